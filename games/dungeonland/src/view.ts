/**
 * What each seat may know: everything but the order of the decks, which have none, and coming dice. This is the
 * contract with the table. Squares are absolute and keep their numbers while tiles come and go: x grows east, y south,
 * the starting tile has its top left square at (0,0); every tile is 8 × 8.
 */
import type { Seat, Viewer } from '@questhall/kernel';
import { nearest } from '@questhall/kernel';
import * as flow from './flow.ts';
import { adventureOf, isMet } from './objectives.ts';
import { squareAt, turnedRows } from './queries/board.ts';
import { foes, isLarge } from './queries/figures.ts';
import { hasPower } from './queries/powers.ts';
import type { Blocker } from './queries/sight.ts';
import { blockBetween } from './queries/sight.ts';
import { defenceOf, maxEnergy, maxHealth, speedOf } from './queries/values.ts';
import type { Door, FigureId, FigureKind, FigureState, HeroState, Phase, Scenery, State } from './state.ts';
import type { Condition, PowerId, SkillId } from './vocabulary.ts';
import { POWERS } from './vocabulary.ts';
import type { Loss, Objective, RoundRule } from './vocabulary-dungeon.ts';

export type SquareView = { readonly x: number; readonly y: number };

export interface TileView extends SquareView {
  readonly tile: string;
  /** The exploration card; empty for the starting tile. */
  readonly card: string;
  readonly turns: number;
  /** Eight rows of eight letters as they lie now: `.` floor, `#` rock, `_` nothing, `o` obstacle, `~` brambles, 1–8 spawn points. */
  readonly rows: readonly string[];
  /** Has it been searched for loot? */
  readonly searched: boolean;
}

/** A door of two squares on the given side of (x, y) and its neighbour to the east or south. */
export type DoorView = Door;
/** [DL-RULING-116] An oven that is hot has burnt somebody this round. */
export type SceneryView = Scenery & { readonly hot: boolean };

interface FigureBase {
  readonly id: FigureId;
  readonly kind: FigureKind;
  /** Content id: hero, minion, villain, ally; `mirror` for mirrors. */
  readonly card: string;
  /** Null: off the map. A Large Creature stands on (x, y) to (x + 1, y + 1). */
  readonly at: SquareView | null;
  readonly large: boolean;
  readonly health: number;
  readonly maxHealth: number;
  readonly speed: number;
  /** Dice it defends with; `chains` of Gable beside them. */
  readonly defence: number;
  readonly chains: number;
  readonly conditions: readonly Condition[];
  /** Powers it has right now, without their numbers. */
  readonly powers: readonly PowerId[];
  readonly frenzied: boolean;
  readonly dodgeSpent: boolean;
  /** Whether it was attacked this round, and by which minions [DL-POW-30]. */
  readonly attacked: boolean;
  readonly attackedBy: readonly FigureId[];
  /** Placed this Action Phase, or an ally that has acted: acts next round. */
  readonly waits: boolean;
}

export interface HeroView extends FigureBase {
  readonly seat: Seat;
  readonly energy: number;
  readonly maxEnergy: number;
  readonly wielded: readonly string[];
  readonly backpack: readonly string[];
  readonly consumables: readonly string[];
  readonly gold: number;
  readonly xp: number;
  readonly skills: readonly SkillId[];
  /** Unconscious since this round; null: awake. */
  readonly outSince: number | null;
  readonly roused: boolean;
  readonly acted: boolean;
  readonly usedThisRound: readonly string[];
  readonly usedThisAdventure: readonly string[];
  readonly kills: number;
  readonly stance: number;
  readonly inked: boolean;
  /** A tile was placed since his last activation. */
  readonly newTile: boolean;
}

export interface OtherView extends FigureBase {
  /** The hero who leads an ally; −1: none. */
  readonly leader: FigureId;
}

/** Where the line of sight from the acting hero to an enemy is stopped: the middle of it, in squares. */
export interface UnseenView {
  readonly figure: FigureId;
  readonly by: Blocker;
  readonly x: number;
  readonly y: number;
}

/** One card of the initiative row, top to bottom. */
export interface RowView {
  /** `hero`, or a minion's or villain's id. */
  readonly card: string;
  /** The hero whose token lies on it; −1: none yet. */
  readonly hero: FigureId;
  readonly done: boolean;
}

export interface VillainView {
  readonly figure: FigureId;
  readonly phase: number;
  readonly starting: number;
  /** Rows that fired, each with the round in which it last did. */
  readonly fired: readonly { readonly row: string; readonly round: number }[];
}

export interface ObjectiveView {
  readonly objective: Objective;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

/** An attack under way, for the dice tray. */
export interface AttackView {
  readonly by: FigureId;
  readonly targets: readonly FigureId[];
  readonly weapon: string;
  readonly spell: string;
  readonly type: string;
  readonly pips: readonly number[];
  readonly chain: number;
  /** What Criticals do: `brutal` ones bring two dice more, `superior` ones none, all others one. */
  readonly critical: string;
  readonly surges: readonly string[];
  readonly successes: number;
  readonly defence: {
    readonly victim: FigureId;
    readonly potential: number;
    readonly pips: readonly number[];
  } | null;
}

export interface DungeonlandView {
  readonly seat: Viewer;
  readonly players: number;
  readonly mode: string;
  readonly adventure: string;
  readonly act: number;
  readonly round: number;
  readonly phase: Phase;
  /** Rules of this round's event. */
  readonly rules: readonly RoundRule[];
  readonly tiles: readonly TileView[];
  readonly doors: readonly DoorView[];
  readonly scenery: readonly SceneryView[];
  readonly heroes: readonly HeroView[];
  /** Monsters, allies, mirrors. */
  readonly others: readonly OtherView[];
  /** Cards of all who came into this adventure; the first of them has the number 10. */
  readonly arrivals: readonly string[];
  readonly row: readonly RowView[];
  /** Whose activation it is, with what is left of it. */
  readonly active: {
    readonly figure: FigureId;
    readonly actions: number;
    readonly taken: number;
    readonly runs: number;
    /** Most spaces moved with one Move action, for the Gallant Charge. */
    readonly charge: number;
  } | null;
  /** Whom the acting hero does not see, and what is in the way. */
  readonly unseen: readonly UnseenView[];
  readonly villain: VillainView | null;
  readonly attack: AttackView | null;
  readonly objectives: readonly ObjectiveView[];
  readonly objectiveMet: boolean;
  /** [DL-RULING-113] How the adventure is lost, besides all heroes being unconscious at once. */
  readonly losses: readonly Loss[];
  /** Exploration cards still behind doors, the closing one among them. */
  readonly cardsLeft: number;
  readonly keys: number;
  readonly waves: number;
  readonly bannerMissed: number;
  /** The round in which the first mirror, or the banner, was placed; 0: not yet. */
  readonly setIn: number;
  /** The next Event Phase is skipped. */
  readonly skipEvent: boolean;
  readonly won: readonly string[];
  /** Tried and lost, in a campaign. */
  readonly failed: readonly string[];
  /** What the trader shows. */
  readonly offer: readonly string[];
  readonly lastEvent: string | null;
  readonly decks: {
    readonly events: number;
    readonly consumables: number;
    readonly equipment: readonly number[];
  };
  /** Face up beside the decks. */
  readonly discards: {
    readonly events: readonly string[];
    readonly consumables: readonly string[];
    readonly equipment: readonly string[];
  };
}

type Own = Pick<DungeonlandView, 'seat'>;

/** Heroes have no secrets from each other. */
export const ownView = (_s: State, viewer: Viewer): Own => ({ seat: viewer });

export function openView(s: State): Omit<DungeonlandView, keyof Own> {
  const { progress } = s;
  const adventure = adventureOf(s);
  return {
    players: s.options.players,
    mode: s.options.mode,
    adventure: progress.id,
    act: adventure.act,
    round: s.round,
    phase: s.phase,
    rules: [...s.rules],
    tiles: s.map.tiles.map((tile) => ({ ...tile, rows: turnedRows(tile), searched: isSearched(s, tile) })),
    doors: s.map.doors.map((door) => ({ ...door })),
    scenery: s.map.scenery.map((piece) => ({ ...piece, hot: progress.hotOvens.includes(piece.id) })),
    heroes: s.heroes.map((hero) => heroView(s, hero)),
    others: s.others.map((figure) => ({ ...figureView(s, figure), leader: figure.leader })),
    arrivals: [...s.arrivals],
    row: s.row.map(({ card, hero, done }) => ({ card, hero, done })),
    active: s.active && {
      figure: s.active.figure,
      actions: s.active.actions,
      taken: s.active.taken,
      runs: s.active.runs,
      charge: s.active.charge,
    },
    unseen: unseenBy(s),
    villain: s.villain && {
      figure: s.villain.figure,
      phase: s.villain.phase,
      starting: s.villain.starting,
      fired: s.villain.fired.map((row, index) => ({ row, round: s.villain?.firedIn[index] ?? 0 })),
    },
    attack: attackView(s),
    objectives: adventure.objectives.map((objective) => ({
      objective,
      ...progressOf(s, objective),
      met: isMet(s, objective),
    })),
    objectiveMet: progress.met,
    losses: [...adventure.losses],
    cardsLeft: progress.cardsLeft + (adventure.closing && !progress.closingPlaced ? 1 : 0),
    keys: progress.keys,
    waves: progress.waves,
    bannerMissed: progress.bannerMissed,
    setIn: progress.setIn,
    skipEvent: progress.skipEvent,
    won: [...s.won],
    failed: [...s.failed],
    offer: [...s.offer],
    lastEvent: s.eventDiscard.at(-1) ?? null,
    decks: {
      events: s.eventDeck.length,
      consumables: s.consumables.length,
      equipment: s.equipment.map((deck) => deck.length),
    },
    discards: {
      events: [...s.eventDiscard],
      consumables: [...s.consumableDiscard],
      equipment: s.equipmentDiscard.flat(),
    },
  };
}

function unseenBy(s: State): UnseenView[] {
  const hero = s.heroes.find(({ id }) => id === s.active?.figure);
  if (!hero || hero.cell < 0) return [];
  return foes(s).flatMap((foe) => {
    const block = blockBetween(s, hero, foe);
    return block ? [{ figure: foe.id, ...block }] : [];
  });
}

const isSearched = (s: State, { x, y }: SquareView): boolean => {
  const { searched } = s.progress;
  for (let i = 0; i < searched.length; i += 2) if (searched[i] === x && searched[i + 1] === y) return true;
  return false;
};

function figureView(s: State, figure: FigureState): FigureBase {
  const { dice, chains } = figure.cell < 0 ? { dice: 0, chains: 0 } : defenceOf(s, figure);
  return {
    id: figure.id,
    kind: figure.kind,
    card: figure.card,
    at: figure.cell < 0 ? null : squareAt(s, figure.cell),
    large: isLarge(figure),
    health: figure.health,
    maxHealth: maxHealth(s, figure),
    speed: speedOf(s, figure),
    defence: dice,
    chains,
    conditions: [...new Set(figure.conditions)],
    powers: figure.cell < 0 ? [] : POWERS.filter((power) => hasPower(s, figure, power)),
    frenzied: figure.frenzied || (s.active?.figure === figure.id && s.active.frenzied),
    dodgeSpent: figure.dodged,
    attacked: figure.attacked,
    attackedBy: [...figure.attackedBy],
    waits: figure.waits,
  };
}

const heroView = (s: State, hero: HeroState): HeroView => ({
  ...figureView(s, hero),
  seat: hero.seat,
  energy: hero.energy,
  maxEnergy: maxEnergy(s, hero),
  wielded: [...hero.wielded],
  backpack: [...hero.backpack],
  consumables: [...hero.consumables],
  gold: hero.gold,
  xp: hero.xp,
  skills: [...hero.skills],
  outSince: hero.out?.since ?? null,
  roused: hero.out?.healed ?? false,
  acted: hero.acted,
  usedThisRound: [...hero.used],
  usedThisAdventure: [...hero.spent],
  kills: hero.kills,
  stance: hero.stance,
  inked: hero.inked,
  newTile: hero.newTile,
});

function attackView(s: State): AttackView | null {
  const frame = nearest(s, flow.attack);
  if (!frame) return null;
  const defence = nearest(s, flow.defend);
  return {
    by: frame.by,
    targets: [...frame.targets],
    weapon: frame.weapon,
    spell: frame.spell,
    type: frame.type,
    pips: [...frame.pips],
    chain: frame.chain,
    critical: frame.critical,
    surges: [...frame.signs],
    successes: frame.successes,
    defence: defence
      ? { victim: defence.victim, potential: defence.potential, pips: [...defence.pips] }
      : null,
  };
}

function progressOf(s: State, objective: Objective): { have: number; need: number } {
  const { progress } = s;
  switch (objective.goal) {
    case 'keys':
      return { have: progress.keys, need: objective.keys };
    case 'captives':
      return { have: progress.freed, need: objective.captives };
    case 'banner':
      return { have: progress.bannerHeld, need: objective.rounds };
    case 'levers':
      return { have: progress.levers, need: objective.levers };
    case 'mirrors':
      return { have: progress.mirrorsBroken, need: objective.mirrors };
    case 'villain':
      return { have: progress.villainDown ? 1 : 0, need: 1 };
    default:
      return { have: progress.explored, need: adventureOf(s).tiles - 1 };
  }
}
