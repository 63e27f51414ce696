import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

export default defineConfig({
  base: './',
  plugins: [react(), precache()],
  build: {
    target: 'es2023',
    // Drawings stay files: a page that shows three of a hundred should not carry the others in its script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw/service-worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
