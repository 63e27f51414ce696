import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { physics } from './build/physics.ts';
import { preload } from './build/preload.ts';
import { workers } from './build/workers.ts';

/** The browser tests build a page of scenes too: test/page, which is no part of the product. */
const scenes = process.env.QUESTHALL_SCENES === undefined ? {} : { scenes: 'test/page/index.html' };

/** Where rules are loaded from. */
const MANIFESTS = /\/games\/(\w+|[\w-]+\/manifest)\.ts$/;

export default defineConfig({
  base: './',
  plugins: [react(), icons(), physics(), workers(), preload(), offline()],
  build: {
    target: 'es2023',
    // Drawings stay files: a page that shows three of a hundred should not carry the others in its script.
    assetsInlineLimit: 0,
    // Rules are loaded by workers, too, and those have no document to put a link into.
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('/manifests-') ? [] : [...files]),
    },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw/service-worker.ts', ...scenes },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: 'manifests', test: MANIFESTS }] },
      },
    },
  },
});
