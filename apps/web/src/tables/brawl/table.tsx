/** Super Fantasy Brawl's table. */
import type { BrawlView } from '@questhall/brawl';
import { championCard } from '@questhall/brawl';
import type { GameTable, Progress, SeatFace } from '../../table/board-props.ts';
import { asTable } from '../../table/board-props.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Board } from './Board.tsx';
import { Team } from './board/Team.tsx';
import { faceOf } from './faces.tsx';
import { cardDrawIcon, threeFriendsIcon, trophyIcon } from './icons.ts';
import { inspect } from './inspect.tsx';
import { positionAfter } from './logic/after.ts';
import { nearHome, placeOf } from './logic/place.ts';
import type { BrawlScene } from './logic/scene.ts';
import { ownSide } from './logic/sides.ts';
import { Face, isWithCards, PROMPTS } from './prompts.tsx';
import { ActionsPart, HandPart, Tray } from './tray/Tray.tsx';

/** A saved game: where the Champions stand, small. */
function progressOf(view: BrawlView): Progress {
  if (view.turn === null) return { detail: 'The Champions gather', done: 0, miniature: [] };
  const near = nearHome(view);
  const best = Math.max(...view.vp);
  return {
    detail: `Round ${view.round}, ${view.vp.join(' : ')}`,
    done: Math.min(1, best / view.vpToWin),
    miniature: view.champions.flatMap(({ key, side, hex }) => {
      if (hex === null) return [];
      const { x, y } = placeOf(hex, near);
      return [
        {
          x: 100 + x / 4.2,
          y: 48 + y / 5.6,
          kind: side === ownSide(view) ? ('hero' as const) : ('monster' as const),
          art: key,
        },
      ];
    }),
  };
}

function seatFace(view: BrawlView, seat: number): SeatFace {
  const champions = view.champions.filter((champion) => champion.seat === seat);
  const player = view.seats[seat];
  const [first] = champions;
  return {
    portrait: first ? (
      <Face id={first.id} view={view} />
    ) : (
      <Icon shape={threeFriendsIcon} label="No Champions yet" />
    ),
    ...(champions.length > 0 && { role: champions.map(({ key }) => championCard(key).name).join(', ') }),
    counters: [
      { icon: trophyIcon, value: view.vp[player?.side ?? 0] ?? 0, label: 'victory points' },
      { icon: cardDrawIcon, value: player?.handCount ?? 0, label: 'cards' },
    ],
  };
}

/** Who acts, or whose Champion is asked about. */
const portraitOf = ({ view }: BrawlScene) =>
  view.action === null ? undefined : <Face id={view.action.champion} view={view} />;

/** A phone's tab: both teams. */
const TeamsPart = (scene: BrawlScene) => {
  const own = ownSide(scene.view);
  return (
    <div style={{ display: 'grid', gap: 8, padding: 8 }}>
      <Team scene={scene} side={own} />
      <Team scene={scene} side={own === 0 ? 1 : 0} />
    </div>
  );
};

const ENDS = ['endPhase', 'done', 'stay', 'pass'];

const brawlTable: GameTable<BrawlView> = {
  Board,
  Tray,
  trayParts: [
    { id: 'hand', label: 'Hand', count: (view, seat) => view.seats[seat ?? 0]?.handCount, Part: HandPart },
    { id: 'actions', label: 'Actions', Part: ActionsPart },
    { id: 'teams', label: 'Teams', Part: TeamsPart },
  ],
  seat: seatFace,
  event: faceOf,
  seatsTitle: 'Ring side',
  progress: progressOf,
  inspect,
  portrait: portraitOf,
  draws: (option) => option.do === 'mulligan',
  ends: (option) => ENDS.includes(option.do),
  prompts: PROMPTS,
  tab: ({ kind }) => (isWithCards(kind) ? 'hand' : undefined),
  zooms: 2,
  after: positionAfter,
};

export const table = asTable(brawlTable);
