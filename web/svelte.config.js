import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// The name of a component's styles stands at every rule and every element: a short one saves half a kilobyte a board.
const cssHash = ({ hash, filename }) => `s-${hash(filename).slice(-5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
