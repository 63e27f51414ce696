/** Limits: hands, slots, packs, once a round, once an adventure, and what ends an adventure. */
import { adventureCard, heroCard } from '../src/content/index.ts';
import type { HeroView } from '../src/view.ts';
import type { Check, Complaint, PauseCheck } from './check.ts';
import { nameOf, pausing, when } from './check.ts';
import { itemsOf } from './world.ts';

function overloaded(hero: HeroView): Complaint {
  const taken = new Map<string, number>();
  const take = (slot: string, count = 1) => taken.set(slot, (taken.get(slot) ?? 0) + count);
  for (const item of itemsOf(hero.wielded)) {
    if (item.kind === 'weapon') take('hand', item.hands);
    else if (item.kind === 'armour') take(item.slot);
    else if (item.type !== 'other') take(item.type);
    else if (item.slot) take(item.slot);
  }
  const most: Record<string, number> = { hand: 2, head: 1, torso: 1, feet: 1, ring: 2, amulet: 1 };
  for (const [slot, count] of taken)
    if (count > (most[slot] ?? 0)) return `${hero.card} wields ${count} in ${slot}`;
  return false;
}

const slotsSuffice = pausing('DL-WIELD-01', ({ after }) => after.heroes.map(overloaded).find(Boolean));

const packsHoldFour = pausing('DL-WIELD-03', ({ after }) => {
  const full = after.heroes.find(({ backpack }) => backpack.length > 4);
  return full && `${full.card} carries ${full.backpack.length} things`;
});

const twoConsumables = pausing('DL-CONS-03', ({ after }) => {
  const most = (hero: HeroView) => (heroCard(hero.card).unique === 'basket' ? 3 : 2);
  const full = after.heroes.find((hero) => hero.consumables.length > most(hero));
  return full && `${full.card} has ${full.consumables.length} consumables`;
});

const oneOfEach = pausing('DL-RULING-118', ({ after }) => {
  const all = after.heroes.flatMap(({ wielded, backpack }) => [...wielded, ...backpack]);
  const twice = all.find((thing, i) => all.indexOf(thing) !== i);
  return twice && `there are two of ${twice}`;
});

const tokensStayBelow = pausing('DL-TOKEN-03', ({ after }) => {
  const over = after.heroes.find(
    ({ health, maxHealth, energy, maxEnergy }) => health > maxHealth || energy > maxEnergy,
  );
  return over && `${over.card} has more tokens than the sheet allows`;
});

const ADVENTURE = ['powerfulBlow', 'flurryOfBlows', 'blastingPower', 'defensiveStance', 'berserk'];
const ROUND = ['deadlyShot', 'surpriseAttack', 'heavyArmorMastery', 'lightArmorMastery'];

const oncePerAdventure = when(['skillUsed', 'boosted', 'heroSaved'], 'DL-ROUND-03', (event, m) => {
  const skill = event.type === 'heroSaved' ? event.how : event.skill;
  const mark = `${event.figure}:${skill}`;
  if (ADVENTURE.includes(skill) && m.memory.usedThisAdventure.has(mark))
    return `${nameOf(m, event.figure)} uses ${skill} twice in an adventure`;
  return ROUND.includes(skill) && m.memory.usedThisRound.has(mark)
    ? `${nameOf(m, event.figure)} uses ${skill} twice in a round`
    : false;
});

/** [DL-MART-02] */
const oncePerAttack = when('boosted', 'DL-MART-02', ({ figure, skill }, m) => {
  const blow = m.memory.blows.findLast(({ by, successes }) => by === figure && successes === null);
  return (
    skill !== 'multiShot' &&
    blow?.boosts.includes(skill) &&
    `${nameOf(m, figure)} uses ${skill} twice on one attack`
  );
});

const restIsSecond = when('energyChanged', 'DL-ACT-08', ({ figure }, m) => {
  const active = m.world.view.active;
  return (
    m.option?.do === 'rest' &&
    active?.figure === figure &&
    (active.taken !== 1 || active.actions < 1) &&
    `${nameOf(m, figure)} rests as action ${active.taken + 1}`
  );
});

/** [DL-RULING-113] An adventure is lost by what is printed, and everybody can read it. */
const lossIsPrinted = pausing('DL-RULING-113', ({ events, after }) => {
  const lost = events.find((event) => event.type === 'adventureLost');
  if (!lost || lost.why === 'allUnconscious') return false;
  if (!adventureCard(lost.adventure).losses.some((loss) => loss.lost === lost.why))
    return `${lost.adventure} was lost by ${lost.why}, which is printed nowhere`;
  return !('losses' in after) && `the table does not show how ${lost.adventure} is lost`;
});

const MONSTERS = ['minion', 'villain'];

const lootInPeace = when('lootRolled', 'DL-LOOT-01', ({ figure }, m) => {
  const search = m.option?.do === 'loot' || m.option?.do === 'lootScenery';
  const monster = [...m.world.pieces.values()].find(({ kind }) => MONSTERS.includes(kind));
  return search && monster && `${nameOf(m, figure)} loots with ${monster.card} on the map`;
});

const doorsInPeace = when('doorOpened', 'DL-EXPL-04', ({ figure }, m) => {
  const monster = [...m.world.pieces.values()].find(({ kind }) => MONSTERS.includes(kind));
  return monster && `${nameOf(m, figure)} explores with ${monster.card} on the map`;
});

const twoTiles = pausing('DL-EXPL-06', ({ after }) =>
  after.tiles.length > 2 ? `${after.tiles.length} tiles are in play` : false,
);

const noEventFirst = when('eventDrawn', 'DL-ROUND-05', (_event, m) =>
  m.memory.round <= 1 ? 'an event is drawn in the first round' : false,
);

const roundsFollow = when('roundBegan', 'DL-ROUND-01', ({ round }, m) =>
  m.memory.round > 0 && round !== m.memory.round + 1
    ? `round ${round} follows round ${m.memory.round}`
    : false,
);

export const LIMITS: readonly Check[] = [
  oncePerAdventure,
  oncePerAttack,
  restIsSecond,
  lootInPeace,
  doorsInPeace,
  noEventFirst,
  roundsFollow,
];
export const LIMITS_SEEN: readonly PauseCheck[] = [
  slotsSuffice,
  packsHoldFour,
  twoConsumables,
  oneOfEach,
  tokensStayBelow,
  lossIsPrinted,
  twoTiles,
];
