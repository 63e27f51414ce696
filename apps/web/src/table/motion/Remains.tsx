import type { GameEvent, Telling } from '@questhall/kernel';
import type { RefObject } from 'react';
import { Component } from 'react';
import type { Happening } from '../game-table.ts';
import type { MotionPlan } from './plan.ts';
import { bodyOf, play, subjectsOf, thingIn } from './use-motion.ts';

interface RemainsProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly happening: Happening | null;
  readonly telling: Pick<Telling, 'parts'>;
  readonly plan: (event: GameEvent) => MotionPlan | undefined;
}

interface Remain {
  readonly thing: Element;
  readonly copy: HTMLElement | SVGElement;
  readonly parent: ParentNode & Node;
}

/**
 * Who falls is taken off the board at once; what is seen to fall is a copy of how they stood. Only a class can look at the page
 * just before it changes.
 */
export class Remains extends Component<RemainsProps> {
  override getSnapshotBeforeUpdate(before: RemainsProps): readonly Remain[] {
    const { board, happening, telling, plan } = this.props;
    const root = board.current;
    if (root === null || happening === null || happening.number === before.happening?.number) return [];
    if (plan(happening.event)?.targets !== 'fall') return [];
    return subjectsOf(telling, happening.event).targets.flatMap((ref) => {
      const thing = thingIn(root, ref);
      const parent = thing?.parentElement;
      if (thing === null || parent === null || parent === undefined) return [];
      const copy = thing.cloneNode(true) as HTMLElement | SVGElement;
      copy.dataset.remains = copy.dataset.target ?? '';
      delete copy.dataset.target;
      copy.removeAttribute('tabindex');
      copy.setAttribute('aria-hidden', 'true');
      return [{ thing, copy, parent }];
    });
  }

  override componentDidUpdate(_: RemainsProps, __: unknown, remains: readonly Remain[]): void {
    const { happening } = this.props;
    for (const { thing, copy, parent } of remains) {
      if (thing.isConnected || !parent.isConnected || happening === null) continue;
      parent.appendChild(copy);
      const fall = play(bodyOf(copy), 'fall', { x: 1, y: 0, reach: 30 }, happening.lasts);
      const gone = (): void => copy.remove();
      fall.finished.then(gone, gone);
    }
  }

  override render() {
    return null;
  }
}
