import type { PugEvent } from '@questhall/pug-quest';
import { asPugEvent, listed, markText } from '@questhall/pug-quest';
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Scene } from '../../../table/board-props.ts';
import { refKey } from '../../../table/refs.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cardDrawIcon, cursedStarIcon, shieldIcon, upgradeIcon } from '../icons.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { comboById } from '../logic/cards.ts';
import { EnergyCard } from '../pieces/EnergyCard.tsx';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import type { Energy } from '../vocabulary.ts';
import styles from './Effects.module.css';

interface EffectsProps {
  readonly scene: Scene<TableView>;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Shown {
  readonly arrows: readonly { readonly id: string; readonly from: Box; readonly to: Box }[];
  readonly float: { readonly at: Box; readonly what: Float } | undefined;
}

const NOTHING: Shown = { arrows: [], float: undefined };

/** Arrows of attacks, and what is seen to happen to somebody: numbers, cards, signs. */
export function Effects({ scene }: EffectsProps) {
  const self = useRef<HTMLDivElement>(null);
  const { happening, decision, view } = scene;
  const [shown, setShown] = useState(NOTHING);
  const number = happening?.number;
  const question = decision?.id;
  useLayoutEffect(() => {
    const root = self.current?.parentElement ?? null;
    const event = happening === null ? undefined : asPugEvent(happening.event);
    const boxOf = (id: string): Box | undefined => (root === null ? undefined : placeIn(root, id));
    const arrows = attackOf(scene, event).flatMap(({ from, to }) => {
      const [start, end] = [boxOf(from), boxOf(to)];
      return start && end ? [{ id: `${from} ${to}`, from: start, to: end }] : [];
    });
    const what = event === undefined ? undefined : floatOf(event, view);
    const at = what === undefined ? undefined : boxOf(what.over);
    setShown({ arrows, float: what && at ? { at, what } : undefined });
  }, [scene, happening, view]);
  const { arrows, float } = shown;
  return (
    <div ref={self} className={styles.effects} aria-hidden="true">
      {arrows.length > 0 && (
        <svg key={`arrows ${number ?? question}`} className={styles.arrows} aria-hidden="true">
          {arrows.map(({ id, from, to }) => (
            <Arrow key={id} from={from} to={to} />
          ))}
        </svg>
      )}
      {float !== undefined && number !== undefined && (
        <div
          key={number}
          className={classes(styles.float, styles[float.what.kind])}
          style={middleOf(float.at)}
        >
          {float.what.face}
        </div>
      )}
    </div>
  );
}

function placeIn(root: HTMLElement, creature: string): Box | undefined {
  const card = root.querySelector(`[data-lanes] [data-target="${CSS.escape(refKey({ creature }))}"]`);
  if (card === null) return undefined;
  const origin = root.getBoundingClientRect();
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
}

const middleOf = ({ x, y, width, height }: Box): CSSProperties => ({
  left: x + width / 2,
  top: y + height / 2,
});

/** Who attacks whom: in the event that is being shown, or in the question that is open. */
function attackOf(
  { decision }: Scene<TableView>,
  event: PugEvent | undefined,
): readonly { readonly from: string; readonly to: string }[] {
  if (event?.type === 'attacked') return event.targets.map((to) => ({ from: event.by, to }));
  if (event !== undefined || decision === null) return [];
  const { by, target, hero } = decision.about;
  if (decision.kind === 'riposte') return [{ from: String(by), to: String(target) }];
  if (decision.kind === 'defend') return [{ from: String(by), to: String(hero) }];
  if (decision.kind === 'evilPrevent') return [{ from: String(by), to: String(target) }];
  return [];
}

/** From edge to edge, so that it lies between the cards and not on them. */
function Arrow({ from, to }: { readonly from: Box; readonly to: Box }) {
  const down = from.y < to.y;
  const start = { x: from.x + from.width / 2, y: down ? from.y + from.height - 12 : from.y + 12 };
  const end = { x: to.x + to.width / 2, y: down ? to.y + 16 : to.y + to.height - 16 };
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(34, Math.hypot(dx, dy));
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const neck = length - 24;
  return (
    <path
      className={styles.arrow}
      transform={`translate(${start.x} ${start.y}) rotate(${turn})`}
      d={`M0-7H${neck}V-18L${length} 0L${neck} 18V7H0Z`}
    />
  );
}

interface Float {
  /** The creature it is shown on. */
  readonly over: string;
  readonly kind: 'hurt' | 'good' | 'plain' | 'card';
  readonly face: ReactNode;
}

const symbols = (cards: readonly Energy[]): ReactNode =>
  cards
    .map((energy, at) => ({ id: `${energy}${at}`, energy }))
    .map(({ id, energy }) => <EnergySymbol key={id} energy={energy} />);

function floatOf(event: PugEvent, view: TableView): Float | undefined {
  switch (event.type) {
    case 'damaged':
      return { over: event.creature, kind: 'hurt', face: `−${event.amount}` };
    case 'healed':
      return { over: event.creature, kind: 'good', face: `+${event.amount}` };
    case 'attackLost':
      return { over: event.by, kind: 'plain', face: 'Nobody there' };
    case 'prevented':
      return { over: event.target, kind: 'good', face: guarded(event.amount) };
    case 'defended':
      return { over: event.hero, kind: 'good', face: guarded(event.amount) };
    case 'evilLordPrevented':
      return { over: event.target, kind: 'good', face: guarded(event.amount) };
    case 'evilLordAdded':
      return { over: event.target, kind: 'hurt', face: '+1' };
    case 'energyRevealed':
      return {
        over: event.by,
        kind: 'card',
        face: (
          <>
            <EnergyCard energy={event.energy} />
            <b data-ignored={event.ignored}>{event.ignored ? 'Ignored' : 'No match'}</b>
          </>
        ),
      };
    case 'drew':
      return {
        over: event.hero,
        kind: 'plain',
        face: event.energy === undefined ? <Icon shape={cardDrawIcon} /> : <>+{symbols([event.energy])}</>,
      };
    case 'paid':
      return event.cards.length === 0
        ? undefined
        : { over: event.by, kind: 'plain', face: <>−{symbols(event.cards)}</> };
    case 'discarded':
      return { over: event.hero, kind: 'plain', face: <>−{symbols(event.cards)}</> };
    case 'comboPlayed':
    case 'ripostePlayed':
      return { over: event.by, kind: 'plain', face: comboById(event.combo, view)?.combo.name ?? '' };
    case 'marked':
      return {
        over: event.creature,
        kind: 'plain',
        face: (
          <>
            <Icon shape={cursedStarIcon} />
            {markText({ ...event, until: 'worldEnd' }, view).split(':')[0]}
          </>
        ),
      };
    case 'xpGained':
      return { over: event.hero, kind: 'good', face: '+1 XP' };
    case 'levelReached':
      return {
        over: event.hero,
        kind: 'good',
        face: (
          <>
            <Icon shape={upgradeIcon} />
            Level {event.level}
          </>
        ),
      };
    case 'treasureTaken':
    case 'bought':
      return { over: event.hero, kind: 'card', face: <img src={artOf(event.treasure, view)} alt="" /> };
    case 'consumed':
      return { over: event.by, kind: 'card', face: <img src={artOf(event.treasure, view)} alt="" /> };
    case 'exchanged':
      return { over: event.to, kind: 'plain', face: listed([...event.gave].slice(0, 2)) };
    default:
      return undefined;
  }
}

const guarded = (amount: number): ReactNode => (
  <>
    <Icon shape={shieldIcon} />
    {amount}
  </>
);
