import type { ReactNode } from 'react';
import { Component } from 'react';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Boundary.module.css';

interface BoundaryProps {
  /** What stands here: "The board". */
  readonly what: string;
  /** Whenever this changes, it is tried again. */
  readonly moment?: unknown;
  /** It is the whole page. */
  readonly alone?: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error?: Error | undefined;
  readonly moment?: unknown;
}

/** A part of the page that was to be fetched is not there: the connection, or a newer version. */
const isMissing = ({ message }: Error): boolean => /import|fetch|load|chunk/i.test(message);

interface Failure {
  readonly title: string;
  readonly advice: string;
  /** A part that did not come once does not come again before that. */
  readonly reload: boolean;
}

function failureOf(error: Error, what: string): Failure {
  const title = t('{what} could not be loaded', { what });
  if (error instanceof DOMException)
    return {
      title,
      advice: t('This browser does not let Questhall store games, or has no room left. You can still play.'),
      reload: false,
    };
  if (isMissing(error)) return { title, advice: t('Check your connection, then try again.'), reload: true };
  return {
    title: t('{what} cannot be shown', { what }),
    advice: t('Your game is kept. Try again.'),
    reload: false,
  };
}

/** What fails here fails alone: it says so, and offers a way on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ moment }: BoundaryProps, state: BoundaryState): BoundaryState {
    return state.moment === moment ? state : { moment, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { what, alone = false, children } = this.props;
    if (error === undefined) return children;
    const { title, advice, reload } = failureOf(error, what);
    const failed = (
      <div className={styles.failure} role="alert">
        {alone ? <h1>{title}</h1> : <h2>{title}</h2>}
        <p>{advice}</p>
        <Button
          kind="primary"
          onClick={() => (reload ? window.location.reload() : this.setState({ error: undefined }))}
        >
          {t('Try again')}
        </Button>
      </div>
    );
    return alone ? <main className={styles.page}>{failed}</main> : failed;
  }
}
