/**
 * What each seat may know, built from nothing. This is the contract with the table that is drawn: everything that can
 * be seen stands here; what cards say is looked up by their ids in the content.
 */
import type { Seat, Viewer } from '@questhall/kernel';
import { asking, runsOf } from '@questhall/kernel';
import type { Hurt } from './events.ts';
import type { Window } from './flow.ts';
import * as flow from './flow.ts';
import { foeDamage, imposed, inForce } from './queries/combat.ts';
import { hitDamage } from './queries/damage.ts';
import { hero, leaderSeat, maxLife } from './queries/heroes.ts';
import { isPracticallyImpossible } from './queries/odds.ts';
import { icons, iconsNeeded } from './queries/progress.ts';
import { flipRequest, throwRequest } from './queries/requests.ts';
import { lifeAfter } from './queries/spendables.ts';
import type { CardId, CombatState, HeroId, HeroState, Options, Phase, State, Tokens } from './state.ts';
import { MOST_WHITE } from './state.ts';
import type {
  Die,
  Face,
  Fault,
  FlipRequest,
  LyingDie,
  LyingTemplate,
  Requirement,
  Rest,
  ThrowRequest,
} from './throws.ts';
import type { AbilityKind, Colour } from './vocabulary.ts';

export interface HeroView {
  readonly id: HeroId;
  readonly seat: Seat;
  readonly life: number;
  /** 9, less 2 for each Scar. */
  readonly maxLife: number;
  /** Colours whose ability and life spaces are covered. */
  readonly scars: readonly Colour[];
  readonly fainted: boolean;
  readonly eliminated: boolean;
  /** Weapons, Armors and Spendables, in the order they were got. */
  readonly equipment: readonly CardId[];
  /** Armors turned by 90°: used in this combat. */
  readonly turned: readonly CardId[];
  /** Level Up variant: the Crystal, 0 to 3; colours with a token; those of them that are spent. */
  readonly xp: number;
  readonly tokens: readonly Colour[];
  readonly spent: readonly Colour[];
}

export interface CombatView {
  /** A Monster, or a Boss if `boss`. */
  readonly monster: CardId;
  readonly boss: boolean;
  /** May be below zero for a moment (Epic Shot). */
  readonly life: number;
  readonly startLife: number;
  /** [DF-MON-04] The two markers of the tracker; 0 when it has fallen. */
  readonly tens: number;
  readonly units: number;
  /** With the cards tucked under a Boss. */
  readonly damage: number;
  /** Gold on the Monster card. */
  readonly gold: number;
  /** Dice that may be thrown; white ones come from the Chest when it is empty. */
  readonly pool: readonly Die[];
  /** Coloured dice that are out of this combat. */
  readonly out: readonly Colour[];
  /** Special dice that take part, and whether they were thrown. */
  readonly special: readonly { readonly die: Die; readonly thrown: boolean }[];
  /** Dice on the board, oldest first, by the number of their throw. */
  readonly lying: readonly LyingDie[];
  readonly bushes: boolean;
  readonly templates: readonly LyingTemplate[];
  /** Specific Throws that Monster and room ask of every throw. */
  readonly requirements: readonly Requirement[];
  /** They are so hard that backing down is recommended. */
  readonly impossible: boolean;
  readonly active: HeroId;
  /** [DF-REST-06] Whoever threw last leads the way. */
  readonly lastThrower: HeroId | null;
  /** Cards a Crook has taken, and cards under a Boss. */
  readonly stolen: number;
  readonly tucked: readonly CardId[];
  readonly relicsUsed: readonly CardId[];
}

export interface ThrowView {
  readonly hero: HeroId;
  readonly die: Die;
  readonly weapons: readonly CardId[];
  /** Everything this throw must respect. */
  readonly requirements: readonly Requirement[];
  readonly waived: readonly Requirement[];
  /** What came of it; null while the die is in the hand. */
  readonly landing: {
    /** The number of the throw. */
    readonly serial: number;
    readonly rest: Rest;
    readonly slimeTarget: Rest | null;
    readonly face: Face;
    readonly thorns: boolean;
    readonly faults: readonly Fault[];
    readonly hit: boolean;
    readonly instaKill: boolean;
    readonly ability: AbilityKind | null;
    readonly hammersSpent: number;
    /** What a Hit deals as things stand; 0 on a Miss. */
    readonly damage: number;
  } | null;
}

export interface DfView {
  readonly seat: Viewer;
  readonly players: number;
  readonly options: Pick<
    Options,
    'difficulty' | 'levelUp' | 'boxes' | 'board' | 'hand' | 'sway' | 'realDice'
  >;
  readonly phase: Phase;
  readonly round: number;
  /** Shops visited so far, of 3. */
  readonly shops: number;
  /** Shop icons of the cards set aside, and how many it takes. */
  readonly icons: number;
  readonly iconsNeeded: number;
  readonly heroes: readonly HeroView[];
  /** Empty before there is one. */
  readonly leader: HeroId;
  readonly chest: { readonly gold: number; readonly white: number };
  /** White dice that are neither in the Chest nor thrown. */
  readonly whiteSupply: number;
  readonly tokens: Tokens;
  readonly relics: readonly CardId[];
  /** The room that was chosen. */
  readonly room: CardId | null;
  /** What the Leader holds: the cards for the Leader's seat, for all others only how many. */
  readonly paths: readonly CardId[] | null;
  readonly pathsHeld: number;
  readonly setAside: readonly CardId[];
  /** The Shop's display. */
  readonly display: readonly CardId[];
  readonly decks: {
    readonly dungeon: number;
    readonly shop: number;
    readonly bosses: number;
    /** Monsters left by level, 1 to 4: their backs show it. */
    readonly monsters: readonly number[];
  };
  readonly monsterDiscard: readonly CardId[];
  /** Cards that left the game. */
  readonly monstersGone: readonly CardId[];
  readonly equipmentGone: readonly CardId[];
  /** Equipment that changed hands already, in this Resting phase or Shop. */
  readonly passed: readonly CardId[];
  /** [DF-SCORE-04] */
  readonly scarsReceived: number;
  readonly combat: CombatView | null;
  readonly throw: ThrowView | null;
  /** What must be thrown or flipped now, for whoever simulates it (see throws.ts). */
  readonly throwing: ThrowRequest | FlipRequest | null;
  /** What Heroes are about to suffer, while others may still do something about it. */
  readonly threat: {
    readonly heroes: readonly HeroId[];
    readonly amount: number;
    readonly why: Hurt;
    /** [DF-RULING-60] The life each of them will have, with all that was spent so far; below 1 they faint. */
    readonly left: readonly number[];
  } | null;
  /** What somebody proposes to buy, while the Leader thinks about it. */
  readonly proposal: {
    readonly seat: Seat;
    readonly what: 'buy' | 'buyHealing' | 'buyDie';
    readonly card: CardId;
    readonly hero: HeroId;
  } | null;
  /** Free Equipment that waits to be assigned. */
  readonly found: CardId | null;
  /** Throws and flips made so far. */
  readonly serial: number;
}

type Own = Pick<DfView, 'paths' | 'seat'>;

export const ownView = (s: State, viewer: Viewer): Own => ({
  seat: viewer,
  paths: s.leader !== '' && viewer === leaderSeat(s) ? s.paths.map(({ card }) => card) : null,
});

export function openView(s: State): Omit<DfView, keyof Own> {
  const { difficulty, levelUp, boxes, board, hand, sway, realDice } = s.options;
  return {
    players: s.options.players,
    options: { difficulty, levelUp, boxes, board, hand, sway, realDice },
    phase: s.phase,
    round: s.round,
    shops: s.shops,
    icons: icons(s),
    iconsNeeded: iconsNeeded(s),
    heroes: s.heroes.map(heroView),
    leader: s.leader,
    chest: { gold: s.chest.gold, white: s.chest.white },
    whiteSupply: MOST_WHITE - s.chest.white - whiteThrown(s),
    tokens: { ...s.tokens },
    relics: [...s.relics],
    room: s.room,
    pathsHeld: s.paths.length,
    setAside: [...s.setAside],
    display: [...s.display],
    decks: {
      dungeon: s.dungeonDeck.reduce((sum, pile) => sum + pile.cards.length, 0),
      shop: s.shopDeck.length,
      bosses: s.bossDeck.length,
      monsters: [...s.monstersLeft],
    },
    monsterDiscard: [...s.monsterDiscard],
    monstersGone: [...s.monstersGone],
    equipmentGone: [...s.equipmentGone],
    passed: [...s.passed],
    scarsReceived: s.scarsReceived,
    combat: s.combat && combatView(s, s.combat),
    throw: throwView(s),
    throwing: throwing(s),
    threat: threat(s),
    proposal: proposal(s),
    found: found(s),
    serial: s.serial,
  };
}

const heroView = (state: HeroState): HeroView => ({
  id: state.id,
  seat: state.seat,
  life: state.life,
  maxLife: maxLife(state),
  scars: [...state.scars],
  fainted: state.fainted,
  eliminated: state.eliminated,
  equipment: [...state.equipment],
  turned: [...state.turned],
  xp: state.xp,
  tokens: [...state.tokens],
  spent: [...state.spent],
});

/** On the board or in the hand. */
const whiteThrown = (s: State): number => {
  const lying = s.combat?.lying.filter(({ die }) => die === 'white').length ?? 0;
  return lying + (s.throw?.die === 'white' && s.throw.serial === 0 ? 1 : 0);
};

const combatView = (s: State, combat: CombatState): CombatView => {
  const shown = Math.max(0, combat.life);
  return {
    monster: combat.monster,
    boss: combat.boss,
    life: combat.life,
    startLife: combat.startLife,
    tens: Math.floor(shown / 10),
    units: shown % 10,
    damage: foeDamage(s),
    gold: combat.gold,
    pool: [...combat.pool],
    out: [...combat.out],
    special: combat.special.map(({ die, thrown }) => ({ die, thrown })),
    lying: combat.lying.map(({ die, by }) => ({ die, by })),
    bushes: combat.bushes,
    templates: combat.templates.map(({ template, by }) => ({ template, by })),
    requirements: [...imposed(s)],
    impossible: isPracticallyImpossible(imposed(s), s.options.board),
    active: combat.active,
    lastThrower: combat.lastThrower,
    stolen: combat.stolen,
    tucked: [...combat.tucked],
    relicsUsed: combat.relicsUsed,
  };
};

function throwView(s: State): ThrowView | null {
  if (!s.throw) return null;
  const thrown = s.throw;
  const { hero, die, weapons, ignored, serial, rest, slimeTarget, face, thorns, faults, hit } = thrown;
  const { instaKill, ability, hammersSpent } = thrown;
  return {
    hero,
    die,
    weapons: [...weapons],
    requirements: [...inForce(s)],
    waived: ignored,
    landing:
      serial === 0
        ? null
        : {
            serial,
            rest,
            slimeTarget,
            face,
            thorns,
            faults: [...faults],
            hit,
            instaKill,
            ability,
            hammersSpent,
            damage: hit ? hitDamage(s) : 0,
          },
  };
}

export function throwing(s: State): ThrowRequest | FlipRequest | null {
  if (asking(s, flow.throwDie, 'throw')) return throwRequest(s);
  const flip = asking(s, flow.flipTemplate, 'flip');
  return flip ? flipRequest(s, flip.template) : null;
}

function threat(s: State): DfView['threat'] {
  const at: Window | undefined = runsOf(s, flow.spendWindow).at(-1)?.at;
  const suffering = runsOf(s, flow.suffer).at(-1);
  if (at !== 'damage' || !suffering) return null;
  const left = suffering.heroes.map((id) => lifeAfter(s, hero(s, id)));
  return { heroes: [...suffering.heroes], amount: suffering.amount, why: suffering.why, left };
}

function proposal(s: State): DfView['proposal'] {
  const open = runsOf(s, flow.propose).at(-1);
  return open ? { seat: open.seat, what: open.what, card: open.card, hero: open.hero } : null;
}

const found = (s: State): CardId | null => runsOf(s, flow.assignEquipment).at(-1)?.card ?? null;
