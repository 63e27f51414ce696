/** Super Fantasy Brawl's table. */

import type { BrawlView } from '@questhall/games/brawl';
import type { Progress } from '../../app/saved-games.ts';
import { t } from '../../language/texts.ts';
import type { GameTable, SeatFace } from '../../table/game-table.ts';
import { asTable } from '../../table/game-table.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Board } from './Board.tsx';
import { bearings } from './bearings.ts';
import { draftedFrom } from './board/Draft.tsx';
import { Purse, Roster } from './board/Roster.tsx';
import { faceOf } from './faces.tsx';
import { icon } from './icons.ts';
import { inspect } from './inspect.tsx';
import { positionAfter } from './logic/after.ts';
import { nearHome, placeOf } from './logic/place.ts';
import type { BrawlScene } from './logic/scene.ts';
import { isDrafting, ownSide, sideStyle } from './logic/sides.ts';
import { motionOf } from './motion.ts';
import { Face, isWithCards, PROMPTS } from './prompts.tsx';
import { cues } from './sound/cues.ts';
import { danger } from './sound/danger.ts';
import { pack } from './sound/pack.ts';
import { ActionsPart, HandPart, Tray } from './tray/Tray.tsx';

/** A saved game: where the Champions stand, small. */
function progressOf(view: BrawlView): Progress {
  if (view.turn === null) return { detail: t('The Champions gather'), done: 0, miniature: [] };
  const near = nearHome(view);
  const best = Math.max(...view.vp);
  return {
    detail: t('Round {round}, {join}', { round: view.round, join: view.vp.join(' : ') }),
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

/** The colour of a side, and the shape of its bases. */
function SideSign({ seat }: { readonly seat: number }) {
  return (
    <svg
      viewBox="-12 -12 24 24"
      width="30"
      height="30"
      aria-hidden="true"
      style={{ display: 'block', margin: 'auto' }}
    >
      <path
        d={seat % 2 === 0 ? 'M0 -9A9 9 0 1 1 -.01 -9Z' : 'M0 -10L10 0L0 10L-10 0Z'}
        fill={sideStyle(seat).colour}
        stroke="#fff6e2"
        strokeWidth="2"
      />
    </svg>
  );
}

function seatFace(view: BrawlView, seat: number): SeatFace {
  const champions = view.champions.filter((champion) => champion.seat === seat);
  const [first] = champions;
  return {
    portrait: first ? (
      <SideSign seat={seat} />
    ) : (
      <Icon shape={icon.threeFriendsIcon} label={t('No Champions yet')} />
    ),
    ...(champions.length > 0 && {
      standing: <Purse view={view} seat={seat} />,
      more: <Roster view={view} seat={seat} />,
    }),
  };
}

/** Who acts, or whose Champion is asked about. */
const portraitOf = ({ view }: BrawlScene) =>
  view.action === null ? undefined : <Face id={view.action.champion} view={view} />;

const ENDS = ['endPhase', 'done', 'stay', 'pass'];

/** Before there is a Champion to look at. */
const isBare = (scene: BrawlScene): boolean => isDrafting(scene.view) && draftedFrom(scene).length === 0;

const brawlTable: GameTable<BrawlView> = {
  motion: motionOf,
  sound: { pack, cues, danger },
  needs: {
    boards: [
      { width: 1040, height: 430, least: 0.9, roomy: { width: 1120, height: 560 } },
      { width: 390, height: 380, widest: 640 },
    ],
    tray: 264,
  },
  Board,
  Tray,
  isTrayEmpty: isBare,
  trayParts: [
    {
      id: 'hand',
      label: t('Hand'),
      shown: (scene) => !isBare(scene),
      count: (view, seat) => view.seats[seat ?? 0]?.handCount,
      Part: HandPart,
    },
    { id: 'actions', label: t('Actions'), shown: ({ view }) => !isDrafting(view), Part: ActionsPart },
  ],
  seat: seatFace,
  event: faceOf,
  seatsTitle: t('Teams'),
  progress: progressOf,
  inspect,
  portrait: portraitOf,
  draws: (option) => option.do === 'mulligan',
  ends: (option) => ENDS.includes(option.do),
  mover: ({ about: { champion } }) => (typeof champion === 'number' ? { champion } : undefined),
  prompts: PROMPTS,
  tab: ({ kind }) => (isWithCards(kind) ? 'hand' : undefined),
  zooms: 2,
  after: positionAfter,
  bearings,
};

export const table = asTable(brawlTable);
