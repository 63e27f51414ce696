/**
 * Matches in which every throw and flip is made by physics. `node test/physical.ts [matches] [first]` plays so many and
 * prints what was broken, and which throws, gadgets and content were never used.
 */

import { createBot } from '@questhall/bots';
import { startAim } from '@questhall/dice-table';
import type { Match } from '@questhall/kernel';
import { asGame, openMatch, recordOf, replay, same, seeded, submit } from '@questhall/kernel';
import type { Dice } from '../src/dice.ts';
import { loadDice } from '../src/dice.ts';
import type { Requirement, ThrowRequest } from '../src/index.ts';
import { DICE, REQUIREMENTS, rules, TEMPLATES } from '../src/index.ts';
import { BOARDS } from '../src/throws.ts';
import { sensible } from './sensible.ts';

export interface Played {
  /** What was not as it should be; empty. */
  readonly faults: readonly string[];
  /** How often each die, each requirement and each Template was thrown. */
  readonly throws: ReadonlyMap<string, number>;
  readonly used: ReadonlySet<string>;
  readonly how: string;
}

const DIFFICULTIES = ['normal', 'hard', 'inferno'] as const;
const MOST = 3000;
const game = asGame(rules);

const count = (tally: Map<string, number>, what: string): void => {
  tally.set(what, (tally.get(what) ?? 0) + 1);
};

function opened(seed: string, turn: number): Match {
  const players = 1 + (turn % 6);
  const configured = rules.configure({
    players,
    heroes: 'random',
    boxes: 'mixed',
    board: BOARDS[turn % BOARDS.length],
    hand: 'steady',
    difficulty: DIFFICULTIES[turn % 3],
    levelUp: turn % 4 > 1,
  });
  if ('problems' in configured) throw new Error('the settings have changed');
  const seats = Array.from({ length: players }, (_, seat) => `Seat ${seat + 1}`);
  return openMatch(game, { options: configured.options, seed, seats });
}

/** Where the table itself knows no good aim, a hand throws with the nearest one, and mostly misses. */
const handFor = ({ board, die, requirements }: ThrowRequest): unknown =>
  requirements.length < 2 ? undefined : { by: 'hand', input: startAim(die, requirements, board) };

/**
 * So that matches come to their Final Boss, too, every second one is played by bots; throws that no aim is known for are
 * left to chance, as a table does for them.
 */
const isForBots = (turn: number): boolean => turn % 2 === 1;

/** Plays one match to its end. */
export function playPhysically(dice: Dice, seed: string, turn = 2): Played {
  const match = opened(seed, turn);
  const chance = { rng: seeded(`physics ${seed}`) };
  const bot = createBot('greedy', { seed });
  const faults: string[] = [];
  const throws = new Map<string, number>();
  const used = new Set<string>();
  for (let n = 0; n < MOST && !match.state.outcome && faults.length === 0; n++) {
    const [open] = match.decisions;
    if (open === undefined) return { faults: ['nobody is asked'], throws, used, how: '' };
    const option = isForBots(turn)
      ? bot.choose(game, match.state, open).option
      : sensible(match.state as never, open, chance);
    const asked = rules.view(match.state as never, null).throwing;
    const thrown =
      dice.throws(option) && asked?.kind === 'throw' && !isForBots(turn) ? handFor(asked) : undefined;
    const landing = dice.throws(option)
      ? dice.land(match, option, thrown as never, { public: `${n}`, secret: `${seed} ${n}` })
      : {};
    if ('refused' in landing) faults.push(`refused: ${JSON.stringify(landing.refused)}`);
    const handed = 'handed' in landing ? landing.handed : undefined;
    if (handed !== undefined && asked?.kind === 'flip') count(throws, asked.template);
    if (handed !== undefined && asked?.kind === 'throw')
      for (const what of [asked.die, ...asked.requirements]) count(throws, what);
    const answered = submit(match, { seat: open.seat, decision: open.id, option }, handed);
    if ('refused' in answered) faults.push(`refused: ${JSON.stringify(answered.refused)}`);
    else for (const { event } of answered.events) for (const piece of rules.used(event)) used.add(piece);
    faults.push(...(rules.faults?.(match.state as never) ?? []));
  }
  if (!match.state.outcome) faults.push('it does not end');
  if (!same(replay(game, recordOf(match)).state, match.state)) faults.push('it plays otherwise again');
  return { faults, throws, used, how: match.state.outcome?.how ?? '' };
}

async function main(matches: number, first: number): Promise<void> {
  const dice = await loadDice();
  const throws = new Map<string, number>();
  const used = new Set<string>();
  const endings = new Map<string, number>();
  let broken = 0;
  for (let n = first; n < first + matches; n++) {
    const played = playPhysically(dice, `physical ${n}`, n);
    for (const [what, times] of played.throws) throws.set(what, (throws.get(what) ?? 0) + times);
    for (const piece of played.used) used.add(piece);
    count(endings, played.how);
    for (const fault of played.faults) {
      broken += 1;
      console.log(`physical ${n}: ${fault}`);
    }
  }
  const kinds: readonly (Requirement | string)[] = [...DICE, ...REQUIREMENTS, ...TEMPLATES];
  console.log(
    `${matches} matches from ${first} on, ${broken} broken: ${JSON.stringify(Object.fromEntries(endings))}`,
  );
  console.log(`thrown: ${kinds.map((kind) => `${kind} ${throws.get(kind) ?? 0}`).join(', ')}`);
  console.log(`never used: ${rules.content.filter((piece) => !used.has(piece)).join(', ') || 'nothing'}`);
}

if (import.meta.main) await main(Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 0));
