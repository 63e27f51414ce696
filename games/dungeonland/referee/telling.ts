/** A change that can be seen has been told: the view after an answer is the view before it and the events. */
import type { DungeonlandView, HeroView, OtherView } from '../src/view.ts';
import type { Complaint, PauseCheck } from './check.ts';
import { pausing } from './check.ts';
import { key } from './grid.ts';
import type { Piece, World } from './world.ts';

/** Between adventures everything is dealt anew: only what happens inside one is compared. */
const isPlaying = ({ phase, adventure }: DungeonlandView): boolean => phase !== 'between' && adventure !== '';

const compared = (
  rule: string,
  differs: (piece: Piece, now: HeroView | OtherView) => Complaint,
): PauseCheck =>
  pausing(rule, ({ world, after, events }) => {
    const { view } = world;
    const dealt = events.some(({ type }) => DEALT.includes(type));
    if (!isPlaying(view) || !isPlaying(after) || dealt || view.adventure !== after.adventure) return false;
    for (const now of [...after.heroes, ...after.others]) {
      const piece = world.pieces.get(now.id);
      const wrong = piece && differs(piece, now);
      if (wrong) return `${now.card} (${now.id}): ${wrong}`;
    }
    return gone(world, after);
  });

const DEALT = ['adventureBegan', 'adventureWon', 'adventureLost', 'tileRemoved'];

function gone(world: World, after: DungeonlandView): Complaint {
  const there = new Set([...after.heroes, ...after.others].map(({ id }) => id));
  const missing = [...world.pieces.values()].find(({ id }) => !there.has(id));
  return missing && `${missing.card} (${missing.id}) is gone, and nothing was told`;
}

const placesAreTold = compared('DL-MOVE-02', ({ at }, now) => {
  const was = at ? key(at) : 'off the map';
  const is = now.at ? key(now.at) : 'off the map';
  return was !== is && `stands at ${is}, but was told to be ${was}`;
});

const healthIsTold = compared(
  'DL-TOKEN-02',
  ({ health }, now) => health !== now.health && `has ${now.health} Health, but ${health} was told`,
);

const energyIsTold = compared(
  'DL-TOKEN-02',
  ({ energy }, now) =>
    'energy' in now && energy !== now.energy && `has ${now.energy} energy, but ${energy} was told`,
);

const goldIsTold = compared(
  'DL-TRADE-02',
  ({ gold }, now) => 'gold' in now && gold !== now.gold && `has ${now.gold} gold, but ${gold} was told`,
);

const conditionsAreTold = compared('DL-POW-02', ({ conditions }, now) => {
  const was = [...conditions].sort().join(', ') || 'nothing';
  const is = [...now.conditions].sort().join(', ') || 'nothing';
  return was !== is && `is ${is}, but ${was} was told`;
});

const thingsAreTold = compared('DL-WIELD-02', ({ wielded, packed, consumables }, now) => {
  if (!('wielded' in now)) return false;
  const list = (things: Iterable<string>) => [...things].sort().join(', ') || 'nothing';
  if (list(wielded) !== list(now.wielded))
    return `wields ${list(now.wielded)}, but ${list(wielded)} was told`;
  if (list(packed) !== list(now.backpack)) return `packs ${list(now.backpack)}, but ${list(packed)} was told`;
  return (
    list(consumables) !== list(now.consumables) &&
    `holds ${list(now.consumables)}, but ${list(consumables)} was told`
  );
});

/** Nothing is laid on the map or taken from it in silence; tiles come with what stands on them, and go with it. */
const sceneryIsTold = pausing('DL-EXPL-02', ({ world, after, events }) => {
  if (events.some(({ type }) => type === 'tilePlaced' || DEALT.includes(type))) return false;
  const list = (pieces: DungeonlandView['scenery']) =>
    pieces.map(({ id, type, x, y }) => `${type} ${id} on ${key({ x, y })}`).join(', ') || 'nothing';
  const [is, was] = [list(after.scenery), list(world.scenery)];
  return is !== was && `on the map stand ${is}, but ${was} was told`;
});

/** [DL-ADV-02] Whoever looks at the table sees by what the adventure is lost. */
const lossesAreShown = pausing('DL-RULING-113', ({ after }) =>
  isPlaying(after) && !('losses' in after) ? 'the table does not show how the adventure is lost' : false,
);

/** All seats know the same. */
const heroesHaveNoSecrets = pausing('DL-VAI-09', ({ after }) =>
  after.heroes.length === 0 && after.phase !== 'between' ? 'the heroes are hidden' : false,
);

export const TELLING: readonly PauseCheck[] = [
  placesAreTold,
  healthIsTold,
  energyIsTold,
  goldIsTold,
  conditionsAreTold,
  thingsAreTold,
  sceneryIsTold,
  lossesAreShown,
  heroesHaveNoSecrets,
];
