/** A seat at a glance: what it has to spend, and its Champions with what they can still take. */

import type { BrawlView, ChampionView } from '@questhall/games/brawl';
import { CORES } from '@questhall/games/brawl';
import { rich, t } from '../../../language/texts.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { icon } from '../icons.ts';
import { baseOf, seatNumber } from '../logic/sides.ts';
import { CoreGem } from '../pieces/CoreGem.tsx';
import { printed } from '../printed.ts';
import { championArt } from './Champion.tsx';
import styles from './Roster.module.css';

interface RosterProps {
  readonly view: BrawlView;
  readonly seat: number;
}

/** Cores that are ready, and cards. */
export function Purse({ view, seat }: RosterProps) {
  const player = view.seats[seat];
  if (player === undefined) return null;
  const { ready, handCount, deckCount, discard } = player;
  return (
    <span className={styles.player}>
      <span className={styles.cores}>
        {CORES.map((core) => (
          <CoreGem key={core} core={core} spent={!ready.includes(core)} />
        ))}
      </span>
      <small>
        {rich('{handCount, plural, one {# card} other {# cards}} · deck {deckCount} · {discard}', {
          handCount,
          deckCount,
          discard: <Discard seat={seat} cards={discard.length} />,
        })}
      </small>
    </span>
  );
}

/** [SFB-INFO-05] Opens the pile, whosever it is. */
function Discard({ seat, cards }: { readonly seat: number; readonly cards: number }) {
  const target = useTarget({ pile: seat });
  return (
    <button type="button" {...target.bind} className={styles.discard} aria-disabled="true">
      {t('discard {cards}', { cards })}
    </button>
  );
}

export const Roster = ({ view, seat }: RosterProps) => (
  <ul>
    {view.champions
      .filter((champion) => champion.seat === seat)
      .map((champion) => (
        <li key={champion.id}>
          <Row view={view} champion={champion} />
        </li>
      ))}
  </ul>
);

function Row({ view, champion }: { readonly view: BrawlView; readonly champion: ChampionView }) {
  const target = useTarget({ champion: champion.id });
  const { key, seat, hitpoints, damage, defence, hex, levelled } = champion;
  const portrait = championArt(champion);
  const left = hitpoints - damage;
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.row, hex === null && view.turn !== null && styles.out)}
      data-pointed={target.pointed || undefined}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.face} aria-hidden="true">
        <Medallion
          label={printed.names.champion(key)}
          size={36}
          base={baseOf(champion, view)}
          seat={seatNumber(seat)}
          {...(portrait !== undefined && { art: portrait, framed: true })}
        />
      </span>
      <span className={styles.about}>
        <b>
          {printed.names.champion(key)}
          {levelled && <Icon shape={icon.polarStarIcon} label={t('Levelled Up')} className={styles.star} />}
        </b>
        <span
          className={styles.life}
          role="img"
          aria-label={t('{left} of {hitpoints} Hitpoints', { left, hitpoints })}
        >
          {Array.from({ length: hitpoints }, (_, at) => at).map((at) => (
            <i key={at} data-full={at < left} />
          ))}
        </span>
      </span>
      <span className={styles.defence}>
        <Icon shape={icon.shieldIcon} label={t('Defence')} />
        {defence}
      </span>
      {statesOf(champion, view.turn === null).map((state) => (
        <em key={state} data-state={state}>
          {state}
        </em>
      ))}
    </button>
  );
}

function statesOf({ bloodied, rooted, hex }: ChampionView, gathering: boolean): readonly string[] {
  return [
    ...(bloodied ? [t('Bloodied')] : []),
    ...(rooted ? [t('Rooted')] : []),
    ...(hex === null && !gathering ? [t('At the gate')] : []),
  ];
}
