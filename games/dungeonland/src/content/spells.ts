/** [DL-SPELL-01] to [DL-SPELL-12] */
import type { Power, Shape, Sign, Spell, SpellId } from '../vocabulary.ts';
import { power } from './powers.ts';

const needs = (cast: Partial<Record<Sign, number>>): Spell['cast'] => ({
  melee: 0,
  ranged: 0,
  ability: 0,
  ...cast,
});

const spell = (
  id: SpellId,
  name: string,
  [energy, dice, damage]: readonly [number, number, number | null],
  shape: Shape,
  cast: Partial<Record<Sign, number>>,
  powers: readonly Power[] = [],
  enemiesOnly = false,
): Spell => ({ id, name, energy, dice, damage, shape, enemiesOnly, cast: needs(cast), powers });

export const SPELLS: readonly Spell[] = [
  spell('fireball', 'Fireball', [2, 3, 2], 'blast', { ability: 1 }),
  spell('magicalArrow', 'Magical Arrow', [1, 3, 2], 'target', { ability: 1 }, [power('penetrative', 1)]),
  spell('blindingLight', 'Blinding Light', [2, 3, null], 'blast', { ability: 1 }, [power('blind')], true),
  spell('inferno', 'Inferno', [3, 4, 3], 'blast', { ability: 1, melee: 1 }),
  spell('frostLance', 'Frost Lance', [3, 4, 3], 'target', { ability: 1, ranged: 1 }, [power('frozen')]),
  spell('sleep', 'Sleep', [3, 4, 3], 'target', { ability: 1 }, [power('sleep')]),
  spell('heal', 'Heal', [2, 4, null], 'target', { ability: 1 }, [power('heal')]),
  spell('lavaSphere', 'Lava Sphere', [5, 6, 4], 'bigBlast', { ability: 2, melee: 1 }),
  spell('blizzard', 'Blizzard', [4, 5, 2], 'bigBlast', { ability: 1, melee: 1, ranged: 1 }, [
    power('immobilize'),
  ]),
  spell('mindControl', 'Mind Control', [5, 5, null], 'target', { ability: 2 }, [power('control')]),
  spell('restoration', 'Restoration', [5, 5, null], 'party', { ability: 2 }, [power('heal')]),
];
