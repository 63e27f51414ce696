/** Every circumstance against every deed: set up, done, played on for a while, refereed. */
import type { Decision, Option } from '@questhall/kernel';
import { about, advance, answer, asGame, below, hash, refused, seeded, takeEvents } from '@questhall/kernel';
import type { Cell } from '@questhall/testkit';
import { meetings, meetingsText, objectionText, refereed } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../../referee/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { HeroId } from '../../src/vocabulary.ts';
import { HERO_IDS } from '../../src/vocabulary.ts';
import { foe, hero, sq, table } from '../table.ts';
import type { Circumstance } from './circumstances.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import type { Deed } from './deeds.ts';
import { DEEDS } from './deeds.ts';

const game = asGame(rules);
/** So many decisions are played after the deed. */
const ON = 1;

/** The Gallery with something of everything around the hero at 8,8, who has his friend at 9,9 and a monster at 7,8. */
function scene(circumstance: Circumstance, deed: Deed): State {
  const friend: HeroId = deed.hero === 'zoe' ? 'barka' : 'zoe';
  const more = HERO_IDS.filter((id) => id !== deed.hero && id !== friend).slice(
    0,
    (circumstance.heroes ?? 2) - 2,
  );
  const corners: readonly (readonly [number, number])[] = [
    [6, 11],
    [7, 11],
    [10, 11],
    [11, 11],
  ];
  const stage = table({
    mode: circumstance.mode ?? 'standard',
    heroes: {
      [deed.hero]: deed.at ?? [8, 8],
      [friend]: [9, 9],
      ...Object.fromEntries(more.map((id, at) => [id, corners[at] ?? [6, 11]])),
    },
    monsters: {
      'foe-1': [circumstance.foe ?? 'ugly-snout', 7, 8, 'E'],
      'foe-2': ['big-snout', 8, 6],
      'foe-3': ['ugly-snout', 11, 8],
    },
    barrels: [[7, 7]],
    chests: [[9, 7]],
    closed: [2],
  }).arrange((s) => {
    s.floorTraps = [sq(s, 7, 9)];
    s.levers = [{ id: 'lever', cell: sq(s, 8, 9), on: false }];
    s.braziers = [{ id: 'brazier', cell: sq(s, 9, 8), on: false }];
    s.statue = sq(s, 8, 7);
    s.portals = [
      { id: 'p', kind: 'big', cell: sq(s, 9, 9), closed: false, closable: true, progress: 0, entry: -1 },
    ];
    s.trapsAside = s.trapBag.length - 1;
    const company = {
      hero: hero({ state: s }, deed.hero),
      friend: hero({ state: s }, friend),
      foe: foe({ state: s }, 'foe-1'),
    };
    for (const each of s.heroes) each.acted = true;
    deed.ready?.(s, company.hero);
    circumstance.arrange?.(s, company);
  });
  const under = stage
    .chance(`${circumstance.name} × ${deed.name}`)
    .within(flow.playGame, {}, 'turns')
    .within(flow.playTurn, {}, 'endHeroes');
  const begun = deed.trap
    ? under
        .within(flow.heroTurn, { hero: deed.hero }, 'act')
        .arrange((s) => {
          s.turn = { hero: deed.hero, pool: 4, running: [], fresh: false, ending: false, slipped: [] };
          s.trapsAside -= 1;
          s.trapBag.splice(s.trapBag.indexOf(deed.trap as (typeof s.trapBag)[number]), 1);
        })
        .begin(flow.springTrap, { hero: deed.hero, trap: deed.trap })
    : under.begin(flow.heroTurn, { hero: deed.hero });
  return begun.state;
}

/** The cell, and what was told, asked and seen in it: whoever changes a rule sees which cells go another way. */
interface Met {
  readonly cell: Cell;
  readonly told: string;
}

function meet(circumstance: Circumstance, deed: Deed): Met {
  const s = scene(circumstance, deed);
  let asked: readonly Decision[] = advance(game, s);
  const first = asked[0];
  const fitting = first?.options.filter((option) => deed.fits(option as never)) ?? [];
  if (!deed.trap && first?.kind !== 'act') return impossible('the hero’s turn is over before it');
  const option = fitting.at(-1);
  if (!first || !option) return impossible(`${deed.name.replace(/ \d$/, '')} is not open to him`);
  const watch = refereed(referee, game, s.options);
  const opening = takeEvents(s);
  const faults: string[] = watch.opening(s, asked, opening).map(objectionText);
  const seen: unknown[] = [opening, asked, refused(game, s, first.seat), about(game, s, first.seat)];
  const chance = { rng: seeded(`${circumstance.name} ${deed.name}`) };
  let next: { decision: Decision; option: Option } | undefined = { decision: first, option };
  for (let step = 0; step <= ON && next && faults.length === 0; step++) {
    const { decision } = next;
    answer(game, s, decision.seat, next.option);
    asked = advance(game, s);
    const events = takeEvents(s);
    seen.push(events, asked);
    faults.push(...watch.beat(s, asked, events, decision, next.option).map(objectionText));
    faults.push(...rules.faults(s));
    const open: Decision | undefined = asked[below(chance, Math.max(1, asked.length))];
    next = open && { decision: open, option: open.options[below(chance, open.options.length)] as Option };
  }
  seen.push(game.view(s, null));
  const [fault] = faults;
  return { cell: fault === undefined ? { tried: true } : { fault }, told: `#${hash(seen).slice(0, 8)}` };
}

const impossible = (why: string): Met => ({ cell: { impossible: why }, told: why });

test.each(CIRCUMSTANCES)(
  '$name: whatever can be done is done right, and as it was written down',
  async (circumstance) => {
    const lines: string[] = [];
    const table = meetings([circumstance], DEEDS, (_, deed) => {
      const { cell, told } = meet(circumstance, deed);
      lines.push(`${deed.name}: ${told}`);
      return cell;
    });
    expect(table.faults, meetingsText(table)).toEqual([]);
    expect(table.tried).toBeGreaterThan(50);
    const file = circumstance.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/meetings/${file}.txt`);
  },
);
