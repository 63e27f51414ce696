/** The whole table as text. */
import { HEXES, STATUES, TRAP_HEXES } from '../content/arena.ts';
import type { BrawlView, ChampionView, PlayerView, SlotView } from '../view.ts';
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

export function boardWords(view: BrawlView): string {
  return [
    headline(view),
    ...(view.pool.length > 0 ? [`Pool: ${listed([...new Set(view.pool)].map(championNamed))}.`] : []),
    `Track: ${view.track.map(slotText).join(' | ')}`,
    ...rows(view),
    ...view.champions.map((champion) => championLine(champion, view)),
    ...view.seats.map(playerLine),
  ].join('\n');
}

function headline(view: BrawlView): string {
  const score = ([0, 1] as const).map((side) => `${sideNamed(side, view)} ${view.vp[side] ?? 0}`).join(', ');
  const turn = view.turn === null ? 'Set-up' : `Round ${view.round}, ${seatNamed(view.turn)}’s turn`;
  return `${turn}. VP: ${score}; ${view.vpToWin} win.`;
}

function slotText({ vp, challenge, metBy }: SlotView): string {
  const worth = vp === 0 ? '–' : `${vp} VP`;
  const met = metBy.length === 0 ? '' : ` (met by ${listed(metBy.map((side) => String(side + 1)))})`;
  return challenge ? `${worth}: ${challengeNamed(challenge)}${met}` : `${worth}: empty`;
}

/** The arena row by row; a Champion is the number in the list below, with the letter of its side. */
function rows(view: BrawlView): string[] {
  const lines = new Map<number, string[]>();
  HEXES.forEach(({ r }, hex) => {
    const line = lines.get(r) ?? [];
    line.push(mark(hex, view));
    lines.set(r, line);
  });
  return [...lines].map(
    ([r, line]) => `${'ABCDEFG'[r + 3]} ${line.length === 8 ? '  ' : ''}${line.join('  ')}`,
  );
}

const STATUE_HEXES = Object.values(STATUES).map(({ hex }) => hex);

function mark(hex: number, view: BrawlView): string {
  const champion = view.champions.find((each) => each.hex === hex);
  if (champion) return `${champion.id + 1}${champion.side === 0 ? 'a' : 'b'}`;
  if (STATUE_HEXES.includes(hex)) return '##';
  if (view.traps.includes(hex)) return '^^';
  return TRAP_HEXES.includes(hex) ? 'tt' : ' .';
}

function championLine(champion: ChampionView, view: BrawlView): string {
  const place = champion.hex === null ? 'on the Gate' : `on ${hexNamed(champion.hex)}`;
  const state = [
    champion.levelled ? 'levelled up' : '',
    champion.bloodied ? 'Bloodied' : '',
    champion.rooted ? 'Rooted' : '',
  ].filter((word) => word !== '');
  const extra = state.length > 0 ? `, ${listed(state)}` : '';
  const life = `${champion.hitpoints - champion.damage}/${champion.hitpoints}`;
  return `${champion.id + 1}${champion.side === 0 ? 'a' : 'b'} ${nameOf(champion.id, view)} (${seatNamed(champion.seat)}): ${life}, defence ${champion.defence}, ${place}${extra}.`;
}

function playerLine(player: PlayerView): string {
  const hand = player.hand
    ? player.hand.length > 0
      ? listed(player.hand.map(cardNamed))
      : 'empty'
    : plural(player.handCount, 'card');
  const cores = player.ready.length > 0 ? listed(player.ready.map((core) => CORE_NAMES[core])) : 'none';
  return `${seatNamed(player.seat)}: hand ${hand}; deck ${player.deckCount}, discard ${player.discard.length}; Cores ready: ${cores}.`;
}
