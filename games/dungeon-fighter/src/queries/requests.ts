/** What whoever throws is asked for, in the terms of throws.ts. */
import type { State } from '../state.ts';
import type { FlipRequest, Template, ThrowRequest, ThrowTable } from '../throws.ts';
import { combatOf, inForce, throwOf } from './combat.ts';

const tableState = (s: State): ThrowTable => {
  const { bushes, lying, templates } = combatOf(s);
  return {
    board: s.options.board,
    bushes,
    dice: lying.map(({ die, by }) => ({ die, by })),
    templates: templates.map(({ template, by }) => ({ template, by })),
  };
};

export const throwRequest = (s: State): ThrowRequest => ({
  kind: 'throw',
  serial: s.serial + 1,
  die: throwOf(s).die,
  requirements: inForce(s),
  ...tableState(s),
});

export const flipRequest = (s: State, template: Template): FlipRequest => ({
  kind: 'flip',
  serial: s.serial + 1,
  template,
  ...tableState(s),
});
