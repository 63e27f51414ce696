/** The whole table as text. */
import type { Position } from '@questhall/kernel';
import type { HexId, Home } from '../content/arena.ts';
import { AREAS, DEPLOYMENT, HOMES, STATUES, TRAP_HEXES } from '../content/arena.ts';
import { SIDES } from '../state.ts';
import type { BrawlView, ChampionView, PlayerView, SlotView } from '../view.ts';
import { CORES } from '../vocabulary.ts';
import { challengeGoal, sideText } from './cards.ts';
import type { Places } from './grid.ts';
import { areaMark, areaOf, championMark, homeMark, rows, statueMark } from './grid.ts';
import {
  CORE_NAMES,
  cardNamed,
  challengeNamed,
  championNamed,
  hexNamed,
  listed,
  nameOf,
  plural,
  seatNamed,
  sideNamed,
} from './names.ts';
import { actionLines, boonTexts, PHASE_NAMES, playerNotes, rosterLines, supplyLine } from './under-way.ts';

export function boardWords(view: BrawlView): string {
  const { lies } = positionWords(view);
  return [
    ...standLines(view),
    `Track: ${view.track.map(slotText).join(' | ')}`,
    ...rows(view, PLACES),
    ...LEGEND,
    ...HOMES.map((home) => homeLine(home, view)),
    ...view.champions.flatMap((champion) => championLines(champion, view)),
    ...lies,
  ].join('\n');
}

export const positionWords = (view: BrawlView): Position => ({
  stands: [...standLines(view), ...view.track.flatMap(challengeLine)],
  figures: view.champions.map((champion) => ({
    ref: { champion: champion.id },
    text: championLine(champion, view),
  })),
  lies: [supplyLine(view), ...view.seats.map((player) => playerLine(player, view))],
});

const standLines = (view: BrawlView): readonly string[] => [
  headline(view),
  ...actionLines(view),
  ...(view.pool.length > 0 ? [`Pool: ${listed([...new Set(view.pool)].map(championNamed))}.`] : []),
  ...rosterLines(view),
];

function headline(view: BrawlView): string {
  const score = ([0, 1] as const).map((side) => `${sideNamed(side, view)} ${view.vp[side] ?? 0}`).join(', ');
  const turn = view.turn === null ? 'Set-up' : `Round ${view.round}, ${seatNamed(view.turn)}’s turn`;
  const order = view.order.length > 0 ? ` Order of play: ${view.order.map(seatNamed).join(', ')}.` : '';
  return `${turn}: ${PHASE_NAMES[view.phase]}.${order} VP: ${score}; ${view.vpToWin} win.`;
}

/** A slot of the track as a sentence. */
function challengeLine({ vp, challenge, metBy }: SlotView): string[] {
  if (challenge === null) return [];
  const met = metBy.length === 0 ? 'met by nobody' : `met by ${listed(metBy.map(seatNamed))}`;
  return [
    `Challenge for ${vp} VP: ${challengeNamed(challenge)}, ${challengeGoal(challenge).toLowerCase()}, ${met}.`,
  ];
}

function slotText({ vp, challenge, metBy }: SlotView): string {
  const worth = vp === 0 ? '–' : `${vp} VP`;
  const met = metBy.length === 0 ? '' : ` (met by ${listed(metBy.map((side) => String(side + 1)))})`;
  return challenge
    ? `${worth}: ${challengeNamed(challenge)} – ${challengeGoal(challenge)}${met}`
    : `${worth}: empty`;
}

const PLACES: Places = {
  colours: { manipulation: 'blue', destruction: 'red', creation: 'yellow' },
  homes: { south: 'south', north: 'north' },
};

const hexList = (hexes: readonly HexId[]): string => hexes.map(hexNamed).join(' ');

/** [SFB-COMP-08] [SFB-COMP-10] What is printed on the arena, by mark and by hex. */
const LEGEND: readonly string[] = [
  `Statues: ${CORES.map((core) => `${statueMark(core)} ${STATUES[core].name} (${CORE_NAMES[core]}) ${hexNamed(STATUES[core].hex)}`).join(', ')}.`,
  ...CORES.map(
    (core) =>
      `${areaMark(core, PLACES)}: ${CORE_NAMES[core]} area (${PLACES.colours[core]}), ${hexList(AREAS[core])}.`,
  ),
  `tt: trap hex, ${hexList(TRAP_HEXES)}. ^^: face-down trap.`,
];

function homeLine(home: Home, view: BrawlView): string {
  const side = SIDES.find((each) => view.homes[each] === home);
  const whose = side === undefined ? '' : ` (${sideNamed(side, view)})`;
  return `${homeMark(home, PLACES)}: deployment hexes of the ${PLACES.homes[home]} end${whose}, ${hexList(DEPLOYMENT[home])}.`;
}

/** Where a Champion stands, with what is printed there. */
function placeOf({ hex }: ChampionView): string {
  if (hex === null) return 'on the Gate';
  const area = areaOf(hex);
  return `on ${hexNamed(hex)}${area ? `, ${CORE_NAMES[area]} area` : ''}`;
}

/** [SFB-INFO-06] A Champion, then both sides of its card. */
function championLines(champion: ChampionView, view: BrawlView): string[] {
  return [
    `${championMark(champion)} ${championLine(champion, view)}`,
    `   Basic: ${sideText(champion.key, false)} Levelled Up: ${sideText(champion.key, true)}`,
  ];
}

function championLine(champion: ChampionView, view: BrawlView): string {
  const place = placeOf(champion);
  const state = [
    champion.levelled ? 'levelled up' : '',
    champion.bloodied ? 'Bloodied' : '',
    champion.rooted ? 'Rooted' : '',
    champion.usedOnce ? 'has paid with another Core this turn' : '',
    ...boonTexts(champion),
  ].filter((word) => word !== '');
  const extra = state.length > 0 ? `, ${listed(state)}` : '';
  const life = `${champion.hitpoints - champion.damage} of ${champion.hitpoints} Hitpoints`;
  return `${nameOf(champion.id, view)} (${seatNamed(champion.seat)}): ${life}, defence ${champion.defence}, ${place}${extra}.`;
}

function playerLine(player: PlayerView, view: BrawlView): string {
  const hand = player.hand
    ? player.hand.length > 0
      ? listed(player.hand.map(cardNamed))
      : 'empty'
    : plural(player.handCount, 'card');
  /** [SFB-INFO-05] */
  const discard = player.discard.length > 0 ? listed(player.discard.map(cardNamed)) : 'empty';
  const cores = player.ready.length > 0 ? listed(player.ready.map((core) => CORE_NAMES[core])) : 'none';
  const team = view.players === 4 ? ` (${sideNamed(player.side, view)})` : '';
  return `${seatNamed(player.seat)}${team}: hand ${hand}; deck ${player.deckCount}; discard pile ${discard}; Cores ready: ${cores}.${playerNotes(player)}`;
}
