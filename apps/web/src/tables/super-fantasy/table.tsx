/** Super Fantasy's table. */
import type { DecisionKind, HeroView, SuperView } from '@questhall/games/super-fantasy';
import { nameOf, turnOf } from '@questhall/games/super-fantasy';
import type { Option } from '@questhall/kernel';
import { ROLL } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import type { Progress } from '../../app/saved-games.ts';
import { art } from '../../art/super-fantasy/index.ts';
import type { GameTable, Near, Prompt, SeatFace } from '../../table/game-table.ts';
import { asTable } from '../../table/game-table.ts';
import { RollFaces, rollPrompt } from '../../table/parts/RollPrompt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Medallion } from '../../ui/Medallion.tsx';
import { Board } from './Board.tsx';
import { bearings } from './bearings.ts';
import { seatNumber } from './board/Figures.tsx';
import { Over } from './board/Over.tsx';
import { Mission, TurnTrack } from './board/Sides.tsx';
import { Standing } from './board/Standing.tsx';
import { faceOf } from './faces.tsx';
import { icon } from './icons.ts';
import { inspect } from './inspect.tsx';
import { starsOf } from './intent.ts';
import { positionAfter } from './logic/after.ts';
import { ENDS, isDrawn } from './logic/drawn.ts';
import { boxOf, middleOf } from './logic/place.ts';
import type { SuperScene } from './logic/scene.ts';
import { heroOf, heroShown } from './logic/scene.ts';
import { motionOf } from './motion.ts';
import { cues } from './sound/cues.ts';
import { danger } from './sound/danger.ts';
import { pack } from './sound/pack.ts';
import { DefendPrompt } from './tray/DefendPrompt.tsx';
import type { DieSide } from './tray/Die.tsx';
import { Die } from './tray/Die.tsx';
import { FateFace } from './tray/FateFace.tsx';
import { DicePart, HeroPart, isTrayEmpty, Tray } from './tray/Tray.tsx';

function Face({ id, view }: { readonly id: string; readonly view: SuperView }) {
  const portrait = art(id);
  const hero = heroOf(id, view);
  return (
    <Medallion
      label={nameOf(id)}
      size={44}
      base="hero"
      {...(hero && { seat: seatNumber(hero.seat) })}
      {...(portrait !== undefined && { art: portrait, framed: true })}
    />
  );
}

function progressOf(view: SuperView): Progress {
  const { turnMarker, endToken, mission } = view;
  const { width, height } = boxOf(view);
  const small = (square: number) => {
    const { x, y } = middleOf([square], view);
    return { x: 10 + (180 * x) / width, y: 8 + (80 * y) / height };
  };
  return {
    detail: `${mission.title}, turn ${turnOf(turnMarker, endToken)}`,
    done: Math.min(1, turnMarker / Math.max(1, endToken)),
    miniature: [
      ...view.heroes
        .filter(({ square }) => square >= 0)
        .map(({ id, square }) => ({ ...small(square), kind: 'hero' as const, art: id })),
      ...view.monsters
        .filter(({ squares }) => squares.length > 0)
        .map(({ kind, squares }) => ({ ...small(squares[0] ?? 0), kind: 'monster' as const, art: kind })),
    ],
  };
}

/** In a word, how a seat stands in the turn. */
function tagOf({ id, acted }: HeroView, { turn, phase, order }: SuperView): string {
  if (id === turn?.hero) return 'Acting';
  if (phase === 'monsters' || (phase === 'heroes' && acted)) return 'Done';
  const place = order.indexOf(id) + 1;
  return place > 0 ? `To act (${place})` : 'To act';
}

function seatFace(view: SuperView, seat: number): SeatFace {
  if (view.uglyMaster !== null && view.uglyMaster.seat === seat)
    return {
      portrait: (
        <Medallion label="Ugly Master" base="boss" glyph={icon.pigFaceIcon} tone={['#9ac23a', '#2c3a0c']} />
      ),
      name: 'Ugly Master',
      counters: [{ icon: icon.pigFaceIcon, value: view.monsters.length, label: 'monsters' }],
    };
  const heroes = view.heroes.filter((hero) => hero.seat === seat);
  const [first] = heroes;
  if (first === undefined) return { portrait: <Icon shape={icon.heartsIcon} label="No hero yet" /> };
  return {
    portrait: <Face id={first.id} view={view} />,
    name: heroes.map(({ id }) => nameOf(id)).join(' & '),
    figures: heroes.map((hero) => ({
      portrait: <Face id={hero.id} view={view} />,
      name: nameOf(hero.id),
      standing: <Standing heroes={[hero]} view={view} />,
      tag: tagOf(hero, view),
    })),
  };
}

const portraitOf = ({ view }: SuperScene) =>
  view.turn === null ? undefined : <Face id={view.turn.hero} view={view} />;

/** The sentence of the status line serves as a title. */
const asked = ({ decision, words, view }: SuperScene): string =>
  decision === null ? '' : words.decision(decision.kind, decision.about, view);

const LIST: Prompt<SuperView> = { title: asked, foot: ({ do: deed }) => ENDS.includes(deed) };

const drawFace = (die: string, face: string | number) =>
  die === 'fate' ? <FateFace face={String(face)} /> : <Die look="ready" side={face as DieSide} />;
const RollBody = (scene: SuperScene) => <RollFaces scene={scene} draw={drawFace} />;

/** Questions about things that do not lie on the map. */
const PROMPTS: { readonly [kind in DecisionKind | typeof ROLL]?: Prompt<SuperView> } = {
  [ROLL]: rollPrompt(RollBody),
  chooseParty: LIST,
  order: LIST,
  claim: LIST,
  defend: {
    title: () => 'Roll how many Shield Dice?',
    detail: () =>
      'You roll first: your total must beat the monster’s. Tokens you keep defend you later this phase.',
    portrait: ({ decision, view }) => <Face id={String(decision?.about.hero ?? '')} view={view} />,
    Body: DefendPrompt,
  },
  arrange: LIST,
  takeMagic: LIST,
  takeSmall: LIST,
  chooseEffect: LIST,
  team: LIST,
};

/** A phone's tab: mission and turn track. */
const MissionPart = (scene: SuperScene) => (
  <div style={{ display: 'grid', gap: 8, padding: 8 }}>
    <Mission scene={scene} />
    <TurnTrack scene={scene} />
  </div>
);

/** Squares are to be so wide, in pixels. */
const READABLE = 45;

/** Whoever acts, or is attacked. */
function nearOf({ view, decision }: SuperScene): Near | undefined {
  const hero = heroOf(String(decision?.about.hero ?? view.turn?.hero ?? ''), view);
  return hero === undefined || hero.square < 0
    ? undefined
    : { key: hero.id, thing: { square: hero.square }, least: READABLE };
}

/** Answered by pointing at an ability. */
const WITH_ABILITIES: readonly string[] = ['placeStar', 'levelUp', 'startAbility'] satisfies DecisionKind[];

/** [SF-STAR-01] Stars go where they went before; where there is no room, where they went before that. */
function pinnedStar({ kind, about, options }: SeenDecision): Option | undefined {
  const pinned = kind === 'placeStar' ? starsOf(String(about.hero)) : [];
  return pinned.flatMap((ability) => options.find(({ at }) => at?.card === ability) ?? [])[0];
}

const superTable: GameTable<SuperView> = {
  motion: motionOf,
  sound: { pack, cues, danger },
  needs: {
    boards: [
      { width: 800, height: 430, least: 0.9, roomy: { width: 1120, height: 620 } },
      { width: 390, height: 380, widest: 640 },
    ],
    tray: 222,
  },
  Board,
  Over,
  Tray,
  isTrayEmpty,
  trayParts: [
    {
      id: 'dice',
      label: 'Dice',
      count: (view) => view.turn?.pool ?? view.uglyMaster?.dice.length,
      shown: (scene) => !isTrayEmpty(scene),
      Part: DicePart,
    },
    { id: 'hero', label: 'Hero', shown: (scene) => heroShown(scene) !== undefined, Part: HeroPart },
    { id: 'mission', label: 'Mission', Part: MissionPart },
  ],
  seat: seatFace,
  event: faceOf,
  seatsTitle: 'Party',
  progress: progressOf,
  inspect,
  portrait: portraitOf,
  draws: isDrawn,
  mover: ({ about: { hero } }) => (typeof hero === 'string' ? { figure: hero } : undefined),
  ends: ({ do: deed }) => deed !== 'withdraw' && ENDS.includes(deed),
  said: pinnedStar,
  isSmall: ({ do: deed }) => deed === 'face',
  prompts: PROMPTS,
  tab: ({ kind }) =>
    kind === 'act' || kind.startsWith('um') ? 'dice' : WITH_ABILITIES.includes(kind) ? 'hero' : undefined,
  zooms: 4,
  near: nearOf,
  after: positionAfter,
  bearings,
};

export const table = asTable(superTable);
