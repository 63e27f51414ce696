import type { Creation, ListedGame } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { seeded } from '@questhall/kernel';
import type { FormKind } from '@questhall/schema';
import { formOf } from '@questhall/schema';
import type { Policy } from '@questhall/testkit';
import { checkLaws, inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Draw } from './random-content.ts';
import { drawFrom, varied } from './random-content.ts';

const ALL = Object.values(GAMES).flatMap((game) =>
  game.creations.map((creation) => [`${game.title}: ${creation.name}`, game, creation] as const),
);

/** How many pieces are made of each kind, and how often each is changed. */
const PIECES = 3;
const CHANGES = 8;

/** One of the box after changes that the bench lets through. */
function madeOf(
  piece: Json,
  form: FormKind,
  bench: Awaited<ReturnType<Creation['bench']>>,
  draw: Draw,
): Json {
  let made = piece;
  for (let n = 0; n < CHANGES; n++) {
    const next = varied(form, made, draw);
    if (!('problems' in bench.check(next))) made = next;
  }
  return made;
}

/** Whoever may take what players made takes it. */
const eager =
  (fallback: Policy): Policy =>
  (s, decision, chance) => {
    const own = decision.options.find(({ do: deed, ...rest }) =>
      ['take', 'choose', 'play', 'buy'].includes(deed) ? JSON.stringify(rest).includes('"own-') : false,
    );
    return own ?? fallback(s, decision, chance);
  };

test.each(ALL)(
  '[O1] %s: what the bench lets through keeps the laws of its game to the end of the match',
  async (_name, game: ListedGame, creation: Creation) => {
    const [bench, rules] = await Promise.all([creation.bench(), game.rules()]);
    const form = formOf(bench.schema);
    const draw = drawFrom(seeded(`played ${creation.id}`));
    const mode = game.modes.find(({ id }) => id === creation.mode);
    const free = creation.unbalanced === undefined ? {} : { [creation.unbalanced]: true };
    const options = Array.from({ length: PIECES }, () => {
      const piece = bench.box[draw(bench.box.length)]?.draft ?? bench.start;
      const made = madeOf(piece, form, bench, draw);
      const players = mode?.players?.min ?? rules.players.min;
      const set = { ...mode?.options, ...free, players, [creation.setting]: [made] };
      const configured = rules.configure(set);
      expect(configured).toHaveProperty('options');
      return 'options' in configured ? configured.options : { players };
    });
    const report = checkLaws(rules, {
      games: PIECES,
      seed: `own ${creation.id}`,
      options,
      thorough: 0.01,
      policy: eager(inclined(rules)),
    });
    expect(report.violations.map(({ law, message }) => ({ law, message }))).toEqual([]);
    expect(report.games).toBe(PIECES);
  },
);
