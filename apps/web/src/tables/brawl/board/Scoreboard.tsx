import type { Side, SlotView } from '@questhall/games/brawl';
import { challengeCard } from '@questhall/games/brawl';
import type { CSSProperties } from 'react';
import { shellIcon } from '../../../icons/icons.ts';
import { t } from '../../../language/texts.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { useIntent } from '../intent.ts';
import { moverOf, wayTo } from '../logic/ahead.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { ownSide, sideName, sideStyle } from '../logic/sides.ts';
import { CoreGem } from '../pieces/CoreGem.tsx';
import { printed } from '../printed.ts';
import styles from './Scoreboard.module.css';

/** Over the ring: victory points of both sides, and the Challenges with who would score them now. */
export function Scoreboard({ scene }: { readonly scene: BrawlScene }) {
  const { view } = scene;
  const own = ownSide(view);
  return (
    <section className={styles.board} aria-label={t('Scoreboard')}>
      <Points scene={scene} side={own} />
      <ol className={styles.track}>
        {view.track
          .map((slot, at) => ({ slot, at }))
          .map(({ slot, at }) => (
            <li key={at}>
              <Slot scene={scene} slot={slot} at={at} />
            </li>
          ))}
      </ol>
      <Points scene={scene} side={own === 0 ? 1 : 0} />
    </section>
  );
}

const coloured = (side: Side): CSSProperties & Record<'--side', string> => ({
  '--side': sideStyle(side).colour,
});

function Points({ scene: { view, names }, side }: { readonly scene: BrawlScene; readonly side: Side }) {
  const vp = view.vp[side] ?? 0;
  return (
    <div className={styles.points} style={coloured(side)}>
      <b>
        {sideName(side, view, names)} {vp}
      </b>
      <span role="img" aria-label={t('{vp} of {vpToWin} victory points', { vp, vpToWin: view.vpToWin })}>
        {Array.from({ length: view.vpToWin }, (_, at) => at).map((at) => (
          <i key={at} data-full={at < vp} />
        ))}
      </span>
    </div>
  );
}

interface SlotProps {
  readonly scene: BrawlScene;
  readonly slot: SlotView;
  readonly at: number;
}

function Slot({ scene, slot: { vp, challenge, metBy }, at }: SlotProps) {
  const { view, names } = scene;
  const then = useThen(scene, at, metBy);
  const target = useTarget({ challenge: challenge ?? `slot ${at}` });
  const own = ownSide(view);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.slot, vp === 0 && styles.idle, metBy.includes(own) && styles.own)}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.vp} data-vp={vp}>
        {vp === 0 ? '–' : vp}
      </span>
      {challenge === null ? (
        <span className={styles.empty}>{t('Empty')}</span>
      ) : (
        <>
          <Sign challenge={challenge} />
          <span className={styles.text}>
            <b>{printed.names.challenge(challenge)}</b>
            <small>{printed.challengeGoal(challenge)}</small>
          </span>
        </>
      )}
      {then !== undefined && (
        <em className={styles.then}>{then ? t('Yours from there') : t('Lost from there')}</em>
      )}
      {metBy.map((side) => (
        <em key={side} className={styles.who} style={coloured(side)}>
          <Icon shape={shellIcon.checkMarkIcon} />
          <span>{sideName(side, view, names)}</span>
        </em>
      ))}
    </button>
  );
}

/** What the way the pointer rests on would change about a Challenge for the own side; nothing: no change. */
function useThen({ view, decision }: BrawlScene, at: number, metBy: readonly Side[]): boolean | undefined {
  const { hex } = useIntent(decision?.id);
  const way = wayTo(decision, hex);
  const own = ownSide(view);
  if (way === undefined || view.champions[moverOf(decision) ?? -1]?.side !== own) return undefined;
  const meets = way.meets.includes(at);
  return meets === metBy.includes(own) ? undefined : meets;
}

/** The area or thing a Challenge is about. */
function Sign({ challenge }: { readonly challenge: string }) {
  const { test } = challengeCard(challenge);
  if (test.test === 'control')
    return (
      <span className={styles.sign} data-many={test.areas.length > 1}>
        {test.areas.map((core) => (
          <CoreGem key={core} core={core} />
        ))}
      </span>
    );
  return (
    <span className={styles.sign}>
      <Icon shape={SIGNS[test.test]} />
    </span>
  );
}

const SIGNS = {
  court: icon.stoneTowerIcon,
  grandTour: icon.stoneTowerIcon,
  onTrapHexes: icon.wolfTrapIcon,
  inEnemyHalf: icon.flyingFlagIcon,
  onEnemyDeployment: icon.flyingFlagIcon,
  enemyBesideTwo: icon.swordsEmblemIcon,
  allMarked: icon.targetingIcon,
  oneGroup: icon.threeFriendsIcon,
  spreadOut: icon.spikyExplosionIcon,
  parade: icon.threeFriendsIcon,
  unscathed: icon.shieldIcon,
  firstBlood: icon.dropIcon,
  moreLevelled: icon.polarStarIcon,
  moreOnMidline: icon.positionMarkerIcon,
} as const;
