/** The table as a spectator keeps it in mind: taken from the view before an answer, changed by what is told, and nothing else. */
import {
  ALLIES,
  CONSUMABLES,
  eventCard,
  itemCard,
  MINIONS,
  statsFor,
  VILLAINS,
} from '../src/content/index.ts';
import { ownMonster } from '../src/content/own.ts';
import type { DungeonlandEvent } from '../src/events.ts';
import type { DungeonlandView, HeroView, OtherView, SceneryView } from '../src/view.ts';
import type { Condition } from '../src/vocabulary.ts';
import type { RoundRule } from '../src/vocabulary-dungeon.ts';
import type { Body, Square } from './grid.ts';

export interface Piece extends Body {
  readonly id: number;
  readonly kind: HeroView['kind'];
  readonly card: string;
  readonly leader: number;
  at: Square | null;
  health: number;
  readonly conditions: Set<Condition>;
  /** Heroes only; empty and 0 for everybody else. */
  energy: number;
  gold: number;
  readonly skills: readonly string[];
  readonly wielded: Set<string>;
  readonly packed: Set<string>;
  consumables: string[];
  readonly seen: HeroView | OtherView;
}

export interface World {
  readonly view: DungeonlandView;
  readonly pieces: Map<number, Piece>;
  scenery: readonly SceneryView[];
  /** The card that was found and is not yet anybody's. */
  found: string;
  /** Rules of this round's event. */
  rules: RoundRule[];
}

const isHero = (seen: HeroView | OtherView): seen is HeroView => seen.kind === 'hero';

function pieceOf(seen: HeroView | OtherView): Piece {
  const hero = isHero(seen) ? seen : null;
  return {
    id: seen.id,
    kind: seen.kind,
    card: seen.card,
    leader: isHero(seen) ? -1 : seen.leader,
    at: seen.at,
    large: seen.large,
    health: seen.health,
    conditions: new Set(seen.conditions),
    energy: hero?.energy ?? 0,
    gold: hero?.gold ?? 0,
    skills: hero?.skills ?? [],
    wielded: new Set(hero?.wielded),
    packed: new Set(hero?.backpack),
    consumables: [...(hero?.consumables ?? [])],
    seen,
  };
}

export function worldOf(view: DungeonlandView): World {
  const pieces = [...view.heroes, ...view.others].map(pieceOf);
  return {
    view,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    scenery: view.scenery,
    rules: [...view.rules],
    found: '',
  };
}

export const standing = (world: World): Piece[] => [...world.pieces.values()].filter(({ at }) => at !== null);
export const heroesOf = (world: World): Piece[] =>
  [...world.pieces.values()].filter(({ kind }) => kind === 'hero');
export const isFriend = (piece: Piece): boolean => piece.kind === 'hero' || piece.kind === 'ally';
export const opposed = (a: Piece, b: Piece): boolean => isFriend(a) !== isFriend(b);

export const isConsumable = (thing: string): boolean => CONSUMABLES.some(({ id }) => id === thing);

/** Changes what is in mind by what is told. */
export function tell(world: World, event: DungeonlandEvent): void {
  switch (event.type) {
    case 'moved':
      return put(world, event.figure, event.path.at(-1) ?? null);
    case 'figurePlaced':
      return placed(world, event);
    case 'damaged':
    case 'healed':
    case 'healthReturned':
      return change(world, event.figure, (piece) => {
        piece.health = event.health;
      });
    case 'heroSaved':
      return change(world, event.figure, (piece) => {
        piece.health = 1;
      });
    case 'energyChanged':
      return change(world, event.figure, (piece) => {
        piece.energy = event.energy;
      });
    case 'goldChanged':
      return change(world, event.figure, (piece) => {
        piece.gold += event.amount;
      });
    case 'heroFell':
      return change(world, event.figure, (piece) => {
        piece.at = null;
        piece.conditions.clear();
      });
    case 'defeated':
      world.pieces.delete(event.figure);
      return;
    case 'conditionGained':
      return change(world, event.figure, ({ conditions }) => conditions.add(event.condition));
    case 'conditionEnded':
      return change(world, event.figure, ({ conditions }) => conditions.delete(event.condition));
    case 'sceneryPlaced':
      world.scenery = [...world.scenery, pieceLaid(event)];
      return;
    case 'sceneryRemoved':
      world.scenery = world.scenery.filter(({ id }) => id !== event.scenery);
      return;
    case 'sceneryUsed':
      if (event.what === 'trapPlate')
        world.scenery = world.scenery.map((piece) =>
          piece.id === event.scenery ? { ...piece, used: true } : piece,
        );
      return;
    case 'roundBegan':
      world.rules = [];
      return;
    case 'eventDrawn':
      for (const effect of eventCard(event.card).effects)
        if (effect.do === 'roundRule') world.rules.push(effect.rule);
      return;
    default:
      return tellOfThings(world, event);
  }
}

type Laid = Extract<DungeonlandEvent, { readonly type: 'sceneryPlaced' }>;

const pieceLaid = ({ scenery: id, what: type, at }: Laid): SceneryView => ({
  id,
  type,
  ...at,
  hot: false,
  used: false,
  lootable: false,
  holds: '',
});

function tellOfThings(world: World, event: DungeonlandEvent): void {
  switch (event.type) {
    case 'itemTaken':
      return change(world, event.figure, (piece) => receive(piece, event.thing));
    case 'itemFound':
      world.found = event.thing;
      return;
    case 'itemDropped':
      return event.thing === world.found
        ? undefined
        : change(world, event.figure, (piece) => lose(piece, event.thing));
    case 'itemWielded':
      return change(world, event.figure, ({ packed, wielded }) => {
        packed.delete(event.thing);
        wielded.add(event.thing);
      });
    case 'itemPacked':
      return change(world, event.figure, ({ packed, wielded }) => {
        wielded.delete(event.thing);
        packed.add(event.thing);
      });
    case 'itemGiven':
      change(world, event.from, (piece) => lose(piece, event.thing));
      return change(world, event.to, (piece) => receive(piece, event.thing));
    case 'bought':
      return change(world, event.figure, (piece) => receive(piece, event.thing));
    case 'sold':
      return change(world, event.figure, (piece) => lose(piece, event.thing));
    case 'consumed':
      return change(world, event.figure, (piece) => lose(piece, event.consumable));
    default:
      return;
  }
}

function change(world: World, figure: number, how: (piece: Piece) => unknown): void {
  const piece = world.pieces.get(figure);
  if (piece) how(piece);
}

const put = (world: World, figure: number, at: Square | null): void =>
  change(world, figure, (piece) => {
    piece.at = at;
  });

type Placed = Extract<DungeonlandEvent, { readonly type: 'figurePlaced' }>;

function placed(world: World, event: Placed): void {
  if (!world.pieces.has(event.figure)) world.pieces.set(event.figure, arrival(world, event));
  change(world, event.figure, (piece) => {
    piece.at = event.at;
    if (piece.kind === 'hero' && piece.health === 0) piece.health = 1;
  });
}

/** Somebody new, as the card has it. */
function arrival({ view }: World, { figure, card, at }: Placed): Piece {
  const is = (cards: readonly { readonly id: string }[]) => cards.some(({ id }) => id === card);
  const kind =
    is(MINIONS) || ownMonster(card) ? 'minion' : is(VILLAINS) ? 'villain' : is(ALLIES) ? 'ally' : 'mirror';
  const { health, large } = statsFor(kind, card, view.heroes.length);
  const seen: OtherView = {
    id: figure,
    kind,
    card,
    at,
    large,
    health,
    maxHealth: health,
    speed: 0,
    defence: 0,
    chains: 0,
    conditions: [],
    powers: [],
    frenzied: false,
    dodgeSpent: false,
    attacked: false,
    attackedBy: [],
    waits: false,
    leader: -1,
  };
  return pieceOf(seen);
}

function receive(piece: Piece, thing: string): void {
  if (isConsumable(thing)) piece.consumables.push(thing);
  else piece.packed.add(thing);
}

function lose(piece: Piece, thing: string): void {
  const held = piece.consumables.indexOf(thing);
  if (held >= 0) piece.consumables.splice(held, 1);
  piece.packed.delete(thing);
  piece.wielded.delete(thing);
}

export const itemsOf = (things: Iterable<string>) => [...things].map(itemCard);
