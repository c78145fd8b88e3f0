import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `rockfall serve` serves the built folder; for work on the client, `npm run dev` passes on to a server that runs.
const server = process.env['ROCKFALL_SERVER'] ?? 'http://127.0.0.1:8420';

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
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
