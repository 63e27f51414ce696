/**
 * Whole matches in each mode and for each number of Heroes, with a line for each Round: who stands, how badly hurt, and a
 * fingerprint of all that was asked, offered, refused and told since the line before, and of all that can be seen now. Whatever
 * rule changes, the first line that differs says in which Round. Look into it before writing the file anew (vitest -u).
 */
import type { Decision, Option, Rng } from '@questhall/kernel';
import { about, advance, answer, asGame, below, hash, refused, seeded, takeEvents } from '@questhall/kernel';
import { anyDeed } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { State } from '../src/state.ts';

interface Setting {
  readonly name: string;
  readonly players: number;
  readonly mode: 'standard' | 'evil-lord';
  readonly dogsLife: boolean;
}

const SETTINGS: readonly Setting[] = [1, 2, 3, 4, 5].flatMap((heroes): Setting[] => [
  { name: `standard-${heroes}`, players: heroes, mode: 'standard', dogsLife: false },
  { name: `dogs-life-${heroes}`, players: heroes, mode: 'standard', dogsLife: true },
  { name: `evil-lord-${heroes + 1}`, players: heroes + 1, mode: 'evil-lord', dogsLife: heroes % 2 === 0 },
]);

/** What helps. */
const HELPFUL = [
  ...['combo', 'riposte', 'standardAttack', 'ability', 'consume', 'draw', 'pickUp', 'takePrize', 'takeXp'],
  ...['buy', 'swap', 'payTax', 'confirm', 'goFirst', 'agree', 'loot', 'drawTwo'],
];

/** Any deed one time in four, else something that helps; a Hero defends as well as it can. */
function eager(s: State, decision: Decision, chance: { readonly rng: Rng }): Option {
  const { options, kind } = decision;
  if (kind === 'defend' && below(chance, 3) > 0) return options.at(-1) as Option;
  const helps = HELPFUL.filter((deed) => options.some((option) => option.do === deed));
  if (helps.length === 0 || below(chance, 4) === 0) return anyDeed(s, decision, chance);
  const deed = helps[below(chance, helps.length)];
  const ways = options.filter((option) => option.do === deed);
  return ways[below(chance, ways.length)] as Option;
}

/** So many answers are more than any of these matches takes. */
const LIMIT = 3000;

function chronicle({ name, ...input }: Setting): string {
  const configured = rules.configure({ heroes: 'random', ...input });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const game = asGame(rules);
  const s = rules.setup(configured.options, seeded(name));
  const chance = { rng: seeded(`${name} players`) };
  const lines: string[] = [];
  let since: unknown[] = [];
  let open = advance(game, s);
  for (let asked = 0; open.length > 0; asked++) {
    if (asked > LIMIT) throw new Error(`${name} does not end`);
    const { world, round } = s;
    const decision = open[below(chance, open.length)] as Decision;
    const { seat } = decision;
    since.push(takeEvents(s), open, refused(game, s, seat), about(game, s, seat));
    answer(game, s, seat, eager(s, decision, chance));
    open = advance(game, s);
    if (s.round === round && s.world === world && open.length > 0) continue;
    lines.push(roundLine(s, `${world}.${round}`, hash([since, game.view(s, null)])));
    since = [];
  }
  return [...lines, `${JSON.stringify(s.outcome)} #${hash(takeEvents(s)).slice(0, 8)}`, ''].join('\n');
}

function roundLine(s: State, when: string, fingerprint: string): string {
  const side = (lanes: readonly (readonly string[])[]): string =>
    lanes.map((lane) => lane.join(' < ') || '–').join(', ');
  return `${when} #${fingerprint.slice(0, 8)} | ${side(s.heroLanes)} | ${side(s.monsterLanes)}`;
}

test.each(SETTINGS)('the match $name goes as it was written down', async (setting) => {
  await expect(chronicle(setting)).toMatchFileSnapshot(`golden/matches/${setting.name}.txt`);
});
