import { beforeAll, expect, test } from 'vitest';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { DICE, REQUIREMENTS } from '../src/types.ts';
import { readGolden } from './golden.ts';

const golden = readGolden();
let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

test('[DF-SIM-08] the golden throws are of this physics, at least 200, over all dice and gadgets', () => {
  expect(golden.physics).toBe(PHYSICS);
  expect(golden.throws.length).toBeGreaterThanOrEqual(200);
  for (const die of DICE)
    for (const style of REQUIREMENTS)
      expect(golden.throws.some(({ launch }) => launch.die === die && launch.styles.includes(style))).toBe(
        true,
      );
});

test('[DF-SIM-08] every golden throw lands where it landed', () => {
  for (const { table, launch, labelling, hash } of golden.throws) {
    const on = golden.tables[table];
    expect(on && physics.throwDie(on, launch, labelling).hash).toBe(hash);
  }
});

test('[DF-SIM-08] and every golden flip', () => {
  for (const { table, launch, hash } of golden.flips) {
    const on = golden.tables[table];
    expect(on && physics.flipTemplate(on, launch).hash).toBe(hash);
  }
});
