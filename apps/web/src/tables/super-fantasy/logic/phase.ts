/** How far the Monsters' Phase has come, as the events tell it. */
import type { SuperEvent, SuperView } from '@questhall/games/super-fantasy';
import { monsterOf } from './scene.ts';

export const PHASE_STEPS = ['wake', 'portals', 'act', 'clear'] as const;
export type PhaseStep = (typeof PHASE_STEPS)[number];

const STEP_OF: { readonly [type in SuperEvent['type']]?: PhaseStep } = {
  monstersPhaseBegan: 'wake',
  tileWoke: 'wake',
  sleptOn: 'wake',
  monsterArrived: 'portals',
  tokensCleared: 'clear',
  stoodUp: 'clear',
};

const FATE_OF: { readonly [why: string]: PhaseStep } = { alarm: 'wake', portal: 'portals', target: 'act' };

/** Rooms that monsters wake while they walk are part of walking: whoever has begun to act never goes back. */
export function stepOf(event: SuperEvent | undefined, view: SuperView): PhaseStep {
  const known =
    event === undefined ? 'act' : event.type === 'fateRolled' ? FATE_OF[event.why] : STEP_OF[event.type];
  const begun = view.monsters.some(({ acted }) => acted);
  return known === undefined || (begun && known !== 'clear') ? 'act' : known;
}

/** The monster that an event is about. */
export function actingIn(event: SuperEvent | undefined, view: SuperView): string | undefined {
  if (event === undefined) return undefined;
  const fields = event as { readonly [field: string]: unknown };
  return ['by', 'figure', 'monster']
    .map((field) => String(fields[field] ?? ''))
    .find((id) => monsterOf(id, view) !== undefined);
}
