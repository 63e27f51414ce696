/** The five lanes for those who listen: a column each, the Monsters north of the line, the Heroes south of it. */
import type { Energy, HeroView, PugView } from '@questhall/games/pug-quest';
import { asPugOption, ENERGY_NAMES, LANES, listed, nameOf, plural } from '@questhall/games/pug-quest';
import type { Option, Ref } from '@questhall/kernel';
import type { Scene } from '../../table/game-table.ts';
import type { Bearings, Passage, Place, Way } from '../../table/listen/bearings.ts';
import type { TableView } from './logic/after.ts';
import { comboById, creatureOf, foeCard, heroOfSeat } from './logic/cards.ts';
import type { Threat } from './logic/forecast.ts';
import { comboThreats, moveForecast, nextTurnOf, standardAttackThreats } from './logic/forecast.ts';

const RANKS = ['front', 'second', 'third', 'fourth', 'fifth'] as const;

interface Spot {
  readonly key: string;
  readonly ref: Ref;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The line between the two sides, and everybody behind it, of one lane. */
function spotsIn(lane: number, view: PugView): readonly Spot[] {
  const queue = (ids: readonly string[], side: string, towards: 1 | -1): readonly Spot[] =>
    ids.map((id, rank) => ({
      key: `creature ${id}`,
      ref: { creature: id },
      name: `Lane ${lane}, ${side}, ${RANKS[rank] ?? `place ${rank + 1}`}`,
      x: lane,
      y: towards * (rank + 1),
    }));
  return [
    { key: `lane ${lane}`, ref: { lane }, name: `Lane ${lane}`, x: lane, y: 0 },
    ...queue(view.heroLanes[lane - 1] ?? [], 'Heroes', 1),
    ...queue(view.monsterLanes[lane - 1] ?? [], 'Monsters', -1),
  ];
}

/** In the lane beside, the same row or the next one towards the line. */
function beside(spots: readonly Spot[], { y }: Spot): Spot | undefined {
  for (let row = y; ; row -= Math.sign(y)) {
    const found = spots.find((spot) => spot.y === row);
    if (found !== undefined || row === 0) return found;
  }
}

function places(view: PugView): readonly Place[] {
  if (view.world === 0) return [];
  const lanes = LANES.map((lane) => spotsIn(lane, view));
  return lanes.flatMap((spots, at) =>
    spots.map((spot): Place => {
      const ways: { [way in Way]?: Passage } = {};
      const to = (way: Way, other: Spot | undefined): void => {
        if (other !== undefined) ways[way] = { to: other.key };
      };
      to(
        'north',
        spots.find(({ y }) => y === spot.y - 1),
      );
      to(
        'south',
        spots.find(({ y }) => y === spot.y + 1),
      );
      // [PQ-LANE] The lanes are a ring.
      to('west', beside(lanes.at(at - 1) ?? [], spot));
      to('east', beside(lanes[(at + 1) % lanes.length] ?? [], spot));
      const creature =
        spot.ref.creature === undefined ? undefined : creatureOf(view, String(spot.ref.creature));
      const [heroes, monsters] = [view.heroLanes[at] ?? [], view.monsterLanes[at] ?? []];
      const says =
        spot.y === 0
          ? [`Monsters: ${named(monsters, view)}`, `Heroes: ${named(heroes, view)}`]
          : [
              ...(creature === undefined ? [] : [`Initiative ${creature.initiative}`]),
              ...(creature === undefined ? [] : turnOf(creature, view)),
            ];
      return { ...spot, says, ways };
    }),
  );
}

const turnOf = ({ id, acted }: NonNullable<ReturnType<typeof creatureOf>>, { turn }: PugView): string[] =>
  turn?.of === id ? ['acts now'] : acted ? ['has acted'] : [];

const named = (ids: readonly string[], view: PugView): string =>
  ids.length === 0 ? 'none' : listed(ids.map((id) => nameOf(id, view)));

function threats({ creature }: Ref, view: PugView): readonly string[] {
  return view.monsters
    .flatMap((monster) => {
      const next = nextTurnOf(monster, view);
      if (next === undefined || !next.within.includes(String(creature))) return [];
      const { damage = 0, to, from, choice, within } = next;
      const picks = choice && within.length > 1 ? `, or somebody else of ${within.length}` : '';
      const moves = to === from ? '' : ` after moving to lane ${to}`;
      // Who has acted comes again in the next round, to where they stand now.
      const later = monster.acted ? ', next round' : '';
      return [{ damage, later, text: `${nameOf(monster.id, view)} for ${damage}${moves}${picks}${later}` }];
    })
    .sort((a, b) => a.later.length - b.later.length || b.damage - a.damage)
    .map(({ text }) => text);
}

const hits = (all: readonly Threat[], view: PugView): string | undefined =>
  all.length === 0
    ? undefined
    : `${all.some(({ choice }) => choice) && all.length > 1 ? 'One of' : 'Hits'} ${listed(
        all.map(({ id, damage, defeats, mayDefend }) => {
          const how = damage === undefined ? '' : ` for ${damage}`;
          return `${nameOf(id, view)}${how}${defeats ? ', which defeats it' : ''}${mayDefend ? ', if it does not defend' : ''}`;
        }),
      )}`;

const heroAsked = ({ decision, view, seat }: Pick<Scene<TableView>, 'decision' | 'view' | 'seat'>) => {
  const named = typeof decision?.about.hero === 'string' ? decision.about.hero : view.turn?.of;
  return view.heroes.find(({ id, seat: of }) => id === named && of === seat) ?? heroOfSeat(view, seat);
};

function effect(raw: Option, scene: Scene<TableView>): string | undefined {
  const option = asPugOption(raw);
  const { view } = scene;
  const hero = heroAsked(scene);
  if (hero === undefined) return undefined;
  switch (option.do) {
    case 'standardAttack':
      return hits(
        standardAttackThreats(hero, view).filter(({ id }) => id === option.at.creature),
        view,
      );
    case 'combo':
    case 'riposte': {
      const owned = comboById(option.combo, view);
      return owned && hits(comboThreats(owned.combo, hero, view), view);
    }
    case 'move': {
      const { end, slides, discards } = moveForecast(hero.id, option.at.lane, view);
      const facing = view.monsterLanes[end - 1] ?? [];
      return [
        ...(slides ? [`slides on to lane ${end}`] : []),
        ...(discards > 0 ? [`costs ${plural(discards, 'card')}`] : []),
        `faces ${named(facing, view)}`,
      ].join(', ');
    }
    default:
      return undefined;
  }
}

const handOf = (view: PugView, hero: HeroView | undefined): readonly Energy[] =>
  (hero && view.hands?.[hero.id]) ?? view.evilLord?.hand ?? [];

export const bearings: Bearings<TableView> = {
  places,
  where: ({ creature }, view) =>
    [...view.heroLanes, ...view.monsterLanes].flat().includes(String(creature))
      ? `creature ${creature}`
      : undefined,
  me: (scene) => {
    const hero = heroAsked(scene);
    return hero && { creature: hero.id };
  },
  isFoe: ({ creature }, view, seat) =>
    (foeCard(String(creature)) !== undefined) === (view.evilLord === null || view.evilLord.seat !== seat),
  threats,
  hand: (view, seat) => {
    const hero = heroOfSeat(view, seat);
    return [...(hero?.treasures ?? []), ...(hero?.prizes ?? [])].map((card) => ({ card }));
  },
  held: (view, seat) => {
    const hand = handOf(view, heroOfSeat(view, seat));
    return [...new Set(hand)].map((energy) => {
      const count = hand.filter((other) => other === energy).length;
      return `${count} ${ENERGY_NAMES[energy]}`;
    });
  },
  effect,
  meant: ({ creature, lane }) => {
    if (creature !== undefined) return [{ do: 'standardAttack', at: { creature } }];
    return lane === undefined ? [] : ['move', 'place'].map((deed) => ({ do: deed, at: { lane } }));
  },
  kinds: ['card'],
};
