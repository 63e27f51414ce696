/** Every circumstance against every deed: set up, done, played on for a while, refereed. */
import type { Decision, Option } from '@questhall/kernel';
import { advance, answer, asGame, below, pick, refused, seeded, takeEvents } from '@questhall/kernel';
import type { Cell } from '@questhall/testkit';
import { asReferee, fingerprint, meetings, meetingsText, objectionText, refereed } from '@questhall/testkit';
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
const PLAYED_ON = 5;
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

/** Every way of landing that is tried. */
const LANDINGS = [...new Set(DEEDS.flatMap(({ landing }) => landing ?? []))];

/** Those of them that are possible now. */
function waysToLand(s: State): readonly string[] {
  const request = rules.view(s, null).throwing;
  if (request?.kind !== 'throw') return [];
  return LANDINGS.filter((landing) => readLanding(landing, request as ThrowRequest) !== undefined);
}

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
  const seen: unknown[] = [];
  for (let n = 0; n < PLAYED_ON && open.length > 0; n++) {
    const decision = open[below(chance, open.length)] as Decision;
    const own = decision.options[below(chance, decision.options.length)] as Option;
    const option = landed ? own : (meant(decision, deed) ?? own);
    seen.push(open, refused(game, state, decision.seat));
    if (option.do === 'throw') {
      const ways = waysToLand(state);
      const wanted = landed ? undefined : deed.landing;
      if (wanted !== undefined && !ways.includes(wanted))
        return { impossible: 'the die cannot land like this here' };
      // How often dice fall where is no matter of where rules meet, and changes with the physics.
      state.rng.handed = [wanted ?? pick(chance, ways)];
      landed = true;
    }
    answer(rules, state, decision.seat, option);
    open = advance(rules, state);
    const events = takeEvents(state);
    seen.push(events);
    objections.push(...watch.beat(state, open, events, decision, option));
    objections.push(...rules.faults(state).map((message) => ({ rule: 'faults', message })));
    const [first] = objections;
    if (first) return { fault: `${objectionText(first)} (after ${JSON.stringify(option)})` };
  }
  return { tried: true, print: fingerprint([seen, open, rules.view(state, null)]) };
}

test.each(CIRCUMSTANCES)(
  '[DF-ROUND-01] every deed $name: nothing goes wrong, and it goes as it was written down',
  async (circumstance) => {
    const found = meetings([circumstance], DEEDS, meet);
    expect(found.faults.slice(0, 12), meetingsText(found)).toEqual([]);
    expect(found.tried).toBeGreaterThan(DEEDS.length / 4);
    const file = circumstance.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    await expect(`${found.played.join('\n')}\n`).toMatchFileSnapshot(`../golden/meetings/${file}.txt`);
  },
);
