/**
 * Several answers in one click on a thing: going to somebody and striking, rolling for a move and walking there. The first
 * answer is given now, the others as the questions come; where one of them is not possible any more, the person is asked.
 */
import type { Option, Ref } from '@questhall/kernel';
import { useMemo } from 'react';
import type { Scene } from '../game-table.ts';
import { refKey } from '../refs.ts';
import type { TargetAccess } from '../targets.tsx';
import type { FollowUp } from '../use-answers.ts';

export interface Joined {
  /** What is clicked. */
  readonly at: Ref;
  readonly first: Option;
  readonly after: FollowUp;
}

/** Not in a lesson, which asks for one thing at a time, nor for a finger, which cannot rest on a thing to see what comes of it. */
export const mayJoin = ({ taught }: Pick<Scene, 'taught'>): boolean =>
  taught !== true && globalThis.matchMedia?.('(pointer: coarse)').matches !== true;

/** The same things on the table, and those that several answers lead to. What an option points at already, it means. */
export function useJoined(
  access: TargetAccess,
  { choose }: Pick<Scene, 'choose'>,
  joined: readonly Joined[],
): TargetAccess {
  return useMemo(() => {
    const pointed = new Set(access.options.flatMap(({ at }) => (at === undefined ? [] : [refKey(at)])));
    const shown = new Map<Option, Joined>(
      joined
        .filter(({ at }) => !pointed.has(refKey(at)))
        .map((each) => [{ ...each.first, at: each.at } as Option, each]),
    );
    const real = (options: readonly Option[]) => options.map((option) => shown.get(option)?.first ?? option);
    return {
      ...access,
      options: [...access.options, ...shown.keys()],
      act: (options, candidates, element) => {
        const [only] = options;
        const meant = only && shown.get(only);
        if (meant === undefined) return access.act(options, candidates, element);
        choose(meant.first, undefined, meant.after);
      },
      ask: (options, candidates, element) => access.ask(real(options), candidates, element),
    };
  }, [access, joined, choose]);
}
