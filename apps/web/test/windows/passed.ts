/** Looks at which no law was broken. As long as nothing is built anew they need no second look: a run that was broken off goes on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Passed {
  readonly has: (look: string) => boolean;
  readonly add: (look: string) => void;
  readonly keep: () => void;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** `cache`: where the scenes are built, with a note of what they were built from. */
export function passedIn(cache: string): Passed {
  const built = read(join(cache, 'test-scenes.built'));
  const file = join(cache, 'windows-passed.txt');
  const [before, ...looks] = read(file).split('\n');
  const passed = new Set(before === built ? looks : []);
  return {
    has: (look) => passed.has(look),
    add: (look) => passed.add(look),
    keep: () => writeFileSync(file, [built, ...passed].join('\n')),
  };
}
