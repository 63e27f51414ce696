/** The arena for those who listen. */
import type {
  ActionCard,
  Amount,
  BrawlView,
  ChampionView,
  Effect,
  HexId,
  PlayerView,
  Who,
} from '@questhall/games/brawl';
import {
  asBrawlOption,
  championCard,
  distance,
  HEXES,
  hexNamed,
  next,
  STANDARD,
} from '@questhall/games/brawl';
import type { Option } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import type { Bearings, Passage, Place, Way } from '../../table/listen/bearings.ts';
import { isStatue } from './board/Ground.tsx';
import { aimsAt, moverOf, wayTo } from './logic/ahead.ts';
import { groundWords } from './logic/ground.ts';
import type { BrawlScene } from './logic/scene.ts';
import { printed } from './printed.ts';

/** As `next` counts directions. */
const DIRECTIONS: readonly Way[] = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'];
/** A pointy-top hex is so much wider than its row is high. */
const WIDE = 1.155;

const keyOf = (hex: HexId): string => String(hex);

function placeAt(hex: HexId, view: BrawlView): Place {
  const { q, r } = HEXES[hex] ?? { q: 0, r: 0 };
  const ways: { [way in Way]?: Passage } = {};
  DIRECTIONS.forEach((way, direction) => {
    const to = next(hex, direction);
    if (to >= 0) ways[way] = { to: keyOf(to), ...(isStatue(to) && { shut: t('a statue') }) };
  });
  const says = groundWords(hex, view);
  return {
    key: keyOf(hex),
    ref: { hex },
    name: hexNamed(hex),
    x: (q + r / 2) * WIDE,
    y: r,
    says,
    ways,
    marked: view.traps.includes(hex) || isStatue(hex),
  };
}

const championAt = (id: unknown, view: BrawlView): ChampionView | undefined => view.champions[Number(id)];

/** The most it can come to. */
function most(amount: Amount | undefined): number {
  if (amount === undefined) return 0;
  if (typeof amount === 'number') return amount;
  if ('base' in amount) return amount.base + amount.plus;
  return amount.most ?? 3 * amount.times;
}

const REACHES: { readonly [kind in ActionCard['targeting']['kind']]: number } = {
  none: 0,
  melee: 1,
  direct: 0,
  indirect: 0,
  arc3: 1,
  ring6: 1,
  adjacentEnemies: 1,
  ally: 0,
  adjacentAlly: 0,
};

/** Where a Champion may stand when it strikes, so many steps from here: around statues and whoever is against it. */
function standsOf(foe: ChampionView, view: BrawlView): (walk: number) => readonly HexId[] {
  const barred = new Set(view.champions.filter(({ side }) => side !== foe.side).map(({ hex }) => hex));
  const steps = new Map([[foe.hex ?? -1, 0]]);
  for (const [hex, far] of steps)
    DIRECTIONS.forEach((_, direction) => {
      const to = next(hex, direction);
      if (to >= 0 && !steps.has(to) && !isStatue(to) && !barred.has(to)) steps.set(to, far + 1);
    });
  return (walk) => [...steps].flatMap(([hex, far]) => (far <= walk ? [hex] : []));
}

/** Along a row of hexes, with no statue in between. */
const isOpenRow = (from: HexId, to: HexId): boolean =>
  DIRECTIONS.some((_, direction) => {
    let hex = from;
    while (hex >= 0 && hex !== to && !isStatue(hex)) hex = next(hex, direction);
    return hex === to;
  });

/** Whether a card strikes there, after all its owner may move for it, a Move of its own before it included. */
function strikes(
  { move = 0, targeting, effects }: ActionCard,
  by: ChampionView,
  at: HexId,
  before: number,
  standsAfter: ReturnType<typeof standsOf>,
): boolean {
  const beside = effects.some(({ who }) => who === 'adjacentEnemy' || who === 'adjacentEnemies') ? 1 : 0;
  const range = Math.max('max' in targeting ? targeting.max : REACHES[targeting.kind], beside);
  const farther = effects.reduce((sum, effect) => (effect.op === 'range' ? sum + effect.max : sum), 0);
  const leaps = by.rooted
    ? 0
    : effects.reduce(
        (sum, effect) =>
          effect.op === 'dash' || effect.op === 'jump' || effect.op === 'swoop' ? sum + effect.amount : sum,
        0,
      );
  const straight = targeting.kind === 'direct' && leaps + beside === 0;
  return standsAfter(by.rooted ? 0 : before + move + by.movement).some(
    (hex) => distance(hex, at) <= range + farther + leaps && (!straight || isOpenRow(hex, at)),
  );
}

/** The Standard Action Move, as long as it is not used and a Core is left for it. */
const moveBefore = ({ standardUsed, ready }: PlayerView, turn: boolean): number =>
  turn && (standardUsed.includes('move') || ready.length < 2) ? 0 : STANDARD.move.move;

/** Whom an effect may hurt besides whoever plays the card. */
const HURTS: ReadonlySet<Who> = new Set([
  'target',
  'adjacentEnemy',
  'adjacentEnemies',
  'championsAdjacentToTarget',
  'enemiesAdjacentToTarget',
  'enemyNearTarget',
]);

/** The most a card does to this Champion: its attack, and what comes with it. */
function mostBy({ type, strength, effects }: ActionCard, foe: ChampionView, to: ChampionView): number {
  const sum = (of: (effect: Effect) => number): number =>
    effects.reduce((all, effect) => all + of(effect), 0);
  const raised = sum((effect) =>
    effect.op === 'strength' && effect.when === 'main' ? most(effect.amount) : 0,
  );
  const ignored = sum((effect) =>
    effect.op !== 'ignoreDefence' ? 0 : effect.amount === 'all' ? to.defence : effect.amount,
  );
  const times = effects.some(({ op }) => op === 'double') ? 2 : 1;
  const against = Math.max(0, to.defence - ignored);
  const attack =
    type === 'attack'
      ? Math.max(0, most(strength) + raised + foe.strength + to.incomingStrength - against)
      : 0;
  const besides = sum((effect) => {
    if (!HURTS.has(effect.who)) return 0;
    return effect.op === 'damage' || effect.op === 'poison' ? most(effect.amount) : 0;
  });
  return times * attack + besides;
}

interface Danger {
  readonly damage: number;
  readonly text: string;
}

/** Cards of a Champion that are not in the discard pile may be in its player's hand. */
function dangersFrom(foe: ChampionView, to: ChampionView, view: BrawlView): readonly Danger[] {
  const player = view.seats.find(({ seat }) => seat === foe.seat);
  if (foe.hex === null || to.hex === null || player === undefined) return [];
  const at = to.hex;
  const standsAfter = standsOf(foe, view);
  const name = printed.names.fighter(foe.id, view);
  const before = moveBefore(player, view.turn === foe.seat);
  const cards = championCard(foe.key)
    .cards.filter(
      (card) =>
        card.type !== 'reaction' &&
        !player.discard.includes(card.id) &&
        strikes(card, foe, at, before, standsAfter),
    )
    .map((card) => ({ damage: mostBy(card, foe, to), card: printed.names.card(card.id) }));
  const worst = cards.reduce<(typeof cards)[number] | undefined>(
    (best, card) => (best === undefined || card.damage > best.damage ? card : best),
    undefined,
  );
  const walk = foe.rooted ? 0 : before + STANDARD.strike.move + foe.movement;
  const struck = standsAfter(walk).some((hex) => distance(hex, at) === 1) ? 1 : 0;
  const damage = Math.max(worst?.damage ?? 0, struck);
  if (damage === 0) return [];
  const by = worst !== undefined && worst.damage >= struck ? worst.card : printed.names.standards.strike;
  return [{ damage, text: t('{name} for up to {damage} by {by}', { name, damage, by }) }];
}

function threats(figure: Readonly<Record<string, string | number>>, view: BrawlView): readonly string[] {
  const champion = championAt(figure.champion, view);
  if (champion === undefined || champion.hex === null) return [];
  return view.champions
    .filter(({ side }) => side !== champion.side)
    .flatMap((foe) => dangersFrom(foe, champion, view))
    .sort((a, b) => b.damage - a.damage)
    .map(({ text }) => text);
}

const fighters = (ids: readonly number[], view: BrawlView): string =>
  printed.names.listed(ids.map((id) => printed.names.fighter(id, view)));

function wayText(hex: HexId, { decision, view }: BrawlScene): string | undefined {
  const way = wayTo(decision, hex);
  if (way === undefined) return undefined;
  return [
    // A Jump has a path of one hex, however far it goes.
    ...(decision?.about.how === 'walk'
      ? [t('{n, plural, one {# hex} other {# hexes}} to walk', { n: way.path.length })]
      : []),
    ...(way.trap ? [t('a trap springs there')] : []),
    ...(way.targets.length > 0
      ? [t('from there you reach {whom}', { whom: fighters(way.targets, view) })]
      : []),
    ...way.meets.flatMap((slot) => {
      const challenge = view.track[slot]?.challenge;
      return challenge ? [t('meets {challenge}', { challenge: printed.names.challenge(challenge) })] : [];
    }),
  ].join(', ');
}

function aimText(at: { champion?: number; hex?: HexId }, { decision, view }: BrawlScene): string | undefined {
  const hits = aimsAt(decision, at).flatMap(({ times, hits: each }) =>
    each.map((hit) => ({ ...hit, times })),
  );
  if (hits.length === 0) return undefined;
  return hits
    .map(({ champion, strength, defence, damage, times }) =>
      t('{name}: strength {strength} less defence {defence}, {damage} damage unless it reacts', {
        name: printed.names.fighter(champion, view),
        strength,
        defence,
        damage: damage * times,
      }),
    )
    .join('; ');
}

function effect(raw: Option, scene: BrawlScene): string | undefined {
  const option = asBrawlOption(raw);
  switch (option.do) {
    case 'move':
      return wayText(option.at.hex, scene);
    case 'aim':
      return aimText({ champion: option.at.champion }, scene);
    case 'aimArea':
      return aimText({ hex: option.at.hex }, scene);
    case 'standard':
      return printed.standardText(option.action);
    default:
      return undefined;
  }
}

export const bearings: Bearings<BrawlView> = {
  places: (view) => (view.homes.length === 0 ? [] : HEXES.map((_, hex) => placeAt(hex, view))),
  where: ({ champion }, view) => {
    const hex = championAt(champion, view)?.hex ?? null;
    return hex === null ? undefined : keyOf(hex);
  },
  me: ({ view, decision, seat }) => {
    const asked = moverOf(decision) ?? view.action?.champion;
    const mine = view.champions.filter((each) => each.seat === seat && each.hex !== null);
    const champion = mine.find(({ id }) => id === asked) ?? mine[0];
    return champion && { champion: champion.id };
  },
  isFoe: ({ champion }, view) => championAt(champion, view)?.side !== (view.side ?? 0),
  threats,
  hand: (view, seat) => (view.seats[seat ?? 0]?.hand ?? []).map((card) => ({ card })),
  effect,
  meant: ({ hex }) =>
    hex === undefined ? [] : ['move', 'deploy', 'putTrap'].map((deed) => ({ do: deed, at: { hex } })),
  kinds: ['card'],
};
