/** Every circumstance against every deed: set up, done, played on for a while, refereed. */
import type { Decision, Option } from '@questhall/kernel';
import { advance, answer, asGame, below, seeded, takeEvents } from '@questhall/kernel';
import type { Cell } from '@questhall/testkit';
import { asReferee, meetings, meetingsText, objectionText, refereed } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../../referee/index.ts';
import * as flow from '../../src/flow.ts';
import type { ThrowRequest } from '../../src/index.ts';
import { readLanding, rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { Combat } from '../table.ts';
import { combat, TODD } from '../table.ts';
import type { Circumstance } from './circumstances.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import type { Deed } from './deeds.ts';
import { DEEDS } from './deeds.ts';

/** Answers after which nobody looks on any more. */
const PLAYED_ON = 10;
const game = asGame(rules);
const watching = asReferee(referee);

/** The deed's setting in the circumstance; the circumstance has the last word on the table, the deed on cards. */
function settingOf({ setting }: Circumstance, { hero, setting: own = {} }: Deed): Combat | string {
  const heroes = setting.heroes ?? [];
  if (hero !== undefined && !heroes.includes(hero) && heroes.length > 3) {
    const seated = heroes.map((each) => (each === TODD ? hero : each));
    return {
      ...own,
      ...setting,
      heroes: seated,
      active: hero,
      options: { ...setting.options, boxes: 'mixed' },
    };
  }
  const active = hero ?? TODD;
  if (!heroes.includes(active)) return 'this Hero is not at the table';
  if (setting.fainted?.includes(active) || setting.eliminated?.includes(active)) return 'this Hero is down';
  const held = Object.values(setting.equipment ?? {}).flat();
  const wanted = [...Object.values(own.equipment ?? {}).flat(), ...(own.relics ?? [])];
  if (wanted.some((card) => held.includes(card) || setting.relics?.includes(card)))
    return 'the card is taken';
  return {
    ...own,
    ...setting,
    ...(own.pool && !setting.boss && { pool: own.pool }),
    ...(own.tokens && { tokens: { ...setting.tokens, ...own.tokens } }),
    equipment: { ...setting.equipment, ...own.equipment },
    relics: [...(setting.relics ?? []), ...(own.relics ?? [])],
    active,
  };
}

/** What is meant by this deed among these options. */
function meant({ options }: Decision, { prefers, about, die }: Deed): Option | undefined {
  for (const deed of prefers) {
    const ways = options.filter((option) => option.do === deed);
    const fitting = ways.find((option) => JSON.stringify(option).includes(`"${about ?? die}"`));
    const own = deed === 'take' ? ways.find((option) => option.at?.die === die) : undefined;
    if (own ?? fitting) return own ?? fitting;
    if (deed === 'spend' || deed === 'armor') continue;
    if (ways.length > 0) return ways.at(-1);
  }
  return options.find(({ do: deed }) => ['pass', 'stands', 'decline'].includes(deed));
}

const cannotLand = (s: State, landing: string): boolean => {
  const request = rules.view(s, null).throwing;
  return request?.kind !== 'throw' || readLanding(landing, request as ThrowRequest) === undefined;
};

/** A scenario ends where it began; here the rounds go on below it. */
function goesOn(s: State): void {
  const [, ...above] = s.stack;
  const rounds = { proc: flow.playGame.name, step: 'rounds', locals: {}, given: null };
  s.stack = above[0]?.proc === flow.playGame.name ? above : [rounds, ...above];
}

function meet(circumstance: Circumstance, deed: Deed): Cell {
  const setting = settingOf(circumstance, deed);
  if (typeof setting === 'string') return { impossible: setting };
  const { state } = combat({ ...setting, options: { boxes: 'mixed', ...setting.options } });
  goesOn(state);
  state.rng = { ...seeded(`${circumstance.name} ${deed.name}`) };
  const chance = { rng: seeded(deed.name) };
  const watch = refereed(watching, game, state.options);
  const objections = [...watch.opening(state, advance(rules, state), takeEvents(state))];
  let open = advance(rules, state);
  let landed = deed.landing === undefined;
  for (let n = 0; n < PLAYED_ON && open.length > 0; n++) {
    const decision = open[below(chance, open.length)] as Decision;
    const own = decision.options[below(chance, decision.options.length)] as Option;
    const option = landed ? own : (meant(decision, deed) ?? own);
    if (option.do === 'throw' && !landed && deed.landing !== undefined) {
      if (cannotLand(state, deed.landing)) return { impossible: 'the die cannot land like this here' };
      state.rng.handed = [deed.landing];
      landed = true;
    }
    answer(rules, state, decision.seat, option);
    open = advance(rules, state);
    objections.push(...watch.beat(state, open, takeEvents(state), decision, option));
    objections.push(...rules.faults(state).map((message) => ({ rule: 'faults', message })));
    const [first] = objections;
    if (first) return { fault: `${objectionText(first)} (after ${JSON.stringify(option)})` };
  }
  return { tried: true };
}

test('[DF-ROUND-01] nothing goes wrong where rules meet', () => {
  const table = meetings(CIRCUMSTANCES, DEEDS, meet);
  expect(table.faults.slice(0, 12), meetingsText(table)).toEqual([]);
  expect(table.tried).toBeGreaterThan(3000);
});
