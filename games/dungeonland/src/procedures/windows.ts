/** [DL-VAI-12] [DL-VAI-13] Where villains' windows open. */
import { call } from '@questhall/kernel';
import type { Attack, Reaction } from '../flow.ts';
import * as flow from '../flow.ts';
import type { FigureId, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { Window } from '../vocabulary-monsters.ts';

/** [DL-VAI-07] Reactions open no further windows. */
const isReacting = (s: State): boolean => s.stack.some(({ proc }) => proc === flow.villainReacts.name);

interface About {
  readonly actor?: FigureId;
  readonly amount?: number;
  readonly noSuccess?: boolean;
  readonly moment?: Reaction['moment'];
}

export function react(s: State, window: Window, about: About = {}): boolean {
  if (!s.villain || isReacting(s)) return false;
  const { actor = NOBODY, amount = 0, noSuccess = false, moment = 'any' } = about;
  call(s, flow.villainReacts, { window, actor, amount, noSuccess, moment, row: '', next: 0 });
  return true;
}

/** The window an attack on the villain opens; a Magical weapon opens none. */
function windowOf(f: Attack): Window | undefined {
  if (f.spell !== '') return 'onSpell';
  if (f.type === 'melee') return 'onAttackedMelee';
  return f.type === 'ranged' ? 'onAttackedRanged' : undefined;
}

export function openWindow(
  s: State,
  f: Attack,
  moment: 'declared' | 'defence' | 'after' | 'hurt',
  amount = 0,
): void {
  if (moment === 'hurt') {
    react(s, 'onDamaged', { actor: f.by, amount });
    return;
  }
  const window = windowOf(f);
  if (window) react(s, window, { actor: f.by, moment, noSuccess: !f.success });
}
