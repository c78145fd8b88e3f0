/** Saboteur 2: the same mine with more in it. */
import type { GameModule } from '../contract';
import saboteur from '../saboteur';
import Picture from './Picture.svelte';
import type { MineView } from '../saboteur/types';

const saboteur2: GameModule<MineView> = { ...saboteur, Picture, minutes: [30, 50], light: 'light-saboteur2' };

export default saboteur2;
