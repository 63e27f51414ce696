import type { Outcome } from '@questhall/kernel';
import { shellIcon } from '../icons/icons.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Ending.module.css';
import type { Scene } from './game-table.ts';
import { tableIcon } from './icons.ts';
import { PromptPanel } from './Prompt.tsx';

interface EndingProps {
  readonly scene: Scene;
  readonly outcome: Outcome;
  /** Undefined: somebody else decides about another match. */
  readonly onAgain?: (() => void) | undefined;
  readonly onReplay: () => void;
  readonly onLeave: () => void;
  readonly onLook: () => void;
}

/** How it ended, and what one may do now. */
export function Ending({ scene, outcome, onAgain, onReplay, onLeave, onLook }: EndingProps) {
  const { seat, words, view, names } = scene;
  const won = seat === null ? outcome.winners.length > 0 : outcome.winners.includes(seat);
  const winners = outcome.winners.map((winner) => names[winner] ?? '').join(', ');
  return (
    <PromptPanel
      solemn
      title={seat === null ? 'The match is over' : won ? 'Victory!' : 'Defeat'}
      detail={words.outcome(outcome, view)}
      portrait={
        <span className={styles.sign} data-won={won}>
          <Icon shape={won ? tableIcon.laurelsIcon : tableIcon.skullCrossedBonesIcon} />
        </span>
      }
      foot={
        <>
          <Button kind="quiet" onClick={onLook}>
            Look at the table
          </Button>
          <Button icon={shellIcon.filmProjectorIcon} onClick={onReplay}>
            Watch it again
          </Button>
          <Button onClick={onLeave}>Back to the shelf</Button>
          {onAgain !== undefined && (
            <Button kind="primary" onClick={onAgain}>
              Play again
            </Button>
          )}
        </>
      }
    >
      {winners !== '' && outcome.winners.length < names.length && <p>Won by {winners}.</p>}
    </PromptPanel>
  );
}
