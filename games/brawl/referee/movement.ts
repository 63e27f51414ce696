/** [SFB-MOVE] [SFB-KW] Ways: how far, through what, and where they end. */
import type { HexId } from '../src/content/arena.ts';
import { DEPLOYMENT } from '../src/content/arena.ts';
import type { Motion } from '../src/events.ts';
import type { Effect } from '../src/vocabulary.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import type { Deed, Way } from './deed.ts';
import { effectsOf, printedMove } from './deed.ts';
import { far, isStatue, wayTo } from './hexes.ts';
import type { EventOf } from './table.ts';
import { at, boonsOf, pieceOf } from './table.ts';

type Moved = EventOf<'moved'>;

/** Through Enemies, Statues and traps, but not onto them. */
const LEAPS: readonly Motion[] = ['jump', 'swoop'];
const STRAIGHT: readonly Motion[] = ['dash', 'swoop', 'fear', 'push', 'pull'];
const SHOVES: readonly Motion[] = ['push', 'pull'];
const DISPLACED: readonly Motion[] = ['force', 'fear', 'push', 'pull'];

const wayOf = (deed: Deed | null): Way =>
  deed?.ways.at(-1) ?? { champion: -1, how: 'walk', from: null, path: [] };

/** How many hexes a way is long. */
function lengthOf({ from, path, how }: Way): number {
  if (!LEAPS.includes(how) || from === null) return path.length;
  return path.reduce((sum, hex, i) => sum + far(hex, path[i - 1] ?? from), 0);
}

/** All effects at work in this Action that move somebody in this manner. */
export const shifting = (deed: Deed, how: string): readonly Effect[] =>
  [...effectsOf(deed), ...(deed.reaction?.card.effects ?? [])].filter(({ op }) => op === how);

/** The number of a keyword, at the most. */
export function mostOf(effect: Effect | undefined): number {
  if (!effect || !('amount' in effect) || effect.amount === 'all') return 0;
  const { amount } = effect;
  if (typeof amount === 'number') return amount;
  return 'base' in amount ? amount.base + amount.plus : (amount.most ?? 99);
}

/** The Champion whose card shifts this one: both the attack and its Reaction may, and nobody shifts itself. */
export const sourceOf = ({ reaction, champion }: Deed, how: string, shifted: number): number =>
  reaction && reaction.on !== shifted && reaction.card.effects.some(({ op }) => op === how)
    ? reaction.on
    : champion;

const enemyOn = ({ table }: Scene, champion: number, hex: HexId): boolean => {
  const other = at(table, hex);
  return other !== undefined && other.side !== pieceOf(table, champion).side;
};
const anybodyElse = ({ table }: Scene, champion: number, hex: HexId): boolean => {
  const other = at(table, hex);
  return other !== undefined && other.id !== champion;
};

const through = (
  hows: readonly Motion[],
  blocks: (scene: Scene, champion: number, hex: HexId) => boolean,
): ((scene: Scene, event: Moved) => string | undefined | false) => {
  return (scene, { champion, path, how }) => {
    const hex = hows.includes(how) ? path.find((step) => blocks(scene, champion, step)) : undefined;
    return hex !== undefined && `${how} of ${pieceOf(scene.table, champion).key} through hex ${hex}`;
  };
};

const WALKS: readonly Motion[] = ['walk', 'dash', 'force', 'fear'];

export const MOVEMENT: readonly Check[] = [
  /** Of a leap only the end is told. */
  check('moved', 'SFB-MOVE-01', ({ table }, { champion, path, how }) => {
    const from = LEAPS.includes(how) ? null : pieceOf(table, champion).hex;
    const steps = from === null ? path : [from, ...path];
    return (
      steps.some((hex, i) => i > 0 && far(hex, steps[i - 1] as HexId) !== 1) && `not hex by hex: ${steps}`
    );
  }),
  check('moved', 'SFB-OOA-10', ({ table }, { champion, path, how }) => {
    const { hex, side } = pieceOf(table, champion);
    const home = table.homes[side];
    if (hex !== null || !home) return undefined;
    return (how !== 'walk' || !DEPLOYMENT[home].includes(path[0] ?? -1)) && `comes in on hex ${path[0]}`;
  }),
  check('moved', 'SFB-MOVE-01', ({ deed, table }, { champion, how }) => {
    if (how !== 'walk' || !deed) return undefined;
    const walked = deed.ways
      .filter((way) => way.how === 'walk')
      .reduce((sum, { path }) => sum + path.length, 0);
    const move = printedMove(deed);
    const may = move === undefined ? 0 : move + boonsOf(pieceOf(table, champion), 'move');
    return walked > may && `${walked} hexes walked, ${may} allowed`;
  }),
  check('moved', 'SFB-ACT-01', ({ deed }, { champion, how }) =>
    how === 'walk' && champion !== deed?.champion ? 'walks without being activated' : undefined,
  ),
  check('moved', 'SFB-ATTACK-13', ({ deed }, { how }) => {
    if (how === 'walk' || !deed) return undefined;
    const most = Math.max(0, ...shifting(deed, how).map(mostOf));
    const length = lengthOf(wayOf(deed));
    return length > most && `${how} of ${length} hexes, ${most} allowed`;
  }),
  check('moved', 'SFB-KW-DASH-01', ({ deed }, { how }) => {
    const { from, path } = wayOf(deed);
    if (!STRAIGHT.includes(how) || from === null) return undefined;
    const ways = new Set([from, ...path].slice(1).map((hex, i) => wayTo([from, ...path][i] as HexId, hex)));
    return ways.size > 1 && `${how} with a turn: ${[from, ...path]}`;
  }),
  check(
    'moved',
    'SFB-MOVE-02',
    through([...WALKS, ...SHOVES], (_scene, _champion, hex) => isStatue(hex)),
  ),
  check('moved', 'SFB-MOVE-03', through(WALKS, enemyOn)),
  check('moved', 'SFB-KW-PUSH-03', through(SHOVES, anybodyElse)),
  check('moved', 'SFB-RULING-38', ({ table }, { path, how }) => {
    const end = path.at(-1) ?? -1;
    return LEAPS.includes(how) && (isStatue(end) || at(table, end) !== undefined) && `${how} onto hex ${end}`;
  }),
  /** A trap under an Ally that ignored it cuts the way; the rest of it leads on. */
  check('moved', 'SFB-MOVE-04', (scene, { champion, path, how }) => {
    const { next, table } = scene;
    const goesOn = next?.type === 'moved' && next.champion === champion && next.how === how;
    const end = path.at(-1) ?? -1;
    if (goesOn || table.traps.includes(end)) return undefined;
    return anybodyElse(scene, champion, end) && `ends on hex ${end}, taken`;
  }),
  check('moved', 'SFB-TRAP-02', ({ table }, { path, how }) => {
    const passed = path.slice(0, -1).find((hex) => table.traps.includes(hex));
    return !LEAPS.includes(how) && passed !== undefined && `${how} across the trap on hex ${passed}`;
  }),
  check('moved', 'SFB-KW-ROOT-02', ({ table }, { champion }) =>
    pieceOf(table, champion).rooted ? `${pieceOf(table, champion).key} is rooted` : undefined,
  ),
  check('moved', 'SFB-KW-PUSH-01', ({ deed, table }, { champion, path, how }) => {
    if (!deed || !SHOVES.includes(how)) return undefined;
    const [source, from] = [pieceOf(table, sourceOf(deed, how, champion)).hex, pieceOf(table, champion).hex];
    if (source === null || from === null) return `${how} by or of somebody on the Gate`;
    const row = how === 'push' ? wayTo(source, from) : wayTo(from, source);
    return (row === undefined || row !== wayTo(from, path[0] ?? from)) && `${how} out of the hex row`;
  }),
  check('moved', 'SFB-DISP-01', ({ deed }, { champion, how }) => {
    if (!deed || !DISPLACED.includes(how)) return undefined;
    const concerned = shifting(deed, how).some(({ who }) => who !== 'target' && who !== 'attacker');
    const aimed =
      deed.targets.some(({ id }) => id === champion) || (deed.reaction && champion === deed.champion);
    return !concerned && !aimed && `${how} of somebody the card does not name`;
  }),
  check('placed', 'SFB-RULING-42', ({ table }, { champion, to, back }) => {
    const taken = at(table, to) !== undefined || isStatue(to);
    return taken && !back && `${pieceOf(table, champion).key} is placed on hex ${to}, which is not free`;
  }),
];
