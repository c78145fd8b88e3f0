/** What a table needs some time after its board: one file, fetched when the page has nothing else to do. */
export { default as Advice } from './Advice.svelte';
export { default as EndPanel } from './EndPanel.svelte';
export { default as HelpBubble } from './HelpBubble.svelte';
