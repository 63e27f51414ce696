import type { MeasuredThrow } from './landing.ts';

export const LANDINGS: Readonly<Record<string, MeasuredThrow>> = {};
