import type { PugOption } from '@questhall/games/pug-quest';
import { asPugOption } from '@questhall/games/pug-quest';
import type { Option, Ref } from '@questhall/kernel';
import type { Scene } from '../../table/game-table.ts';
import { useChoice as useAnyChoice } from '../../table/parts/use-choice.ts';
import type { Target } from '../../table/targets.tsx';
import type { TableView } from './logic/after.ts';

/** A thing that stands for an option which points at nothing: the deck, an action disc. */
export const useChoice = (
  scene: Scene<TableView>,
  ref: Ref,
  means: (option: PugOption) => boolean,
  candidates: readonly Option[],
): Target => useAnyChoice(scene, ref, (option) => means(asPugOption(option)), candidates);
