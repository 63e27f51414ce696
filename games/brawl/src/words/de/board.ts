/** Der ganze Tisch als Text. */
import type { Position } from '@questhall/kernel';
import type { HexId, Home } from '../../content/arena.ts';
import { AREAS, DEPLOYMENT, HOMES, STATUES, TRAP_HEXES } from '../../content/arena.ts';
import { SIDES } from '../../state.ts';
import type { BrawlView, ChampionView, PlayerView, SlotView } from '../../view.ts';
import { CORES } from '../../vocabulary.ts';
import type { Places } from '../grid.ts';
import { areaMark, areaOf, championMark, homeMark, rows, statueMark } from '../grid.ts';
import { challengeGoal, sideText } from './cards.ts';
import { cards, names } from './names.ts';
import { actionLines, boonTexts, PHASE_NAMES, playerNotes, rosterLines, supplyLine } from './under-way.ts';

const { card, challenge, champion, cores, fighter, hex, listed, seat, side } = names;

export function boardWords(view: BrawlView): string {
  const { lies } = positionWords(view);
  return [
    ...standLines(view),
    `Leiste: ${view.track.map(slotText).join(' | ')}`,
    ...rows(view, PLACES),
    ...LEGEND,
    ...HOMES.map((home) => homeLine(home, view)),
    ...view.champions.flatMap((each) => championLines(each, view)),
    ...lies,
  ].join('\n');
}

export const positionWords = (view: BrawlView): Position => ({
  stands: [...standLines(view), ...view.track.flatMap(challengeLine)],
  figures: view.champions.map((each) => ({ ref: { champion: each.id }, text: championLine(each, view) })),
  lies: [supplyLine(view), ...view.seats.map((player) => playerLine(player, view))],
});

const standLines = (view: BrawlView): readonly string[] => [
  headline(view),
  ...actionLines(view),
  ...(view.pool.length > 0 ? [`Auswahl: ${listed([...new Set(view.pool)].map(champion))}.`] : []),
  ...rosterLines(view),
];

function headline(view: BrawlView): string {
  const score = SIDES.map((each) => `${side(each, view)} ${view.vp[each] ?? 0}`).join(', ');
  const turn = view.turn === null ? 'Aufbau' : `Runde ${view.round}, ${seat(view.turn)} ist am Zug`;
  const order = view.order.length > 0 ? ` Reihenfolge: ${view.order.map(seat).join(', ')}.` : '';
  return `${turn}: ${PHASE_NAMES[view.phase]}.${order} SP: ${score}; ${view.vpToWin} zum Sieg.`;
}

/** Ein Platz der Leiste als Satz. */
function challengeLine({ vp, challenge: id, metBy }: SlotView): string[] {
  if (id === null) return [];
  const met = metBy.length === 0 ? 'von niemandem erfüllt' : `erfüllt von ${listed(metBy.map(seat))}`;
  return [`Herausforderung für ${vp} SP: ${challenge(id)}, ${challengeGoal(id)}, ${met}.`];
}

function slotText({ vp, challenge: id, metBy }: SlotView): string {
  const worth = vp === 0 ? '–' : `${vp} SP`;
  const met = metBy.length === 0 ? '' : ` (erfüllt von ${listed(metBy.map((each) => String(each + 1)))})`;
  return id ? `${worth}: ${challenge(id)} – ${challengeGoal(id)}${met}` : `${worth}: leer`;
}

const PLACES: Places = {
  colours: { manipulation: 'blau', destruction: 'rot', creation: 'gelb' },
  homes: { south: 'südlichen', north: 'nördlichen' },
};

const hexList = (hexes: readonly HexId[]): string => hexes.map(hex).join(' ');

const LEGEND: readonly string[] = [
  `Statuen: ${CORES.map((core) => `${statueMark(core)} ${STATUES[core].name} (${cores[core]}) ${hex(STATUES[core].hex)}`).join(', ')}.`,
  ...CORES.map(
    (core) =>
      `${areaMark(core, PLACES)}: Gebiet der ${cores[core]} (${PLACES.colours[core]}), ${hexList(AREAS[core])}.`,
  ),
  `tt: Fallenfeld, ${hexList(TRAP_HEXES)}. ^^: verdeckte Falle.`,
];

function homeLine(home: Home, view: BrawlView): string {
  const owner = SIDES.find((each) => view.homes[each] === home);
  const whose = owner === undefined ? '' : ` (${side(owner, view)})`;
  return `${homeMark(home, PLACES)}: Startfelder am ${PLACES.homes[home]} Ende${whose}, ${hexList(DEPLOYMENT[home])}.`;
}

function placeOf({ hex: at }: ChampionView): string {
  if (at === null) return 'am Tor';
  const area = areaOf(at);
  return `auf ${hex(at)}${area ? `, Gebiet der ${cores[area]}` : ''}`;
}

/** [SFB-INFO-06] Ein Champion, dann beide Seiten seiner Karte. */
function championLines(each: ChampionView, view: BrawlView): string[] {
  return [
    `${championMark(each)} ${championLine(each, view)}`,
    `   Grundseite: ${sideText(each.key, false)} Aufgestiegen: ${sideText(each.key, true)}`,
  ];
}

function championLine(each: ChampionView, view: BrawlView): string {
  const state = [
    each.levelled ? 'aufgestiegen' : '',
    each.bloodied ? 'angeschlagen' : '',
    each.rooted ? 'festgewurzelt' : '',
    each.usedOnce ? 'hat in diesem Zug schon mit einem anderen Kern bezahlt' : '',
    ...boonTexts(each),
  ].filter((word) => word !== '');
  const extra = state.length > 0 ? `, ${listed(state)}` : '';
  const life = `${each.hitpoints - each.damage} von ${each.hitpoints} Lebenspunkten`;
  return `${fighter(each.id, view)} (${seat(each.seat)}): ${life}, Verteidigung ${each.defence}, ${placeOf(each)}${extra}.`;
}

const listedOr = (ids: readonly string[], none: string): string =>
  ids.length > 0 ? listed(ids.map(card)) : none;

function playerLine(player: PlayerView, view: BrawlView): string {
  const hand = player.hand ? listedOr(player.hand, 'leer') : cards(player.handCount);
  const ready = player.ready.length > 0 ? listed(player.ready.map((core) => cores[core])) : 'keine';
  const team = view.players === 4 ? ` (${side(player.side, view)})` : '';
  return `${seat(player.seat)}${team}: Hand ${hand}; Stapel ${player.deckCount}; Ablagestapel ${listedOr(player.discard, 'leer')}; bereite Kerne: ${ready}.${playerNotes(player)}`;
}
