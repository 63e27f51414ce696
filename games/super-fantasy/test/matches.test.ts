/**
 * Whole matches, in each Mission, mode and size of the party, with a line for each turn: who stands where, and a fingerprint
 * of all that was asked, offered, refused and told since the line before, and of all that can be seen now. Whatever rule changes,
 * the first line that differs says in which turn. Look into it before writing the file anew (vitest -u).
 */
import type { Decision, Option, Rng } from '@questhall/kernel';
import { about, advance, answer, asGame, below, hash, refused, seeded, takeEvents } from '@questhall/kernel';
import { anyDeed } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { MISSIONS } from '../src/content/missions/index.ts';
import { rules } from '../src/index.ts';
import { apart, boardOf, monsterSquares } from '../src/queries/board.ts';
import { baseSquares } from '../src/queries/places.ts';
import type { Mode, State } from '../src/state.ts';
import { veterans } from './veterans.ts';

interface Setting {
  readonly name: string;
  readonly players: number;
  readonly mode: Mode;
  readonly mission?: string;
  readonly difficulty?: string;
  /** Energy, levels, Magic Items and traps from the first turn on. */
  readonly veterans?: boolean;
}

const ids = MISSIONS.map(({ id }) => id);
const DIFFICULTIES = ['normal', 'heroic', 'epic'] as const;

const SETTINGS: readonly Setting[] = [
  ...ids.map((mission, at): Setting => ({ name: mission, players: at + 1, mode: 'standard', mission })),
  ...ids.map(
    (mission, at): Setting => ({
      ...{ name: `${mission}-veterans`, players: 6 - at, mode: 'standard', mission, veterans: true },
      difficulty: DIFFICULTIES[at % 3] as string,
    }),
  ),
  ...ids.map(
    (mission, at): Setting => ({
      ...{ name: `${mission}-ugly-master`, players: at + 2, mode: 'ugly-master', mission },
      veterans: at % 2 === 0,
    }),
  ),
  ...[2, 3, 4].map(
    (players): Setting => ({
      ...{ name: `big-hunting-${players}`, players, mode: 'big-hunting', veterans: players > 2 },
    }),
  ),
  ...[4, 6].flatMap((players): Setting[] => [
    { name: `dodge-tome-${players}`, players, mode: 'dodge-tome' },
    { name: `dodge-tome-${players}-veterans`, players, mode: 'dodge-tome', veterans: true },
  ]),
];

/** What helps, best first. */
const HELPFUL = [
  ...['ability', 'attack', 'strike', 'castTome', 'smallItem', 'throwTome', 'push', 'slip', 'yes', 'name'],
  ...['pickChest', 'bashDoor', 'pickDoor', 'disarm', 'lever', 'brazier', 'closePortal', 'move', 'move'],
  ...['summon', 'moveMonster', 'wake', 'charge', 'take'],
];

/** Things and foes a hero might go to; in Dodge Tome the Tome of Power, and with it home. */
function worthGoingTo(s: State): readonly number[] {
  if (s.dodge) {
    const carrier = s.heroes.find(({ tome }) => tome !== '');
    if (carrier?.id === s.turn?.hero) return baseSquares(s, (carrier?.seat ?? 0) % 2);
    return [carrier?.cell ?? s.dodge.tome];
  }
  const { doors } = boardOf(s).layout;
  return [
    ...[...s.chests, ...s.tomes, ...s.levers, ...s.braziers, ...s.fateTokens].map(({ cell }) => cell),
    ...s.monsters.flatMap((monster) => monsterSquares(s, monster)),
    ...doors.flatMap(({ cells }, at) => (s.doors[at]?.open ? [] : cells)),
  ].filter((cell) => cell >= 0);
}

/** The option that ends nearest to any of it. */
function nearest(s: State, options: readonly Option[]): Option | undefined {
  const board = boardOf(s);
  const goals = worthGoingTo(s);
  const far = (option: Option): number =>
    Math.min(...goals.map((goal) => apart(board, Number(option.at?.square), goal)));
  return [...options].sort((a, b) => far(a) - far(b))[0];
}

/** Any deed one time in three, else something that helps. */
function eager(s: State, decision: Decision, chance: { readonly rng: Rng }): Option {
  const { options, kind } = decision;
  if (kind === 'goTo' && below(chance, 3) > 0) return nearest(s, options) as Option;
  const helps = HELPFUL.filter((deed) => options.some((option) => option.do === deed));
  if (helps.length === 0 || below(chance, 4) === 0) return anyDeed(s, decision, chance);
  const deed = helps[below(chance, helps.length)];
  const ways = options.filter((option) => option.do === deed);
  const most = Math.max(...ways.map(diceOf));
  const best = ways.filter((option) => diceOf(option) > most / 2);
  return best[below(chance, best.length)] as Option;
}

/** An Ugly Master names his dice one by one; any are as good. */
const diceOf = ({ dice = 1 }: Option & { readonly dice?: unknown }): number =>
  typeof dice === 'number' ? dice : 1;

/** So many answers are more than any of these matches takes. */
const LIMIT = 3000;

function chronicle({ name, veterans: keen, ...input }: Setting): string {
  const typed = keen ? veterans() : rules;
  const configured = typed.configure({ heroes: 'random', ...input, ...ownCopy(input) });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const game = asGame(typed);
  const s = typed.setup(configured.options, seeded(name));
  const chance = { rng: seeded(`${name} players`) };
  const lines: string[] = [];
  let since: unknown[] = [];
  let open = advance(game, s);
  for (let asked = 0; open.length > 0; asked++) {
    if (asked > LIMIT) throw new Error(`${name} does not end`);
    const turn = s.turnMarker;
    const decision = open[below(chance, open.length)] as Decision;
    const { seat } = decision;
    since.push(takeEvents(s), open, refused(game, s, seat), about(game, s, seat));
    answer(game, s, seat, eager(s, decision, chance));
    open = advance(game, s);
    if (s.turnMarker === turn && open.length > 0) continue;
    lines.push(turnLine(s, turn, hash([since, game.view(s, null)])));
    since = [];
  }
  return [...lines, `${JSON.stringify(s.outcome)} #${hash(takeEvents(s)).slice(0, 8)}`, ''].join('\n');
}

/** A Mission of its own, so that nothing known of the book's is looked up. */
function ownCopy({ mission }: Pick<Setting, 'mission'>): { readonly ownMission?: readonly unknown[] } {
  const book = MISSIONS.find(({ id }) => id === mission);
  return book ? { ownMission: [structuredClone(book)] } : {};
}

function turnLine(s: State, turn: number, fingerprint: string): string {
  const heroes = s.heroes.map(({ id, cell, life, xp }) => `${id} at ${cell} Life ${life} xp ${xp}`);
  const monsters = s.monsters.map(({ id, at, wounds }) => `${id} at ${at}${wounds > 0 ? ` −${wounds}` : ''}`);
  return `${turn} #${fingerprint.slice(0, 8)} | ${heroes.join(', ')} | ${monsters.join(', ')}`.trimEnd();
}

test.each(SETTINGS)('the match $name goes as it was written down', async (setting) => {
  await expect(chronicle(setting)).toMatchFileSnapshot(`golden/matches/${setting.name}.txt`);
});
