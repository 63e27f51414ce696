import type { ChampionView, PlayerView, Side } from '@questhall/brawl';
import { CORES, championCard } from '@questhall/brawl';
import type { CSSProperties } from 'react';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import * as icon from '../icons.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { baseOf, seatNumber, sideStyle } from '../logic/sides.ts';

import { CoreGem } from '../pieces/CoreGem.tsx';
import { championArt } from './Champion.tsx';
import styles from './Team.module.css';

/** One side at a glance: Cores that are ready, cards, and its Champions with what they can still take. */
export function Team({ scene, side }: { readonly scene: BrawlScene; readonly side: Side }) {
  const { view } = scene;
  const style: CSSProperties & Record<'--side', string> = { '--side': sideStyle(side).colour };
  return (
    <div className={styles.team} style={style}>
      {view.seats
        .filter((player) => player.side === side)
        .map((player) => (
          <section
            key={player.seat}
            aria-label={scene.names[player.seat]}
            data-turn={view.turn === player.seat}
          >
            <Player scene={scene} player={player} />
            <ul>
              {view.champions
                .filter(({ seat }) => seat === player.seat)
                .map((champion) => (
                  <li key={champion.id}>
                    <Row scene={scene} champion={champion} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function Player({ scene, player }: { readonly scene: BrawlScene; readonly player: PlayerView }) {
  const { seat, ready, handCount, deckCount, discard } = player;
  return (
    <header className={styles.player}>
      <b className={styles.name}>{scene.view.seat === seat ? 'You' : scene.names[seat]}</b>
      <span className={styles.cores}>
        {CORES.map((core) => (
          <CoreGem key={core} core={core} spent={!ready.includes(core)} />
        ))}
      </span>
      <small
        className={styles.hand}
        title={`Hand ${handCount}, deck ${deckCount}, discard ${discard.length}`}
      >
        <Icon shape={icon.cardDrawIcon} label="Hand" /> {handCount}
      </small>
    </header>
  );
}

function Row({ scene, champion }: { readonly scene: BrawlScene; readonly champion: ChampionView }) {
  const { view } = scene;
  const target = useTarget({ champion: champion.id });
  const { key, seat, hitpoints, damage, defence, hex } = champion;
  const portrait = championArt(champion);
  const states = statesOf(champion, view.turn === null);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.row, hex === null && view.turn !== null && styles.out)}
      data-pointed={target.pointed || undefined}
      aria-disabled={!target.legal || undefined}
    >
      <Medallion
        label={championCard(key).name}
        size={38}
        base={baseOf(champion, view)}
        seat={seatNumber(seat)}
        {...(portrait !== undefined && { art: portrait, framed: true })}
      />
      <span className={styles.about}>
        <b>{championCard(key).name}</b>
        <span
          className={styles.life}
          role="img"
          aria-label={`${hitpoints - damage} of ${hitpoints} Hitpoints`}
        >
          {Array.from({ length: hitpoints }, (_, at) => at).map((at) => (
            <i key={at} data-full={at < hitpoints - damage} />
          ))}
        </span>
        {states.length > 0 && <em>{states.join(', ')}</em>}
      </span>
      <span className={styles.defence}>
        <Icon shape={icon.shieldIcon} label="Defence" />
        {defence}
      </span>
    </button>
  );
}

function statesOf({ levelled, bloodied, rooted, hex }: ChampionView, gathering: boolean): readonly string[] {
  return [
    ...(levelled ? ['Levelled Up'] : []),
    ...(bloodied ? ['Bloodied'] : []),
    ...(rooted ? ['Rooted'] : []),
    ...(hex === null && !gathering ? ['At the gate'] : []),
  ];
}
