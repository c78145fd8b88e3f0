/**
 * Positions of real matches without a server: /fixture.html?at=saboteur-middle&theme=dark&card=2&cell=3,0
 * show=end, show=picture and show=cards show the rest; still ends all motion, look uncovers the secrets. */
import { mount } from 'svelte';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '../src/art/theme.css';
import Frame from './Frame.svelte';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
mount(Frame, { target: document.getElementById('app')!, props: { wanted } });
