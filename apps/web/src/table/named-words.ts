/** A game calls its seats "Player 1" or "Seat 1", in German "Spieler 1"; at a table they have names. */
import type { Game, Position, Words } from '@questhall/kernel';
import { useMemo } from 'react';

const PLAYER = /\b(?:Player|Seat|Spieler) ([1-9])\b/g;

const named = (text: string, nameOf: (seat: number) => string): string =>
  text.replace(PLAYER, (whole, number: string) => nameOf(Number(number) - 1) || whole);

const namedPosition = (position: Position | undefined, nameOf: (seat: number) => string): Position => {
  const { stands, figures, lies } = position ?? NOWHERE;
  const all = (texts: readonly string[]) => texts.map((text) => named(text, nameOf));
  return {
    stands: all(stands),
    figures: figures.map(({ ref, text }) => ({ ref, text: named(text, nameOf) })),
    lies: all(lies),
  };
};

const NOWHERE: Position = { stands: [], figures: [], lies: [] };

/** The same sentences, with the names of those who sit here. */
function namedWords<V>(words: Words<V>, nameOf: (seat: number) => string): Words<V> {
  return {
    ...words,
    decision: (kind, about, view) => named(words.decision(kind, about, view), nameOf),
    option: (option, view) => named(words.option(option, view), nameOf),
    event: (event, view) => {
      const text = words.event(event, view);
      return text === undefined ? undefined : named(text, nameOf);
    },
    reason: (reason, view) => named(words.reason(reason, view), nameOf),
    outcome: (outcome, view) => named(words.outcome(outcome, view), nameOf),
    board: (view) => named(words.board(view), nameOf),
    ...(words.position && { position: (view: V) => namedPosition(words.position?.(view), nameOf) }),
  };
}

const BETWEEN = '\n';

/** The words of a game for these people; the same object as long as nobody is called anything else. */
export function useNamedWords({ words }: Pick<Game, 'words'>, names: readonly string[]): Words {
  const all = names.join(BETWEEN);
  return useMemo(() => namedWords(words, (seat) => all.split(BETWEEN)[seat] ?? ''), [words, all]);
}
