/** The words of the game's cards that its pieces show. */
export type { Direction, Energy, EnergyType, Reach } from '@questhall/games/pug-quest';
export { ENERGIES, ENERGY_TYPES } from '@questhall/games/pug-quest';
