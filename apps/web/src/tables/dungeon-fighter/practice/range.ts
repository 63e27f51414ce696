/** A table without a match: only what the arena needs to see, and throws by the same physics as at every table. */
import type { Physics, Seeds, ThrowInput } from '@questhall/dice-table';
import {
  checkThrow,
  fromNearSide,
  labellingOf,
  launchAtLevel,
  launchOf,
  PHYSICS,
  startAim,
} from '@questhall/dice-table';
import type { CombatView, DfView, Landing, ThrowRequest } from '@questhall/games/dungeon-fighter';
import { landingOf, rules, SECTION_VALUES } from '@questhall/games/dungeon-fighter';
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';
import type { Json } from '@questhall/kernel';
import type { DfScene } from '../logic/scene.ts';
import { isNearMiss } from '../throwing/way.ts';
import type { Kind, Shot } from './statistics.ts';
import { worthOf } from './statistics.ts';

/** One throw on the range: what everybody would see of it. */
export interface Thrown {
  readonly number: number;
  readonly kind: Kind;
  readonly note: NonNullable<SeenDice['last']>;
  readonly landing: Landing;
}

const NOBODY = '';

const COMBAT: CombatView = {
  monster: 'practice',
  boss: false,
  life: 0,
  startLife: 0,
  tens: 0,
  units: 0,
  damage: 0,
  gold: 0,
  pool: [],
  out: [],
  special: [],
  lying: [],
  bushes: false,
  templates: [],
  requirements: [],
  impossible: false,
  active: NOBODY,
  lastThrower: null,
  stolen: 0,
  tucked: [],
  relicsUsed: [],
};

const EMPTY: DfView = {
  seat: 0,
  players: 1,
  options: {
    difficulty: 'normal',
    levelUp: false,
    boxes: 'mixed',
    board: 'labyrinth',
    hand: 'average',
    sway: 'hero',
    realDice: false,
  },
  phase: 'combat',
  round: 1,
  shops: 0,
  icons: 0,
  iconsNeeded: 10,
  heroes: [],
  leader: NOBODY,
  chest: { gold: 0, white: 0 },
  whiteSupply: 9,
  tokens: { frog: false, tracking: false, shield: false, hammers: 0 },
  relics: [],
  room: null,
  paths: null,
  pathsHeld: 0,
  setAside: [],
  display: [],
  decks: { dungeon: 0, shop: 0, bosses: 0, monsters: [] },
  monsterDiscard: [],
  monstersGone: [],
  equipmentGone: [],
  passed: [],
  scarsReceived: 0,
  combat: COMBAT,
  throw: null,
  throwing: null,
  threat: null,
  proposal: null,
  found: null,
  serial: 0,
};

const requestFor = ({ board, die, requirements, bushes }: Kind, serial: number): ThrowRequest => ({
  kind: 'throw',
  serial,
  board,
  die,
  requirements,
  bushes,
  dice: [],
  templates: [],
});

export const shotOf = ({ landing: { rest, faults, face } }: Thrown): Shot => ({
  rest,
  faults,
  icon: face === 'icon',
});

/** A throw by a hand; without one an average hand throws with the aim one begins with. */
export function throwOnRange(
  physics: Physics,
  kind: Kind,
  number: number,
  given: unknown,
  seeds: Seeds,
): Thrown {
  const asked = requestFor(kind, number);
  const input: ThrowInput =
    given === undefined
      ? fromNearSide(startAim(kind.die, kind.requirements, kind.board))
      : checkThrow(asked, (given as { input: unknown }).input);
  const byHand = given !== undefined && (given as { by: string }).by === 'hand';
  const launch = byHand ? launchOf(input, seeds, 'hero') : launchAtLevel(input, 'average', seeds);
  const { outcome, recording } = physics.filmThrow(
    { board: kind.board, bushes: kind.bushes, dice: [], templates: [] },
    launch,
    labellingOf(seeds),
  );
  return {
    number,
    kind,
    note: { serial: number, physics: PHYSICS, input, launch, outcome, film: recording },
    landing: landingOf(outcome),
  };
}

/** How long a throw is shown, in milliseconds; one that was close is shown slowly. */
const LASTS = 2600;
const LASTS_NEAR = 4600;

interface Standing {
  readonly kind: Kind;
  readonly last: Thrown | undefined;
  /** It is being shown: nobody throws meanwhile. */
  readonly flying: boolean;
  /** Seed of the sway of the next throw. */
  readonly sway: string;
  readonly still: boolean;
  readonly choose: DfScene['choose'];
}

/** The scene the arena shows. */
export function sceneOf({ kind, last, flying, sway, still, choose }: Standing): DfScene {
  const number = (last?.number ?? 0) + 1;
  const option = { do: 'throw', at: { die: kind.die } };
  const asked = requestFor(kind, number);
  const shown = last && JSON.stringify(last.kind) === JSON.stringify(kind) ? last : undefined;
  const view: DfView = {
    ...EMPTY,
    options: { ...EMPTY.options, board: kind.board },
    combat: { ...COMBAT, bushes: kind.bushes, requirements: kind.requirements },
    throwing: flying ? null : asked,
    throw: {
      hero: NOBODY,
      die: kind.die,
      weapons: [],
      requirements: kind.requirements,
      waived: [],
      landing: shown === undefined ? null : landingView(shown),
    },
    serial: number,
  };
  const pose = shown?.note.outcome.pose;
  const dice: SeenDice = {
    sway,
    lying: shown && pose ? { [shown.number]: { pose, face: shown.landing.face } } : {},
    last: shown?.note ?? null,
  };
  return {
    view,
    seat: 0,
    decision: flying ? null : { id: number, kind: 'throw', seat: 0, options: [option], about: {} },
    waiting: [],
    outcome: null,
    dice: dice as unknown as Json,
    happening:
      flying && shown
        ? { event: thrownEvent(shown) as never, number: shown.number, lasts: lasts(still, shown) }
        : null,
    past: [],
    speed: still ? 'instant' : 'calm',
    words: rules.words,
    hints: [],
    names: [],
    choose,
  };
}

export const lasts = (still: boolean, { note }: Thrown): number =>
  still ? 1 : isNearMiss(note) ? LASTS_NEAR : LASTS;

/** How the die came to lie. */
const lying = ({ number, landing }: Thrown) => ({
  serial: number,
  rest: landing.rest,
  slimeTarget: null,
  face: landing.face,
  thorns: landing.thorns,
  faults: landing.faults,
});

const thrownEvent = (thrown: Thrown) => ({
  type: 'thrown',
  hero: NOBODY,
  die: thrown.kind.die,
  ...lying(thrown),
  real: false,
});

function landingView(thrown: Thrown): NonNullable<NonNullable<DfView['throw']>['landing']> {
  const damage = worthOf(shotOf(thrown));
  return {
    ...lying(thrown),
    hit: damage > 0,
    instaKill: damage === SECTION_VALUES.bullseye && thrown.landing.face === 'icon',
    ability: null,
    hammersSpent: 0,
    damage,
  };
}
