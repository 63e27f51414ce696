/** Views in two parts: many look at the same table, and most of it looks the same to all. */
import type { Viewer } from './types.ts';

/** What everybody sees, looked up once however many look; and what this viewer sees besides. No field is in both. */
export interface ViewParts<S, Open extends object = object, Own extends object = object> {
  open(s: S): Open;
  own(s: S, viewer: Viewer): Own;
}

/** The part of a game that says what viewers see. */
export const viewInParts = <S, Open extends object, Own extends object>(
  open: (s: S) => Open,
  own: (s: S, viewer: Viewer) => Own,
): { readonly viewParts: ViewParts<S, Open, Own>; view(s: S, viewer: Viewer): Open & Own } => ({
  viewParts: { open, own },
  view: (s, viewer) => ({ ...open(s), ...own(s, viewer) }),
});
