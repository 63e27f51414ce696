/** A table in the middle of a game, set up in a few words; what is not said is left as plain as possible. */
import type { Scene, Stage } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import { BOSSES, HEROES } from '../src/content/index.ts';
import * as flow from '../src/flow.ts';
import { rules } from '../src/index.ts';
import { creature } from '../src/queries/area.ts';
import { lifeOf, remainingLife } from '../src/queries/values.ts';
import type { State } from '../src/state.ts';
import { LANES } from '../src/state.ts';
import type { Energy, Hero } from '../src/vocabulary.ts';

/** Five queues, front first, by lane number; a lane left out is empty. */
type Lanes = { readonly [lane in 1 | 2 | 3 | 4 | 5]?: readonly string[] };
type ByHero<T> = { readonly [hero: string]: T };

export interface Setting {
  /** Heroes take seats in the order of `seats`, or by lane and rank. */
  readonly heroes: Lanes;
  readonly monsters?: Lanes;
  readonly seats?: readonly string[];
  /** Heroes that are Defeated and off the area. */
  readonly fallen?: readonly string[];
  readonly hands?: ByHero<readonly Energy[]>;
  readonly treasures?: ByHero<readonly string[]>;
  readonly prizes?: ByHero<readonly string[]>;
  /** How many XP; the cards are taken from the Monster deck. */
  readonly xp?: ByHero<number>;
  readonly damage?: ByHero<number>;
  /** How much Life is left, whatever is printed; instead of `damage`. */
  readonly left?: ByHero<number>;
  readonly loot?: ByHero<readonly string[]>;
  readonly display?: readonly Energy[];
  readonly world?: 1 | 2 | 3;
  readonly round?: number;
  readonly worldCard?: string;
  readonly boss?: string;
  readonly evilLord?: boolean;
  readonly evilHand?: readonly Energy[];
  readonly dogsLife?: boolean;
  /** Heroes made by players, as they write them down; they stand on the area by their ids. */
  readonly customHeroes?: readonly Hero[];
  /** The Energy deck is as short as this, the rest lies on the discard pile. */
  readonly deck?: readonly Energy[];
}

/** Without a word about it: a plain World whose Feature touches little. */
const QUIET_WORLD = 'forest';

export function table(setting: Setting): Stage<State> {
  const standing = LANES.flatMap((lane) => [...(setting.heroes[lane] ?? [])]);
  const heroes = setting.seats ?? [...standing, ...(setting.fallen ?? [])];
  const players = heroes.length + (setting.evilLord ? 1 : 0);
  const mode = setting.evilLord ? 'evil-lord' : 'standard';
  const stage = scenario(rules, {
    players,
    mode,
    dogsLife: setting.dogsLife ?? false,
    customHeroes: setting.customHeroes ?? [],
    allowUnbalanced: true,
  });
  return stage.arrange((s) => layOut(s, setting, heroes));
}

function layOut(s: State, setting: Setting, heroes: readonly string[]): void {
  s.world = setting.world ?? 1;
  s.round = setting.round ?? 1;
  const card = setting.worldCard ?? QUIET_WORLD;
  s.worldDeck = s.worldDeck.filter((id) => id !== card);
  s.worldCards = [card];
  s.heroLanes = LANES.map((lane) => [...(setting.heroes[lane] ?? [])]);
  s.monsterLanes = LANES.map((lane) => [...(setting.monsters?.[lane] ?? [])]);
  s.heroes = heroes.map((id, seat) => {
    const known = [...HEROES, ...s.options.customHeroes];
    if (!known.some((hero) => hero.id === id)) throw new Error(`${id} is no Hero`);
    return {
      id,
      seat,
      damage: setting.damage?.[id] ?? 0,
      marks: [],
      used: [],
      hand: take(s.energyDeck, setting.hands?.[id] ?? []),
      treasures: take(s.treasureDeck, setting.treasures?.[id] ?? []),
      prizes: take(s.monsterDeck, setting.prizes?.[id] ?? []),
      xp: [],
      fallen: setting.fallen?.includes(id) ?? false,
      extraActions: 0,
    };
  });
  s.monsters = s.monsterLanes.flat().map((id) => {
    const boss = BOSSES.some((candidate) => candidate.id === id);
    if (boss) s.boss = take(s.bossDeck, [id])[0] ?? null;
    else take(s.monsterDeck, [id]);
    const loot = take(s.treasureDeck, setting.loot?.[id] ?? []);
    return { id, damage: setting.damage?.[id] ?? 0, marks: [], used: [], boss, loot };
  });
  for (const hero of s.heroes) hero.xp = s.monsterDeck.splice(0, setting.xp?.[hero.id] ?? 0);
  for (const [id, life] of Object.entries(setting.left ?? {})) creature(s, id).damage = lifeOf(s, id) - life;
  for (const id of [...s.heroLanes, ...s.monsterLanes].flat())
    if (remainingLife(s, id) <= 0) throw new Error(`${id} could not stand with so much damage`);
  s.evilHand = take(s.energyDeck, setting.evilHand ?? []);
  s.display = take(s.energyDeck, setting.display ?? ['strength', 'spirit', 'intellect', 'speed', 'magic']);
  if (setting.deck) {
    const deck = take(s.energyDeck, setting.deck);
    s.energyDiscard = s.energyDeck;
    s.energyDeck = deck;
  }
}

function take<T>(pile: T[], cards: readonly T[]): T[] {
  for (const card of cards) {
    const at = pile.indexOf(card);
    if (at < 0) throw new Error(`there is no ${String(card)} left to lay out`);
    pile.splice(at, 1);
  }
  return [...cards];
}

/** A Hero's Turn, up to its first choice. */
export const turnOf = (stage: Stage<State>, hero: string): Scene<State> =>
  stage.begin(flow.heroTurn, { hero });

/** A Monster's or Boss's Turn, up to the first choice of anybody. */
export const monsterActs = (stage: Stage<State>, monster: string): Scene<State> =>
  stage.begin(flow.monsterTurn, { monster });

/** Every card of the box is in one place, and in one only. */
export function intact(t: Scene<State>): void {
  const found = rules.faults(t.state);
  if (found.length > 0) throw new Error(found.join('; '));
}
