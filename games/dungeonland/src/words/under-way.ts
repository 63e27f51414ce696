/** What is under way and what lies on the table besides the map: for the text board. */
import { explorationCard, villainCard } from '../content/index.ts';
import { attackFace, defenceFace } from '../queries/dice.ts';
import type { Phase } from '../state.ts';
import type {
  AttackView,
  DoorView,
  DungeonlandView,
  HeroView,
  OtherView,
  SceneryView,
  TileView,
} from '../view.ts';
import { roundRuleText, rowText, specialText } from './cards.ts';
import {
  CONDITION_NAMES,
  listed,
  nameOfEvent,
  nameOfFigure,
  nameOfThing,
  POWER_NAMES,
  plural,
  SCENERY_NAMES,
  SIGN_NAMES,
  squareNamed,
  TYPE_NAMES,
} from './names.ts';

export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  between: 'between adventures',
  refresh: 'Refresh Phase',
  event: 'Event Phase',
  action: 'Action Phase',
  end: 'End Phase',
};

const faces = (names: readonly string[]): string =>
  names.map((face) => SIGN_NAMES[face as keyof typeof SIGN_NAMES] ?? face).join(', ') || 'no dice yet';

/** Whose activation it is, and the attack in it. */
export function activeLines(view: DungeonlandView): string[] {
  const { active, attack, unseen } = view;
  if (!active) return attack ? [attackLine(attack, view)] : [];
  const hidden = unseen.map(
    ({ figure, by, x, y }) => `${nameOfFigure(figure, view)} (${by} at ${squareNamed({ x, y })})`,
  );
  return [
    `Active: ${nameOfFigure(active.figure, view)}, ${plural(active.actions, 'action')} left, ${active.taken} taken, ${plural(active.runs, 'Run')}${active.charge > 0 ? `, charged ${active.charge}` : ''}`,
    ...(hidden.length > 0 ? [`Not in sight: ${listed(hidden)}`] : []),
    ...(attack ? [attackLine(attack, view)] : []),
  ];
}

function attackLine(attack: AttackView, view: DungeonlandView): string {
  const { by, targets, weapon, spell, type, pips, surges, successes, critical, defence } = attack;
  const what = [TYPE_NAMES[type as keyof typeof TYPE_NAMES] ?? type, weapon, spell]
    .filter((part) => part !== '')
    .map(nameOfThing)
    .join(', ');
  const whom = targets.length > 0 ? ` at ${listed(targets.map((id) => nameOfFigure(id, view)))}` : '';
  const surged = surges.length > 0 ? `, Surge: ${faces(surges)}` : '';
  const kind = critical === '' ? '' : `, ${critical} Criticals`;
  const against = defence
    ? `; ${nameOfFigure(defence.victim, view)} defends against ${defence.potential}: ${faces(defence.pips.map(defenceFace))}`
    : '';
  return `Attack: ${by < 0 ? 'scenery' : nameOfFigure(by, view)} (${what})${whom}: ${faces(pips.map(attackFace))}${surged}${kind}, ${plural(successes, 'success').replace('successs', 'successes')}${against}`;
}

/** Tiles with the rule of their card, things that stand on them, and what is left of the decks. */
export function tableLines(view: DungeonlandView): string[] {
  const { doors, scenery, villain } = view;
  const standing = scenery
    .filter(({ used }) => !used)
    .map((piece) => {
      const notes = sceneryNotes(piece);
      return `${SCENERY_NAMES[piece.type]} ${squareNamed(piece)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
    });
  return [
    ...view.tiles.map(tileLine),
    ...(doors.length > 0 ? [`Doors: ${listed(doors.map(doorText))}`] : []),
    ...(standing.length > 0 ? [`On the map: ${listed(standing)}`] : []),
    ...pileLines(view),
    ...(villain ? villainLines(view, villain) : []),
  ];
}

/** What everybody sees of a thing besides its kind. */
export const sceneryNotes = ({ lootable, holds, hot, used }: SceneryView): readonly string[] => [
  ...(holds === '' ? [] : [nameOfThing(holds)]),
  ...(lootable ? ['Lootable'] : []),
  ...(hot ? ['has burnt somebody this round'] : []),
  ...(used ? ['used'] : []),
];

const tileLine = ({ tile, card, x, y, searched }: TileView): string =>
  `Tile ${nameOfThing(tile)} at ${squareNamed({ x, y })}${searched ? ', searched' : ''}${card === '' ? '' : specialOf(card)}`;

/** Tiles that were searched or have a rule of their own. */
export const tileNotes = ({ tiles }: DungeonlandView): string[] =>
  tiles.filter(({ card, searched }) => searched || (card !== '' && specialOf(card) !== '')).map(tileLine);

/** What this round brings, what was won and lost, and what lies in the piles. */
export function pileLines(view: DungeonlandView): string[] {
  const { rules, keys, offer, won, decks } = view;
  return [
    ...(rules.length > 0 ? [`This round: ${rules.map(roundRuleText).join(' ')}`] : []),
    ...(keys > 0 ? [`Keys: ${keys}`] : []),
    ...(offer.length > 0 ? [`Trader: ${listed(offer.map(nameOfThing))}`] : []),
    ...(won.length > 0 ? [`Won: ${listed(won.map(nameOfThing))}`] : []),
    ...(view.failed.length > 0 ? [`Lost: ${listed(view.failed.map(nameOfThing))}`] : []),
    ...(view.setIn > 0 ? [`The banner or the first mirror came in round ${view.setIn}`] : []),
    ...(view.skipEvent ? ['The next Event Phase is skipped'] : []),
    `Decks: ${decks.events} events, ${decks.consumables} consumables, equipment by Act ${decks.equipment.join(', ')}`,
    ...discardLines(view.discards),
  ];
}

function discardLines({ events, consumables, equipment }: DungeonlandView['discards']): string[] {
  const piles = [...events.map(nameOfEvent), ...[...consumables, ...equipment].map(nameOfThing)];
  return piles.length > 0 ? [`Discarded: ${listed(piles)}`] : [];
}

/** By its first square and the side of it. */
const doorText = ({ x, y, side, open }: DoorView): string =>
  `${open ? 'open' : 'closed'} at ${squareNamed({ x, y })}, to the ${SIDE_NAMES[side]}`;

const SIDE_NAMES: { readonly [side in DoorView['side']]: string } = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
};

const specialOf = (card: string): string => {
  const { special } = explorationCard(card);
  return special ? `. ${specialText(special)}` : '';
};

/** [DL-VAI-09] The table of the villain is open, with what it has done. */
function villainLines(view: DungeonlandView, { figure, phase, fired }: VillainShown): string[] {
  const card = view.others.find(({ id }) => id === figure)?.card;
  if (card === undefined) return [];
  return [
    `${nameOfFigure(figure, view)}, phase ${phase}:`,
    ...villainCard(card).rows.map((row) => {
      const last = fired.findLast((each) => each.row === row.id);
      return `  ${row.id} ${row.name}: ${rowText(row)}${last ? ` (last in round ${last.round})` : ''}`;
    }),
  ];
}
type VillainShown = NonNullable<DungeonlandView['villain']>;

/** What a figure is and can, as it is now. */
export function figureNotes(figure: HeroView | OtherView, view: DungeonlandView): string {
  const { speed, defence, chains, conditions, powers, frenzied, dodgeSpent, waits } = figure;
  const dice = `${defence}${chains > 0 ? ` and ${plural(chains, 'Gable chain')}` : ''}`;
  return [
    `Speed ${speed}`,
    `Defence ${dice}`,
    ...conditions.map((condition) => CONDITION_NAMES[condition]),
    ...powers.map((power) => POWER_NAMES[power]),
    ...(frenzied ? ['frenzied'] : []),
    ...(dodgeSpent ? ['Dodge spent'] : []),
    ...(waits ? ['acts next round'] : []),
    ...(figure.attacked ? ['attacked this round'] : []),
    ...(figure.attackedBy.length > 0
      ? [`attacked by ${listed(figure.attackedBy.map((id) => nameOfFigure(id, view)))}`]
      : []),
    ...('leader' in figure && figure.leader >= 0 ? [`led by ${nameOfFigure(figure.leader, view)}`] : []),
    ...('skills' in figure ? heroNotes(figure, view) : []),
  ].join(', ');
}

function heroNotes(
  { skills, usedThisRound, usedThisAdventure, kills, stance, inked, ...hero }: HeroView,
  { active }: DungeonlandView,
) {
  return [
    ...(skills.length > 0 ? [`skills: ${listed(skills.map(nameOfThing))}`] : []),
    ...(usedThisRound.length > 0 ? [`used this round: ${listed(usedThisRound.map(nameOfThing))}`] : []),
    ...(usedThisAdventure.length > 0
      ? [`used in this adventure: ${listed(usedThisAdventure.map(nameOfThing))}`]
      : []),
    ...(kills > 0 ? [plural(kills, 'kill')] : []),
    ...(stance > 0 ? [`Defensive Stance ${stance}`] : []),
    ...(inked ? ['Invisible by ink'] : []),
    ...(hero.newTile ? ['a tile was placed since this hero acted'] : []),
    ...(active?.figure === hero.id ? ['acts now'] : hero.acted ? ['has acted'] : []),
    ...(hero.outSince === null ? [] : [`out since round ${hero.outSince}${hero.roused ? ', roused' : ''}`]),
  ];
}
