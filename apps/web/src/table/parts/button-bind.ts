import type { ComponentProps } from 'react';

/** What makes a piece take part in the game: spread onto its button. Without it the piece is only to be looked at. */
export type ButtonBind = Partial<ComponentProps<'button'>>;
