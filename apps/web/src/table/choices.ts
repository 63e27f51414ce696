/** Where the options of a question are offered: on the table, as buttons of the status bar, or in a prompt. */
import type { Option } from '@questhall/kernel';
import type { GameTable, Prompt, Scene } from './game-table.ts';
import { looseOptions } from './refs.ts';

/** More than these do not fit the status bar. */
const MOST_BUTTONS = 3;

export interface Choices {
  readonly buttons: readonly Option[];
  readonly prompt?: { readonly kind: Prompt<Scene['view']>; readonly options: readonly Option[] };
}

const ANY_PROMPT: Prompt<Scene['view']> = {
  title: ({ decision, words, view }) =>
    decision === null ? '' : words.decision(decision.kind, decision.about, view),
};

export function choicesOf({ prompts, draws }: GameTable, { decision }: Pick<Scene, 'decision'>): Choices {
  if (decision === null) return { buttons: [] };
  const kind = prompts?.[decision.kind];
  if (kind) return { buttons: [], prompt: { kind, options: decision.options } };
  const loose = looseOptions(decision).filter((option) => draws?.(option, decision) !== true);
  if (loose.length <= MOST_BUTTONS) return { buttons: loose };
  return { buttons: [], prompt: { kind: ANY_PROMPT, options: loose } };
}
