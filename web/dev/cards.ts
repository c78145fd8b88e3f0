import { mount } from 'svelte';
import '../src/art/theme.css';
import Sheet from './Sheet.svelte';
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
mount(Sheet, { target: document.getElementById('app')! });
