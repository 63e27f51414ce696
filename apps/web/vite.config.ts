import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

/** The browser tests build a page of scenes too: test/page, which is no part of the product. */
const scenes = process.env.QUESTHALL_SCENES === undefined ? {} : { scenes: 'test/page/index.html' };

export default defineConfig({
  base: './',
  plugins: [react(), precache()],
  // Workers load the rules of one game, not of all.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Drawings stay files: a page that shows three of a hundred should not carry the others in its script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw/service-worker.ts', ...scenes },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
