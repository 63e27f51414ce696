/** Pug Quest's table. */

import type { DecisionKind } from '@questhall/games/pug-quest';
import { nameOf } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { MiniaturePiece, Progress } from '../../app/saved-games.ts';
import type { GameTable, Scene, SeatFace } from '../../table/game-table.ts';
import { asTable } from '../../table/game-table.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Medallion } from '../../ui/Medallion.tsx';
import { Board } from './Board.tsx';
import { bearings } from './bearings.ts';
import { WorldPart } from './board/WorldPart.tsx';
import { faceOf } from './faces.tsx';
import { icon } from './icons.ts';
import { inspect } from './inspect.tsx';
import type { TableView } from './logic/after.ts';
import { positionAfter } from './logic/after.ts';
import { heroCard, heroOfSeat, isBoss } from './logic/cards.ts';
import { moverOf } from './logic/mover.ts';
import { motionOf } from './motion.ts';
import { Face } from './prompts/Choices.tsx';
import { detailOf, isDrawn, PROMPTS } from './prompts/index.tsx';
import { cues } from './sound/cues.ts';
import { danger } from './sound/danger.ts';
import { pack } from './sound/pack.ts';
import { CombosPart, HandPart, Tray } from './tray/Tray.tsx';

const ROUNDS_IN_ALL = 30;

/** A saved game: the five lanes, small. */
function progressOf(view: TableView): Progress {
  if (view.world === 0) return { detail: 'The pugs gather', done: 0, miniature: [] };
  const pieces = (lanes: TableView['heroLanes'], kind: 'hero' | 'monster', y: number): MiniaturePiece[] =>
    lanes.flatMap((queue, lane) =>
      queue.slice(0, 1).map((id) => ({
        x: 22 + lane * 39,
        y,
        kind,
        art:
          kind === 'hero' ? `h-${heroCard(id, view)?.picture?.pug ?? id}` : `${isBoss(id) ? 'b' : 'm'}-${id}`,
      })),
    );
  return {
    detail: `World ${view.world}, round ${view.round} of 10`,
    done: Math.min(1, ((view.world - 1) * 10 + view.round) / ROUNDS_IN_ALL),
    miniature: [...pieces(view.monsterLanes, 'monster', 28), ...pieces(view.heroLanes, 'hero', 66)],
  };
}

function seatFace(view: TableView, seat: number): SeatFace {
  const hero = heroOfSeat(view, seat);
  if (hero === undefined) {
    const evil = view.evilLord !== null && view.evilLord.seat === seat ? view.evilLord : undefined;
    return {
      portrait: evil ? (
        <Medallion label="Evil Lord" base="boss" glyph={icon.impLaughIcon} tone={['#b05a86', '#2c0f22']} />
      ) : (
        <Icon shape={icon.pawPrintIcon} label="No pug yet" />
      ),
      ...(evil && { name: 'Evil Lord' }),
      ...(evil && {
        counters: [
          { icon: icon.cardDrawIcon, value: evil.cards, label: evil.cards === 1 ? 'card' : 'cards' },
        ],
      }),
    };
  }
  const role = heroCard(hero.id, view)?.class;
  return {
    portrait: <Face id={hero.id} view={view} />,
    name: nameOf(hero.id, view),
    ...(role !== undefined && { role: hero.fallen ? `${role}, defeated` : role }),
    counters: [
      { icon: icon.heartsIcon, value: hero.fallen ? 0 : Math.max(0, hero.life - hero.damage), label: 'life' },
      { icon: icon.cardDrawIcon, value: hero.cards, label: hero.cards === 1 ? 'card' : 'cards' },
      { icon: icon.upgradeIcon, value: hero.xp, label: 'XP' },
    ],
  };
}

/** Whoever acts, or else who is asked. */
function portraitOf({ view, decision, seat }: Scene<TableView>) {
  const attacker =
    decision?.kind === 'riposte' || decision?.kind === 'defend' ? decision.about.by : undefined;
  const id = attacker ?? view.turn?.of ?? heroOfSeat(view, seat)?.id;
  return typeof id === 'string' && id !== '' ? <Face id={id} view={view} /> : undefined;
}

/** Questions that are answered with cards: of the hand, or face up. */
const WITH_CARDS: readonly string[] = [
  'drawFrom',
  'discardCards',
  'handLimit',
  'forcedDiscard',
  'swapDisplay',
  'discardDisplay',
] satisfies DecisionKind[];

const ENDS = ['endTurn', 'done', 'confirm', 'stop'];

const pugTable: GameTable<TableView> = {
  motion: motionOf,
  sound: { pack, cues, danger },
  needs: {
    boards: [
      { width: 1120, height: 566 },
      { width: 390, height: 424, widest: 560 },
    ],
    tray: 256,
  },
  Board,
  Tray,
  trayParts: [
    {
      id: 'hand',
      label: 'Hand',
      count: (view, seat) =>
        view.evilLord?.seat === seat ? view.evilLord?.cards : heroOfSeat(view, seat)?.cards,
      shown: ({ view, seat }) => view.world > 0 || view.evilLord?.seat === seat,
      Part: HandPart,
    },
    { id: 'combos', label: 'Combos', Part: CombosPart },
    { id: 'world', label: 'World', Part: WorldPart },
  ],
  seat: seatFace,
  event: faceOf,
  seatsTitle: 'Pack',
  progress: progressOf,
  inspect,
  detail: detailOf,
  portrait: portraitOf,
  draws: isDrawn,
  ends: (option: Option) => ENDS.includes(option.do),
  mover: (decision) => {
    const creature = moverOf({ decision });
    return creature === undefined ? undefined : { creature };
  },
  prompts: PROMPTS,
  tab: ({ kind }) => (WITH_CARDS.includes(kind) ? 'hand' : undefined),
  after: positionAfter,
  bearings,
};

export const table = asTable(pugTable);
