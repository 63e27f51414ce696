/** The words of the game's cards that its pieces show. */
export type { Direction, Energy, EnergyType, Reach } from '../../../../../games/pug-quest/src/vocabulary.ts';
export { ENERGIES, ENERGY_TYPES } from '../../../../../games/pug-quest/src/vocabulary.ts';
