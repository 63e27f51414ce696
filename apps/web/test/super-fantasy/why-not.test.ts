/** Why a monster cannot be attacked: asked as the rules list it. */
import type { SuperView } from '@questhall/games/super-fantasy';
import { superFantasy } from '@questhall/games/super-fantasy';
import { below, openMatch, present, seeded, submit, whyNot } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { attacksAt } from '../../src/tables/super-fantasy/logic/scene.ts';

test('[A6] of a monster that is near and cannot be reached the rules say why', () => {
  const configured = superFantasy.configure({ players: 3 });
  if (!('options' in configured)) throw new Error('the game wants other settings');
  const match = openMatch(superFantasy, { options: configured.options, seed: 'why not', seats: [] });
  const chance = { rng: seeded('why not') };
  const rules = new Set<string>();
  for (let made = 0; made < 150; made++) {
    const [asked] = match.decisions;
    if (asked === undefined) break;
    const view = present(match, asked.seat).view as unknown as SuperView;
    for (const { id } of asked.kind === 'act' ? view.monsters : [])
      for (const attack of attacksAt(id, { view, seat: asked.seat }))
        rules.add(whyNot(match, asked.seat, attack).rule);
    const option = asked.options[below(chance, asked.options.length)];
    if (option) submit(match, { seat: asked.seat, decision: asked.id, option });
  }
  expect([...rules]).toContain('SF-RANGE-02');
});
