/** Dungeonland's table. */
import type { DecisionKind, DungeonlandView } from '@questhall/games/dungeonland';
import { nameOfFigure, nameOfThing } from '@questhall/games/dungeonland';
import { ROLL } from '@questhall/kernel';
import type { Progress } from '../../app/saved-games.ts';
import type { GameTable, Near, Prompt, SeatFace } from '../../table/game-table.ts';
import { asTable } from '../../table/game-table.ts';
import { RollFaces, rollPrompt } from '../../table/parts/RollPrompt.tsx';
import type { Since } from '../../table/since.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Medallion } from '../../ui/Medallion.tsx';
import { Board } from './Board.tsx';
import { bearings } from './bearings.ts';
import { DieFace } from './board/DieFace.tsx';
import { baseOf, seatNumber } from './board/Figures.tsx';
import { InitiativeRow } from './board/InitiativeRow.tsx';
import { Over } from './board/Over.tsx';
import { EventRibbon, Objectives } from './board/Ribbons.tsx';
import { VillainCard } from './board/VillainCard.tsx';
import { FoundBody } from './camp/FoundBody.tsx';
import { SwapBody } from './camp/SwapBody.tsx';
import { faceOf } from './faces.tsx';
import { icon } from './icons.ts';
import { inspect } from './inspect.tsx';
import { saidOfBoost } from './intent.ts';
import { positionAfter } from './logic/after.ts';
import { ENDS, isDrawn, onlyRuns } from './logic/drawn.ts';
import { figureArt } from './logic/looks.ts';
import type { DungeonScene } from './logic/scene.ts';
import { figureOf, heroShown, isHero } from './logic/scene.ts';
import { motionOf } from './motion.ts';
import { cues } from './sound/cues.ts';
import { danger } from './sound/danger.ts';
import { pack } from './sound/pack.ts';
import styles from './table.module.css';
import { Standing } from './tray/Standing.tsx';
import { BelongingsPart, HeroPart, Tray } from './tray/Tray.tsx';
import { BOOST_NEXT_TIME, RUN_LEFT, TAGS } from './words.ts';

function Face({
  id,
  view,
  size = 44,
}: {
  readonly id: number;
  readonly view: DungeonlandView;
  readonly size?: number;
}) {
  const figure = figureOf(id, view);
  if (figure === undefined) return null;
  const portrait = figureArt(figure.card);
  return (
    <Medallion
      label={nameOfFigure(id, view)}
      size={size}
      base={baseOf(view, figure)}
      {...(isHero(figure) && { seat: seatNumber(figure.seat) })}
      {...(portrait === undefined ? { glyph: icon.hoodIcon } : { art: portrait, framed: true })}
    />
  );
}

function progressOf(view: DungeonlandView): Progress {
  if (view.tiles.length === 0) return { detail: 'The party gathers', done: 0, miniature: [] };
  const [tile] = view.tiles.slice(-1);
  return {
    detail: `${nameOfThing(view.adventure)}, round ${view.round}`,
    done: Math.min(
      1,
      (view.won.length + (view.objectiveMet ? 0.9 : 0.3)) / (view.mode === 'campaign' ? 9 : 1),
    ),
    miniature: [...view.heroes, ...view.others].flatMap(({ at, card, kind }) => {
      if (at === null || tile === undefined) return [];
      return [
        {
          x: 100 + (at.x - tile.x - 4) * 18,
          y: 48 + (at.y - tile.y - 4) * 10,
          kind: kind === 'hero' ? ('hero' as const) : ('monster' as const),
          art: card,
        },
      ];
    }),
  };
}

function seatFace(view: DungeonlandView, seat: number): SeatFace {
  const heroes = view.heroes.filter((hero) => hero.seat === seat);
  const [first] = heroes;
  if (first === undefined) return { portrait: <Icon shape={icon.hoodIcon} label="No hero yet" /> };
  const faces = heroes.map((hero) => ({
    portrait: <Face id={hero.id} view={view} />,
    name: nameOfFigure(hero.id, view),
    standing: <Standing hero={hero} />,
    ...tagOf(view, [hero]),
  }));
  return {
    portrait: <Face id={first.id} view={view} />,
    name: heroes.map(({ id }) => nameOfFigure(id, view)).join(' & '),
    figures: faces,
  };
}

function tagOf(
  { active, row }: DungeonlandView,
  heroes: readonly { readonly id: number }[],
): { readonly tag?: string } {
  if (heroes.some(({ id }) => id === active?.figure)) return { tag: TAGS.acting };
  const cards = row.filter(({ hero }) => heroes.some(({ id }) => id === hero));
  return cards.length > 0 && cards.every(({ done }) => done) ? { tag: TAGS.done } : {};
}

const portraitOf = ({ view }: DungeonScene) =>
  view.active === null ? undefined : <Face id={view.active.figure} view={view} />;

/** The sentence of the status line serves as a title. */
const asked = ({ decision, words, view }: DungeonScene): string =>
  decision === null ? '' : words.decision(decision.kind, decision.about, view);

const LIST: Prompt<DungeonlandView> = { title: asked, foot: ({ do: deed }) => ENDS.includes(deed) };

const drawFace = (die: string, face: string | number) => <DieFace die={die} pip={Number(face)} />;
const RollBody = (scene: DungeonScene) => <RollFaces scene={scene} draw={drawFace} />;

/** Questions about things that do not lie on the map. */
const PROMPTS: { readonly [kind in DecisionKind | typeof ROLL]?: Prompt<DungeonlandView> } = {
  [ROLL]: rollPrompt(RollBody),
  swap: { ...LIST, Body: SwapBody },
  found: { title: asked, foot: ({ do: deed }) => deed === 'discard', Body: FoundBody },
  agree: LIST,
  eventChoice: LIST,
  villainChoice: LIST,
};

/** A phone's tab. */
const RowPart = (scene: DungeonScene) => (
  <div className={styles.part}>
    <Objectives scene={scene} />
    <EventRibbon scene={scene} />
    <InitiativeRow scene={scene} />
  </div>
);

const VillainPart = (scene: DungeonScene) => (
  <div className={styles.part}>
    <VillainCard scene={scene} />
  </div>
);

/** At the right of a large screen. */
const Rail = (scene: DungeonScene) => <VillainCard scene={scene} />;

/** A square is to be so wide that a finger hits it, or a mouse. */
const READABLE = { finger: 47, mouse: 38 } as const;
const readable = (): number =>
  window.matchMedia('(pointer: coarse)').matches ? READABLE.finger : READABLE.mouse;

/** Whoever acts, or is asked; who is not on the map yet, is near to where he may begin. */
function nearOf({ view, decision }: DungeonScene): Near | undefined {
  const asked = Number(decision?.about.hero ?? view.active?.figure ?? -1);
  const figure = figureOf(asked, view) ?? heroShown({ view, decision, seat: view.seat });
  const square = figure?.at ?? decision?.options.find(({ at }) => at?.x !== undefined)?.at;
  if (figure === undefined || square === undefined) return undefined;
  return {
    key: `${view.tiles.length} ${figure.id} ${figure.at === null}`,
    thing: { x: Number(square.x), y: Number(square.y) },
    least: readable(),
  };
}

/** One is chosen. */
const hasHero = (scene: DungeonScene): boolean => heroShown(scene) !== undefined;

/** Rules 6 tell more of what lies open. */
const SINCE: Since = {
  setIn: 0,
  skipEvent: false,
  failed: [],
  discards: { events: [], consumables: [], equipment: [] },
  active: { charge: 0 },
  heroes: [{ attacked: false, attackedBy: [], newTile: false }],
  others: [{ attacked: false, attackedBy: [] }],
  scenery: [{ hot: false }],
};

const dungeonTable: GameTable<DungeonlandView> = {
  motion: motionOf,
  sound: { pack, cues, danger },
  needs: {
    boards: [
      { width: 800, height: 430, least: 0.9, roomy: { width: 1120, height: 620 } },
      { width: 390, height: 390, widest: 640 },
    ],
    tray: 196,
  },
  Board,
  Over,
  Rail,
  Tray,
  isTrayEmpty: (scene) => !hasHero(scene),
  trayParts: [
    { id: 'hero', label: 'Hero', shown: hasHero, Part: HeroPart },
    { id: 'things', label: 'Things', shown: hasHero, Part: BelongingsPart },
    { id: 'villain', label: 'Villain', shown: ({ view }) => view.villain !== null, Part: VillainPart },
    { id: 'row', label: 'Order', Part: RowPart },
  ],
  seat: seatFace,
  event: faceOf,
  seatsTitle: 'Party',
  progress: progressOf,
  inspect,
  portrait: portraitOf,
  draws: isDrawn,
  ends: (option) => ENDS.includes(option.do),
  mover: ({ about: { hero } }) => (typeof hero === 'number' ? { figure: hero } : undefined),
  said: saidOfBoost,
  detail: ({ decision }) => {
    if (decision?.kind === 'boost') return BOOST_NEXT_TIME;
    return decision !== null && onlyRuns(decision.options) ? RUN_LEFT : undefined;
  },
  isSmall: ({ do: deed }) => deed === 'run',
  prompts: PROMPTS,
  tab: ({ kind }) => (kind === 'act' ? 'hero' : undefined),
  zooms: 4,
  near: nearOf,
  after: positionAfter,
  bearings,
  since: SINCE,
};

export const table = asTable(dungeonTable);
