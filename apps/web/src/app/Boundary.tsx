import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Boundary.module.css';

interface BoundaryProps {
  /** What stands here: "The board". */
  readonly what: string;
  /** Whenever this changes, it is tried again. */
  readonly moment?: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error?: Error | undefined;
  readonly moment?: unknown;
}

/** A part of the page that was to be fetched is not there: the connection, or a newer version. */
const isMissing = ({ message }: Error): boolean => /import|fetch|load|chunk/i.test(message);

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
    const { what, children } = this.props;
    if (error === undefined) return children;
    const missing = isMissing(error);
    return (
      <div className={styles.failure} role="alert">
        <h2>{missing ? `${what} could not be loaded` : `${what} cannot be shown`}</h2>
        <p>{missing ? 'Check your connection, then try again.' : 'Your game is kept. Try again.'}</p>
        <Button
          kind="primary"
          onClick={() => (missing ? window.location.reload() : this.setState({ error: undefined }))}
        >
          Try again
        </Button>
      </div>
    );
  }
}
