/** Dungeon Fighter's table. */
import type { DecisionKind, DfView } from '@questhall/games/dungeon-fighter';
import { HEROES } from '@questhall/games/dungeon-fighter';
import { seenDice } from '@questhall/games/dungeon-fighter/dice';
import type { Progress } from '../../app/saved-games.ts';
import type { GameTable, Prompt, SeatFace } from '../../table/game-table.ts';
import { asTable } from '../../table/game-table.ts';
import type { Since } from '../../table/since.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Board } from './Board.tsx';
import { bearings } from './bearings.ts';
import { Party } from './board/Party.tsx';
import { ShopMeter } from './board/ShopMeter.tsx';
import { faceOf } from './faces.tsx';
import { icon } from './icons.ts';
import { inspect } from './inspect.tsx';
import { positionAfter } from './logic/after.ts';
import type { DfScene } from './logic/scene.ts';
import { heroName, heroOf, heroShown } from './logic/scene.ts';
import { motionOf } from './motion.ts';
import { HeroFace } from './pieces/HeroFace.tsx';
import { cues } from './sound/cues.ts';
import { danger } from './sound/danger.ts';
import { pack } from './sound/pack.ts';
import { FoePart, GearPart, ThrowPart, Tray } from './tray/Tray.tsx';

/** The brass button: nothing more is done here. */
const ENDS: readonly string[] = [
  'done',
  'leaveShop',
  'content',
  'pass',
  'decline',
  'keepThrow',
  'keep',
  'letLie',
  'keepXp',
  'leave',
  'stands',
];

const SHOPS = 3;

function progressOf({ phase, round, shops, icons, iconsNeeded, heroes, combat }: DfView): Progress {
  if (phase === 'setup') return { detail: 'The party gathers', done: 0, miniature: [] };
  return {
    detail: phase === 'boss' ? 'Against the Boss' : `Round ${round}, ${shops} of ${SHOPS} Shops`,
    done: Math.min(1, (shops + Math.min(1, icons / Math.max(1, iconsNeeded))) / (SHOPS + 1)),
    miniature: [
      ...heroes.map(({ id }, at) => ({ x: 30 + at * 22, y: 66, kind: 'hero' as const, art: id })),
      ...(combat === null ? [] : [{ x: 150, y: 40, kind: 'monster' as const, art: combat.monster }]),
    ],
  };
}

function seatFace(view: DfView, seat: number): SeatFace {
  const heroes = view.heroes.filter((hero) => hero.seat === seat);
  const [first] = heroes;
  if (first === undefined) return { portrait: <Icon shape={icon.hoodIcon} label="No Hero yet" /> };
  return {
    portrait: <HeroFace hero={first} size={44} />,
    name: heroes.map(({ id }) => heroName(id)).join(' & '),
    figures: heroes.map((hero) => ({
      portrait: <HeroFace hero={hero} size={44} />,
      name: heroName(hero.id),
      counters: [
        { icon: icon.heartsIcon, value: hero.life, label: 'life' },
        {
          icon: icon.knapsackIcon,
          value: hero.equipment.length,
          label: hero.equipment.length === 1 ? 'Equipment card' : 'Equipment cards',
        },
      ],
    })),
  };
}

function portraitOf(scene: DfScene) {
  const { view, decision } = scene;
  const thrower = heroOf(view.throw?.hero ?? view.combat?.active ?? '', view);
  const hero = decision === null ? (thrower ?? heroShown(scene)) : heroShown(scene);
  return hero && <HeroFace hero={hero} size={44} />;
}

function detailOf({ view, decision }: DfScene): string | undefined {
  if (decision?.kind === 'throw')
    return `${heroName(view.throw?.hero ?? HEROES[0]?.id ?? '')}’s throw. The die must bounce on the table before it touches the target.`;
  if (view.phase === 'setup') return undefined;
  return view.phase === 'boss' ? 'Against the Boss' : `Round ${view.round}, ${view.shops} of ${SHOPS} Shops`;
}

/** The sentence of the status line serves as a title. */
const asked = ({ decision, words, view }: DfScene): string =>
  decision === null ? '' : words.decision(decision.kind, decision.about, view);

const LIST: Prompt<DfView> = {
  title: asked,
  foot: ({ do: deed }) => ENDS.includes(deed),
};

const PROMPTS: { readonly [kind in DecisionKind]?: Prompt<DfView> } = {
  weapons: LIST,
  hammers: LIST,
  rule: LIST,
};

/** Where on a phone the answer is to be found. */
const TABS: { readonly [kind in DecisionKind]?: string } = {
  chooseDie: 'throw',
  deceive: 'throw',
  takeBack: 'throw',
  scar: 'throw',
  ability: 'throw',
  levelUp: 'throw',
  spend: 'gear',
  armor: 'gear',
  lose: 'gear',
  arrange: 'gear',
  assign: 'party',
};

/** A phone's tab: the Heroes and the way before them. */
const PartyPart = (scene: DfScene) => (
  <>
    {scene.view.phase !== 'setup' && <ShopMeter {...scene} />}
    <Party {...scene} />
  </>
);

/** One is chosen. */
const hasHero = (scene: DfScene): boolean => heroShown(scene) !== undefined;

/** Rules 3 know a second board, and tell more of what lies open. */
const SINCE: Since = {
  monstersGone: [],
  equipmentGone: [],
  passed: [],
  scarsReceived: 0,
  options: { board: 'labyrinth' },
  combat: { lastThrower: null, relicsUsed: [] },
  throw: { waived: [] },
  throwing: { board: 'labyrinth' },
};

const dfTable: GameTable<DfView> = {
  motion: motionOf,
  sound: { pack, cues, danger },
  needs: {
    boards: [
      { width: 1000, height: 500, roomy: { width: 1120, height: 560 } },
      { width: 380, height: 350, widest: 640 },
    ],
    tray: 256,
  },
  Board,
  Tray,
  isTrayEmpty: (scene) => !hasHero(scene),
  trayParts: [
    { id: 'throw', label: 'Throw', shown: hasHero, Part: ThrowPart },
    { id: 'gear', label: 'Gear', shown: hasHero, Part: GearPart },
    { id: 'party', label: 'Heroes', Part: PartyPart },
    {
      id: 'foe',
      label: 'Monster',
      shown: ({ view }) => view.combat !== null || view.room !== null,
      Part: FoePart,
    },
  ],
  seat: seatFace,
  event: faceOf,
  seatsTitle: 'Party',
  progress: progressOf,
  inspect,
  detail: detailOf,
  portrait: portraitOf,
  ends: (option) => ENDS.includes(option.do),
  prompts: PROMPTS,
  tab: ({ kind }) => TABS[kind as DecisionKind],
  after: positionAfter,
  bearings,
  dice: seenDice,
  since: SINCE,
};

export const table = asTable(dfTable);
