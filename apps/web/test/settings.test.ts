import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings, writeSettings } from '../src/app/settings.ts';

function storage(initial: string | null = null) {
  let kept = initial;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

test('settings come back as they were written', () => {
  const store = storage();
  const settings = {
    ...DEFAULT_SETTINGS,
    name: 'Nora',
    speed: 'instant',
    text: 'larger',
    patterns: true,
    notices: true,
    music: 5,
  } as const;
  writeSettings(store, settings);
  expect(readSettings(store)).toEqual(settings);
});

test('without any, or with spoiled ones, the defaults hold', () => {
  expect(readSettings(storage())).toEqual(DEFAULT_SETTINGS);
  expect(readSettings(storage('{oops'))).toEqual(DEFAULT_SETTINGS);
  expect(readSettings(storage('null'))).toEqual(DEFAULT_SETTINGS);
});

test('a spoiled field takes its default and spares the others', () => {
  const settings = readSettings(
    storage('{"name":"","speed":"warp","music":900,"sound":false,"patterns":"yes"}'),
  );
  expect(settings).toEqual({ ...DEFAULT_SETTINGS, music: 100, sound: false });
});

test('a storage that refuses to write is no error', () => {
  const refusing = {
    ...storage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => writeSettings(refusing, DEFAULT_SETTINGS)).not.toThrow();
});
