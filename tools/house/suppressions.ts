import type { Finding } from './finding.ts';
import type { Source } from './source.ts';

const SUPPRESSION = /^[\s*]*(biome-ignore|@ts-ignore|@ts-expect-error|@ts-nocheck)/;

/** A check that is switched off in one place is soon switched off in ten. Whoever needs an exception changes the rule in biome.json. */
export function suppressions(source: Source): Finding[] {
  return source.comments.flatMap(({ text, offset }) => {
    const found = SUPPRESSION.exec(text)?.[1];
    const message = `${found}: mend the cause, or change the rule for everybody`;
    return found === undefined ? [] : [{ file: source.path, line: source.lineAt(offset), message }];
  });
}
