/** Every circumstance against every deed: set up, played on, and refereed. */
import type { Decision, Option } from '@questhall/kernel';
import { refused } from '@questhall/kernel';
import type { Cell, Scene } from '@questhall/testkit';
import { fingerprint, meetings, meetingsText } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { asDungeonlandOption } from '../../src/decisions.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { Setting } from '../table.ts';
import { monsterActs, table, turnOf } from '../table.ts';
import { answerWatched, watching } from '../watched.ts';
import type { Circumstance } from './circumstances.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import type { Deed } from './deeds.ts';
import { DEEDS } from './deeds.ts';

/** So many answers are given after the deed. */
const PLAYED_ON = 4;

const TABLE: Setting = {
  heroes: [
    { id: 'prince-charming', at: [2, 2] },
    { id: 'nutcracker', at: [2, 3] },
  ],
  monsters: [['drowned-corsair', 3, 2]],
  card: 'e101',
  rows: ['1.....2.', '........', '........', '........', '...7....', '3.......', '........', '.4.5..68'],
};

test.each(CIRCUMSTANCES)(
  'whatever is done, the rules hold, as it was written down: $name',
  async (circumstance) => {
    const tally = meetings([circumstance], DEEDS, meet);
    expect(tally.faults, meetingsText(tally)).toEqual([]);
    expect(tally.tried).toBeGreaterThan(DEEDS.length / 3);
    const file = circumstance.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    await expect(`${tally.played.join('\n')}\n`).toMatchFileSnapshot(`../golden/meetings/${file}.txt`);
  },
);

function meet(circumstance: Circumstance, deed: Deed): Cell {
  const laid = circumstance.lay?.(TABLE) ?? TABLE;
  const stage = table(deed.lay(laid)).chance(`${circumstance.name} ${deed.name}`);
  if (circumstance.arrange) stage.arrange(circumstance.arrange);
  const scene = begin(stage, deed);
  const watch = watching(scene);
  if (!deed.is) return play(scene, watch);
  const act = scene.decisions.find(({ kind }) => kind === 'act');
  if (!act) return { impossible: 'nothing is asked in this activation' };
  const option = act.options.find((each) => deed.is?.(asDungeonlandOption(each)));
  if (!option) return { impossible: whyNot(scene, act, deed) };
  return play(scene, watch, option);
}

function begin(stage: ReturnType<typeof table>, { by, card }: Deed): Scene<State> {
  if (by === 'hero') return turnOf(stage);
  if (by === 'event') return stage.begin(flow.resolveEvent, { card: card ?? '', hero: 0, chosen: [] });
  return monsterActs(stage);
}

function whyNot(scene: Scene<State>, { seat }: Decision, deed: Deed): string {
  const found = refused(rules, scene.state, seat).find(({ option }) =>
    deed.is?.(asDungeonlandOption(option)),
  );
  return found ? `refused by ${found.reason.rule}` : 'there is nobody or nothing to do it to';
}

function play(scene: Scene<State>, watch: ReturnType<typeof watching>, first?: Option): Cell {
  const seen: unknown[] = [scene.events()];
  for (let i = 0; i <= PLAYED_ON; i++) {
    const [decision] = scene.decisions;
    if (!decision || decision.kind === 'testEnd' || scene.state.outcome) break;
    const option =
      (i === 0 ? first : undefined) ?? (decision.options[(i * 7) % decision.options.length] as Option);
    seen.push(scene.decisions, refused(rules, scene.state, decision.seat));
    const told = scene.events().length;
    const objections = answerWatched(scene, watch, option);
    seen.push(scene.events().slice(told));
    const [wrong] = [...objections, ...(rules.faults?.(scene.state) ?? [])];
    if (wrong) return { fault: `${decision.kind} ${option.do}: ${wrong}` };
  }
  return { tried: true, print: fingerprint([seen, scene.decisions]) };
}
