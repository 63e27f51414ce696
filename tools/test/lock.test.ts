import { expect, test } from 'vitest';
import { lockFindings, missingPlatforms } from '../house/lock.ts';

const packages = {
  '': {},
  'node_modules/vite': {
    version: '8.3.8',
    dev: true,
    optionalDependencies: {
      '@vite/binding-linux-x64-gnu': '1.0.0',
      '@vite/binding-linux-arm-musleabihf': '1.0.0',
      '@vite/darwin-arm64': '1.0.0',
      '@vite/binding-wasm32-wasi': '1.0.0',
      'not-about-platforms': '^2.0.0',
    },
  },
  'node_modules/@vite/binding-linux-x64-gnu': { version: '1.0.0', optional: true },
  'node_modules/@questhall/kernel': { resolved: 'packages/kernel', link: true },
};

test('platform packages that are asked for and not listed are known by their names', () => {
  expect(missingPlatforms({ packages })).toEqual({
    'node_modules/@vite/binding-linux-arm-musleabihf': {
      version: '1.0.0',
      cpu: ['arm'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@vite/darwin-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    },
    'node_modules/@vite/binding-wasm32-wasi': {
      version: '1.0.0',
      cpu: ['wasm32'],
      dev: true,
      optional: true,
    },
  });
});

test('a lock file is complete and names no registry', () => {
  const complete = { ...packages, ...missingPlatforms({ packages }) };
  expect(lockFindings('package-lock.json', JSON.stringify({ packages: complete }))).toEqual([]);
  const addressed = {
    ...packages,
    'node_modules/ws': { version: '8.0.0', resolved: 'https://example.org/ws.tgz' },
  };
  expect(
    lockFindings('package-lock.json', JSON.stringify({ packages: addressed })).map(({ message }) => message),
  ).toEqual([expect.stringContaining('lacks 3 packages'), expect.stringContaining('node_modules/ws')]);
});
