/** How loud music, effects and room are, from what the person has set and how dangerous it is. */

export interface Volumes {
  /** Off: nothing is loaded and nothing is heard. */
  readonly on: boolean;
  /** 0 to 100. */
  readonly music: number;
  readonly effects: number;
  readonly room: number;
}

/** The ear hears steps, not amplitudes: half the slider sounds half as loud. */
export const loudness = (volume: number): number => (Math.max(0, Math.min(100, volume)) / 100) ** 2;

/**
 * How much of the calm and of the dangerous music is heard, at a danger from 0 to 1. The dangerous one plays over the calm
 * one, which steps back; together they stay equally loud.
 */
export function blend(danger: number): { readonly calm: number; readonly danger: number } {
  const angle = (Math.max(0, Math.min(1, danger)) * Math.PI) / 2;
  return { calm: 0.55 + 0.45 * Math.cos(angle), danger: Math.sin(angle) };
}

/** Where on the window something is, from its left edge (-1) to its right: half as far in the ears, which tires nobody. */
export function panAt(middle: number, width: number): number {
  if (width <= 0) return 0;
  return Math.max(-1, Math.min(1, (middle / width) * 2 - 1)) * 0.6;
}
