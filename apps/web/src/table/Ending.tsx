import type { GameId } from '@questhall/games';
import type { Game, Outcome } from '@questhall/kernel';
import type { ReplaySource } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { rich, t } from '../language/texts.ts';
import { linkTo } from '../play/packed.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Ending.module.css';
import { Broken } from './ending/Broken.tsx';
import { ChanceCurve } from './ending/ChanceCurve.tsx';
import { Deeds } from './ending/Deeds.tsx';
import { Earned } from './ending/Earned.tsx';
import { Review } from './ending/Review.tsx';
import { useLookBack } from './ending/use-look-back.ts';
import type { Scene } from './game-table.ts';
import { tableIcon } from './icons.ts';
import { PromptPanel } from './Prompt.tsx';
import { usePlayOn } from './use-play-on.ts';
import { useShare } from './use-share.ts';

interface EndingProps {
  readonly game: GameId;
  readonly scene: Scene;
  readonly outcome: Outcome;
  /** How the tale ends, where one is told. */
  readonly epilogue?: (won: boolean) => string | undefined;
  /** Undefined: somebody else decides about another match. */
  readonly onAgain?: ((swap: boolean) => void) | undefined;
  /** The story after this one. */
  readonly next?: { readonly title: string; readonly play: () => void } | undefined;
  readonly rules: Game;
  /** Where the match can be watched. */
  readonly source: ReplaySource;
  readonly onLeave: () => void;
  /** Where the results of others stand, if this match is one that others play, too. */
  readonly onResults?: (() => void) | undefined;
  readonly onLook: () => void;
}

/** What tells this match from all others. */
const matchIn = (source: ReplaySource): string => Object.values(source).join();

/** How it ended, and what one may do now. */
export function Ending(props: EndingProps) {
  const { game, scene, outcome, epilogue, rules, source, onAgain, next, onLeave, onResults, onLook } = props;
  const remembered = useLookBack(rules, scene.words, source, scene.seat ?? 0);
  const watch = (at: number) => {
    window.location.hash = formatRoute({ page: 'replay', source, at });
  };
  const share = useShare();
  const playOn = usePlayOn(game, rules);
  const { seat, words, view, names } = scene;
  const won = seat === null ? outcome.winners.length > 0 : outcome.winners.includes(seat);
  const told = epilogue?.(won);
  // Where some have won and others have not, there are sides.
  const isRivalry = outcome.winners.length > 0 && outcome.winners.length < names.length;
  const goesOn = won && next !== undefined;
  const winners = outcome.winners.map((winner) => names[winner] ?? '').join(', ');
  return (
    <PromptPanel
      solemn
      title={seat === null ? t('The match is over') : won ? t('Victory!') : t('Defeat')}
      detail={words.outcome(outcome, view)}
      portrait={
        <span className={styles.sign} data-won={won}>
          <Icon shape={won ? tableIcon.laurelsIcon : tableIcon.skullCrossedBonesIcon} />
        </span>
      }
      foot={
        <>
          <Button kind="quiet" onClick={onLook}>
            {t('See the table')}
          </Button>
          <Button icon={shellIcon.filmProjectorIcon} onClick={() => watch(0)}>
            {t('Watch again')}
          </Button>
          {remembered !== undefined && (
            <Button
              icon={tableIcon.shareIcon}
              onClick={() => void linkTo(remembered.record, source, 0).then(share, () => {})}
            >
              {t('Share')}
            </Button>
          )}
          <Button onClick={onLeave}>{t('Back to the shelf')}</Button>
          {onAgain !== undefined && isRivalry && (
            <Button onClick={() => onAgain(true)}>{t('Swap sides')}</Button>
          )}
          {onResults !== undefined && (
            <Button kind="primary" onClick={onResults}>
              {t('See the results')}
            </Button>
          )}
          {onAgain !== undefined && (
            <Button {...(goesOn ? {} : { kind: 'primary' })} onClick={() => onAgain(false)}>
              {t('Play again')}
            </Button>
          )}
          {goesOn && (
            <Button kind="primary" onClick={next?.play}>
              {t('Next: {title}', { title: next?.title ?? '' })}
            </Button>
          )}
        </>
      }
    >
      {told !== undefined && <p className={styles.epilogue}>{told}</p>}
      {isRivalry && <p>{rich('Won by {winners}.', { winners })}</p>}
      {remembered !== undefined && (
        <>
          {seat !== null && (
            <Earned match={matchIn(source)} remembered={remembered} outcome={outcome} seat={seat} />
          )}
          <ChanceCurve back={remembered.back} onJump={watch} />
          {seat !== null && (
            <Review
              words={words}
              record={remembered.record}
              seat={seat}
              onLook={watch}
              onPlay={(at) => playOn(remembered.record, at, seat)}
            />
          )}
          {seat !== null && (
            <Broken
              game={rules.id}
              match={JSON.stringify(source)}
              doers={remembered.back.doers}
              seat={seat}
            />
          )}
          <Deeds doers={remembered.back.doers} names={names} />
        </>
      )}
    </PromptPanel>
  );
}
