import type { Option, Ref } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { PugOption } from '@questhall/pug-quest';
import { asPugOption } from '@questhall/pug-quest';
import type { Scene } from '../../table/board-props.ts';
import type { Target } from '../../table/targets.tsx';
import { useTarget } from '../../table/targets.tsx';
import type { TableView } from './logic/after.ts';

/** A thing that stands for an option which points at nothing: the deck, an action disc. */
export function useChoice(
  { decision, choose, hints }: Scene<TableView>,
  ref: Ref,
  means: (option: PugOption) => boolean,
  candidates: readonly Option[],
): Target {
  const target = useTarget(ref, candidates);
  const option = decision?.options.find((candidate) => means(asPugOption(candidate)));
  if (option === undefined) return target;
  return {
    ...target,
    options: [option],
    legal: true,
    hint: hints.find((hint) => means(asPugOption(hint.option))),
    bind: {
      ...target.bind,
      'data-legal': true,
      ...{ 'data-option': canonical(option) },
      onClick: () => choose(option),
    },
  };
}
