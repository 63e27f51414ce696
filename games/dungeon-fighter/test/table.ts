/** A table in the middle of a combat, set up in a few words; what is not said is left as plain as possible. */
import type { Scene, Stage } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import * as flow from '../src/flow.ts';
import { rules } from '../src/index.ts';
import { foeCard, monsterCard } from '../src/queries/cards.ts';
import { hero, maxLife } from '../src/queries/heroes.ts';
import type { CombatState, HeroState, State, Tokens } from '../src/state.ts';
import type { Die, Template } from '../src/throws.ts';
import type { Colour, SpecialDie } from '../src/vocabulary.ts';

export const TINA = 'tina-thunder';
export const TODD = 'prince-todd';
export const RANDOLPH = 'randolph';
export const LOUSHOT = 'lanky-loushot';
export const GRANNY = 'granny-grapeshot';
export const CLANK = 'sir-clank';

type ByHero<T> = { readonly [hero: string]: T };

export interface Setting {
  /** Clockwise; the first one leads unless `leader` says otherwise. */
  readonly heroes?: readonly string[];
  readonly leader?: string;
  readonly options?: { readonly [setting: string]: unknown };
  readonly life?: ByHero<number>;
  readonly scars?: ByHero<readonly Colour[]>;
  readonly fainted?: readonly string[];
  readonly eliminated?: readonly string[];
  readonly equipment?: ByHero<readonly string[]>;
  readonly turned?: ByHero<readonly string[]>;
  readonly xp?: ByHero<number>;
  readonly levels?: ByHero<readonly Colour[]>;
  readonly gold?: number;
  readonly white?: number;
  readonly tokens?: Partial<Tokens>;
  readonly relics?: readonly string[];
  readonly room?: string;
  readonly setAside?: readonly string[];
  readonly shops?: number;
}

export interface Combat extends Setting {
  /** A Monster without any banner, unless it is said. */
  readonly monster?: string;
  readonly boss?: string;
  readonly foeLife?: number;
  readonly pool?: readonly Die[];
  readonly out?: readonly Colour[];
  readonly special?: readonly SpecialDie[];
  readonly bushes?: boolean;
  readonly templates?: readonly Template[];
  readonly lying?: readonly Die[];
  readonly active?: string;
  readonly stolen?: number;
  readonly tucked?: readonly string[];
}

const PLAIN_ROOM = 'long-corridor';
const PLAIN_MONSTER = 'hedge-hog';

export function table(setting: Setting = {}): Stage<State> {
  const heroes = setting.heroes ?? [TINA, TODD, RANDOLPH];
  const stage = scenario(rules, { players: heroes.length, ...setting.options });
  return stage.arrange((s) => layOut(s, setting, heroes));
}

function layOut(s: State, setting: Setting, heroes: readonly string[]): void {
  const solo = s.options.players === 1;
  s.round = 1;
  s.phase = 'dungeon';
  s.shops = setting.shops ?? 0;
  s.heroes = heroes.map((id, seat): HeroState => {
    const scars = [...(setting.scars?.[id] ?? [])];
    const fainted = setting.fainted?.includes(id) ?? false;
    const eliminated = setting.eliminated?.includes(id) ?? false;
    const full = 9 - 2 * scars.length;
    return {
      id,
      seat: solo ? 0 : seat,
      life: fainted || eliminated ? 0 : (setting.life?.[id] ?? full),
      scars,
      fainted,
      eliminated,
      equipment: take(s.shopDeck, setting.equipment?.[id] ?? []),
      turned: [...(setting.turned?.[id] ?? [])],
      xp: setting.xp?.[id] ?? 0,
      tokens: [...(setting.levels?.[id] ?? [])],
      spent: [],
    };
  });
  s.leader = setting.leader ?? (heroes[0] as string);
  s.chest = { gold: setting.gold ?? 0, white: setting.white ?? 2 };
  s.tokens = { frog: false, tracking: false, shield: false, hammers: 0, ...setting.tokens };
  s.relics = take(s.shopDeck, setting.relics ?? []);
  const [deck] = s.dungeonDeck;
  if (!deck) throw new Error('there is no Dungeon deck');
  s.setAside = take(deck.cards, setting.setAside ?? []);
  s.room = take(deck.cards, [setting.room ?? PLAIN_ROOM])[0] as string;
  for (const state of s.heroes)
    if (state.life > maxLife(state)) throw new Error(`${state.id} cannot have so much life`);
}

/** A Hero's turn against a Monster or Boss; when it has fallen, Resting and a Shop may follow. */
export function combat(setting: Combat = {}): Scene<State> {
  const boss = setting.boss !== undefined;
  const stage = table(setting).arrange((s) => layOutCombat(s, setting));
  if (boss) stage.within(flow.playGame, {}, 'won');
  else stage.within(flow.playRound, {}, 'rest');
  return stage.within(flow.fight, { boss }, 'turns').begin(flow.heroTurn, { begun: false, proposed: false });
}

function layOutCombat(s: State, setting: Combat): void {
  const boss = setting.boss !== undefined;
  const monster = setting.boss ?? setting.monster ?? PLAIN_MONSTER;
  if (boss) take(s.bossDeck, [monster]);
  else {
    const level = monsterCard(monster).level - 1;
    take(s.monsterBags[level] ?? [], [monster]);
    s.monstersLeft[level] = (s.monstersLeft[level] ?? 1) - 1;
  }
  const order = s.heroes.map(({ id }) => id);
  const next = order[(order.indexOf(s.leader) + 1) % order.length] as string;
  const special = setting.special ?? [];
  if (boss && s.room !== null) {
    s.dungeonDeck[0]?.cards.push(s.room);
    s.room = null;
  }
  s.phase = boss ? 'boss' : 'combat';
  const life = setting.foeLife ?? 20;
  const state: CombatState = {
    monster,
    boss,
    life,
    startLife: life,
    gold: boss ? 0 : monsterCard(monster).gold,
    pool: [...(setting.pool ?? ['red', 'green', 'blue']), ...special],
    out: [...(setting.out ?? [])],
    special: special.map((die) => ({
      die,
      from: foeCard(monster).specialDie === die ? 'monster' : 'room',
      thrown: false,
    })),
    lying: (setting.lying ?? []).map((die, index) => ({ die, by: index + 1 })),
    bushes: setting.bushes ?? false,
    templates: (setting.templates ?? []).map((template, index) => ({ template, by: 90 + index })),
    active: setting.active ?? next,
    lastThrower: null,
    stolen: setting.stolen ?? 0,
    tucked: take(s.shopDeck, setting.tucked ?? []),
    epic: false,
    relicsUsed: [],
  };
  s.combat = state;
  s.serial = 100;
}

function take<T>(pile: T[], cards: readonly T[]): T[] {
  for (const card of cards) {
    const at = pile.indexOf(card);
    if (at < 0) throw new Error(`there is no ${String(card)} left to lay out`);
    pile.splice(at, 1);
  }
  return [...cards];
}

/** What the next dice, Templates and face-down piles will bring. */
export function foresee(t: Scene<State>, ...draws: readonly string[]): Scene<State> {
  t.state.rng.script?.push(...draws);
  return t;
}

/** The Active Hero takes a die and throws it, without Weapons; it lands like this. */
export function hurl(t: Scene<State>, die: Die, landing: string): Scene<State> {
  t.choose('chooseDie', { do: 'take', die });
  return release(t, landing);
}

/** The die in hand is thrown, with these Weapons. */
export function release(t: Scene<State>, landing: string, weapons: readonly string[] = []): Scene<State> {
  if (t.decisions[0]?.kind === 'weapons') t.choose('weapons', { do: 'arm', weapons: [...weapons] });
  foresee(t, landing);
  return t.choose('throw', 'throw');
}

/** The die is thrown with Weapons. */
export function armed(t: Scene<State>, die: Die, landing: string, weapons: readonly string[]): Scene<State> {
  t.choose('chooseDie', { do: 'take', die });
  return release(t, landing, weapons);
}

export const lifeOf = (t: Scene<State>, id: string): number => hero(t.state, id).life;
export const stateOf = (t: Scene<State>, id: string): HeroState => hero(t.state, id);
export const foeLife = (t: Scene<State>): number => t.state.combat?.life ?? Number.NaN;
export const pool = (t: Scene<State>): readonly Die[] => t.state.combat?.pool ?? [];
export const active = (t: Scene<State>): string => t.state.combat?.active ?? '';
/** The kinds of questions that are open. */
export const asked = (t: Scene<State>): readonly string[] => t.decisions.map(({ kind }) => kind);

/** Every card of the box is in one place, and in one only. */
export function intact(t: Scene<State>): void {
  const found = rules.faults(t.state);
  if (found.length > 0) throw new Error(found.join('; '));
}
