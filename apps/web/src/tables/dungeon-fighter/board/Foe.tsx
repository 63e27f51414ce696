/** Who is fought, and the room it happens in: cards at the left of the table. */
import type { CombatView, DfView, Requirement } from '@questhall/games/dungeon-fighter';
import {
  foeCard,
  foeText,
  REQUIREMENT_NAMES,
  roomCard,
  roomText,
  TYPE_NAMES,
} from '@questhall/games/dungeon-fighter';
import { art } from '../../../art/dungeon-fighter/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { Medallion } from '../../../ui/Medallion.tsx';
import { icon } from '../icons.ts';
import { throwArt } from '../logic/looks.ts';
import styles from './Foe.module.css';

export function FoeCard({ combat, view }: { readonly combat: CombatView; readonly view: DfView }) {
  const target = useTarget({ card: combat.monster });
  const card = foeCard(combat.monster);
  const portrait = art(card.picture);
  const kind =
    'level' in card ? `Level ${card.level} · ${TYPE_NAMES[card.type]}` : `Boss · ${TYPE_NAMES[card.type]}`;
  const left = Math.max(0, combat.life);
  return (
    <button type="button" {...target.bind} className={styles.foe} aria-disabled={!target.legal || undefined}>
      <span className={styles.head}>
        <Medallion
          label={card.name}
          base={combat.boss ? 'boss' : 'monster'}
          tone={['#e7a6b2', '#4a1026']}
          {...(portrait !== undefined && { art: portrait, framed: true })}
        />
        <span>
          <small>{kind}</small>
          <b className={styles.title}>{card.name}</b>
          <span className={styles.stats}>
            <Stat shape={icon.bleedingWoundIcon} value={combat.damage} word="damage" />
            {!combat.boss && <Stat shape={icon.twoCoinsIcon} value={combat.gold} word="gold" />}
          </span>
        </span>
      </span>
      <span className={styles.life} role="img" aria-label={`${left} of ${combat.startLife} life`}>
        <span className={styles.bar}>
          <i style={{ width: `${Math.min(100, (100 * left) / combat.startLife)}%` }} />
        </span>
        <b>{left}</b>
        <small>of {combat.startLife}</small>
      </span>
      <Tokens view={view} stolen={combat.stolen} />
      {foeText(card).map((line) => (
        <span key={line} className={styles.rule}>
          {line}
        </span>
      ))}
      {combat.impossible && (
        <span className={styles.rule}>
          <b>Hardly anybody can throw like this: backing down is no shame.</b>
        </span>
      )}
    </button>
  );
}

function Stat({
  shape,
  value,
  word,
}: {
  readonly shape: IconShape;
  readonly value: number;
  readonly word: string;
}) {
  return (
    <span>
      <Icon shape={shape} />
      <b>{value}</b> <i>{word}</i>
    </span>
  );
}

/** What Heroes have put on the Monster, and what it has taken from them. */
function Tokens({ view: { tokens }, stolen }: { readonly view: DfView; readonly stolen: number }) {
  const shown = [
    tokens.frog && { shape: icon.frogIcon, text: 'Frog: Misses cost 2 less' },
    tokens.tracking && { shape: icon.footprintIcon, text: 'Tracked: Hits deal 1 more' },
    tokens.shield && { shape: icon.shieldIcon, text: 'Shield: wards off the next Miss' },
    tokens.hammers > 0 && {
      shape: icon.thorHammerIcon,
      text: tokens.hammers === 1 ? '1 Hammer' : `${tokens.hammers} Hammers`,
    },
    stolen > 0 && {
      shape: icon.robberHandIcon,
      text: stolen === 1 ? '1 card stolen' : `${stolen} cards stolen`,
    },
  ].filter((token) => token !== false);
  if (shown.length === 0) return null;
  return (
    <span className={styles.tokens}>
      {shown.map(({ shape, text }) => (
        <span key={text}>
          <Icon shape={shape} />
          {text}
        </span>
      ))}
    </span>
  );
}

export function RoomNote({ room }: { readonly room: string }) {
  const target = useTarget({ card: room });
  const card = roomCard(room);
  const picture = art(card.picture);
  return (
    <button type="button" {...target.bind} className={styles.room} aria-disabled={!target.legal || undefined}>
      {picture !== undefined && <img className={styles.vista} src={picture} alt="" />}
      <small>Room</small>
      <b>{card.name}</b>
      {roomText(card).map((line) => (
        <span key={line} className={styles.rule}>
          {line}
        </span>
      ))}
    </button>
  );
}

/** The Specific Throws asked for now, with how they are done. */
export function Demands({
  requirements,
  ignored,
}: {
  readonly requirements: readonly Requirement[];
  readonly ignored: readonly Requirement[];
}) {
  if (requirements.length + ignored.length === 0) return null;
  return (
    <ul className={styles.demands} aria-label="How the die must be thrown">
      {requirements.map((requirement) => (
        <li key={requirement}>
          <img src={throwArt(requirement)} alt="" />
          {REQUIREMENT_NAMES[requirement]}
        </li>
      ))}
      {ignored.map((requirement) => (
        <li key={requirement} data-ignored>
          <img src={throwArt(requirement)} alt="" />
          {REQUIREMENT_NAMES[requirement]}: ignored
        </li>
      ))}
    </ul>
  );
}
