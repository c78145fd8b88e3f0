import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `rockfall serve` serves the built folder; for work on the client, `npm run dev` passes on to a server that runs.
const server = process.env['ROCKFALL_SERVER'] ?? 'http://127.0.0.1:8420';

// What every page says in a language comes as one file, however many games there are.
function shellWords(file: string): string | null {
  const language = /\/locales\/(\w+)\/(?:common|web|\w+-door)\.ftl\b/.exec(file)?.[1];
  return language === undefined ? null : `words-${language}`;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/rockfall/web',
    emptyOutDir: true,
    manifest: true, // says which file came of which source; sizes are tested by it
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2023',
    chunkSizeWarningLimit: 600, // three.js, which only the rock tower loads
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: shellWords }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
