/**
 * Positions of real matches without a server: /fixture.html?at=saboteur-middle&theme=dark&language=de
 * show=end, show=picture and show=cards show the rest; still ends all motion. More by game, see dev/<game>.ts. */
import { mount, type Component } from 'svelte';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '../src/art/theme.css';
import { loadModule, loadPicture, wordbookOf } from '../src/shell/modules';
import { load, type Language } from '../src/words';
import { Fake, type Fixture, type Pretending } from './fake.svelte';
import Frame from './Frame.svelte';

const FIXTURES = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });
const PRETENDING = import.meta.glob<Pretending>(['./*.ts', '!./fixture.ts'], { import: 'default' });

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const fixture = await FIXTURES[`../fixtures/${wanted.get('at') ?? 'saboteur-middle'}.json`]!();
const book = wordbookOf(fixture.game);
const words = await load((wanted.get('language') ?? 'en') as Language, book);
const pretending = (await PRETENDING[`./${book}.ts`]?.()) ?? {};
const module = await loadModule(fixture.game);
const play = new Fake(fixture, words, pretending, module, wanted.has('still'));
pretending.arrange?.(play, wanted);
Object.assign(window, { play });
const Sheet = (pretending.Sheet ?? null) as Component | null;
const props = { play, module, Picture: await loadPicture(fixture.game), Sheet, show: wanted.get('show') };
mount(Frame, { target: document.getElementById('app')!, props });
