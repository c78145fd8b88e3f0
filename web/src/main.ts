import { mount } from 'svelte';
import './fonts.css';
import './art/theme.css';
import './shell/shell.css';
import App from './shell/App.svelte';
import { watchSettings } from './shell/settings.svelte';

watchSettings();
mount(App, { target: document.getElementById('app')! });
