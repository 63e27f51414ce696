import type { Option, Ref } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { Scene } from '../game-table.ts';
import type { Target } from '../targets.tsx';
import { useTarget } from '../targets.tsx';

/** A thing that stands for an option which points at nothing: a deck, a disc, a button of the tray. */
export function useChoice(
  { decision, choose, hints }: Pick<Scene, 'decision' | 'choose' | 'hints'>,
  ref: Ref,
  means: (option: Option) => boolean,
  candidates: readonly Option[] = [],
): Target {
  const target = useTarget(ref, candidates);
  const option = decision?.options.find(means);
  if (option === undefined) return target;
  return {
    ...target,
    options: [option],
    legal: true,
    hint: hints.find((hint) => means(hint.option)),
    bind: {
      ...target.bind,
      'data-legal': true,
      ...{ 'data-option': canonical(option) },
      onClick: () => choose(option),
    },
  };
}
