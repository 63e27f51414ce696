/** Where rules meet: every Combo, Treasure, Prize, ability and Action in every circumstance, and every foe's Turn. */
import type { Decision, Option } from '@questhall/kernel';
import type { Cell } from '@questhall/testkit';
import { fingerprint, meetings, meetingsText, playOn } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../../referee/index.ts';
import { BOSSES, HEROES, MONSTERS, TREASURES } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { midRound } from '../answers.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';
import type { Circumstance } from './circumstances.ts';
import { CIRCUMSTANCES } from './circumstances.ts';

interface Deed {
  readonly name: string;
  /** The Hero that does it, or whom it happens to. */
  readonly owner: string;
  /** A foe whose Turn it is instead. */
  readonly foe?: string;
  readonly setting?: Partial<Setting>;
  readonly isIt: (option: Option) => boolean;
}

const playing = (combo: string) => (option: Option) => 'combo' in option && option.combo === combo;

const DEEDS: readonly Deed[] = [
  ...HEROES.flatMap(({ id: owner, combos }) =>
    combos.map(({ id }) => ({ name: id, owner, isIt: playing(id) })),
  ),
  ...HEROES.map(({ id: owner }) => ({
    name: `ability of ${owner}`,
    owner,
    isIt: (option: Option) => 'source' in option && option.source === `ability:${owner}`,
  })),
  ...TREASURES.map(({ id, combo }) => ({
    name: id,
    owner: 'thief',
    setting: { treasures: { thief: [id] } },
    isIt: (option: Option) =>
      ('treasure' in option && option.treasure === id) ||
      (combo !== undefined && playing(combo.id)(option)) ||
      ('source' in option && String(option.source).includes(`:${id}#`)),
  })),
  ...MONSTERS.filter(({ prize }) => prize).map(({ id, prize }) => ({
    name: `Prize ${id}`,
    owner: 'bard',
    setting: { prizes: { bard: [id] } },
    isIt: (option: Option) =>
      (prize?.combo !== undefined && playing(prize.combo.id)(option)) ||
      ('source' in option && String(option.source).includes(`prize:${id}#`)),
  })),
  ...['draw', 'change', 'discard', 'move', 'standardAttack'].map((action) => ({
    name: action,
    owner: 'warrior',
    isIt: (option: Option) => option.do === action,
  })),
  ...[...MONSTERS, ...BOSSES].map(({ id }) => ({
    name: `Turn of ${id}`,
    owner: 'cleric',
    foe: id,
    isIt: () => true,
  })),
];

/** Two of each Energy and the Jokers pay for nearly everything. */
const HAND: readonly Energy[] = [
  ...(['strength', 'spirit', 'intellect', 'speed', 'magic'] as const).flatMap((type) => [type, type]),
  'joker',
  'joker',
];

function settingFor(circumstance: Circumstance, { owner, foe, setting = {} }: Deed): Setting {
  const [behind = '', beside = '', away = ''] = ['druid', 'warrior', 'wizard', 'witch'].filter(
    (id) => id !== owner,
  );
  const base: Setting = {
    heroes: { 2: [beside], 3: [owner, behind], 5: [away] },
    monsters: {
      2: ['yeti-sheepdog'],
      3: ['war-bulldog', 'dachshydra'],
      4: ['chowtaur'],
    },
    hands: { [owner]: HAND },
    xp: { [owner]: 5 },
    ...setting,
    ...circumstance.setting?.(owner),
  };
  if (foe === undefined) return base;
  const lanes = Object.entries(base.monsters ?? {}).map(([lane, queue]) => [
    lane,
    queue.filter((id) => id !== foe),
  ]);
  return { ...base, monsters: { ...Object.fromEntries(lanes), 1: [foe] } };
}

function wanting(deed: Deed, done: { yet: boolean }): (decision: Decision) => Option | undefined {
  return ({ options }) => {
    if (done.yet) return undefined;
    const wanted = options.find(deed.isIt);
    if (wanted) done.yet = true;
    return wanted ?? options.find(({ do: what }) => what === 'endTurn');
  };
}

function meet(circumstance: Circumstance, deed: Deed): Cell {
  const setting = settingFor(circumstance, deed);
  if (setting.boss !== undefined && BOSSES.some(({ id }) => id === deed.foe && id !== setting.boss)) {
    return { impossible: 'there is one Boss only [PQ-BOSS-03]' };
  }
  const stage = midRound(table(setting).arrange((s) => circumstance.arrange?.(s, deed.owner))).chance(
    deed.name,
  );
  const t =
    deed.foe === undefined
      ? stage.begin(flow.heroTurn, { hero: deed.owner })
      : stage.begin(flow.monsterTurn, { monster: deed.foe });
  const done = { yet: deed.foe !== undefined };
  const seen: unknown[] = [];
  const fault = playOn(rules, t, t.state.options, {
    referee,
    seed: `${circumstance.name} ${deed.name}`,
    answers: 8,
    wants: wanting(deed, done),
    seen,
  });
  if (fault !== undefined) return { fault };
  return done.yet
    ? { tried: true, print: fingerprint([seen, t.decisions]) }
    : { impossible: 'its trigger, price or target is missing' };
}

test.each(CIRCUMSTANCES)(
  'every deed $name: nobody objects, and it goes as it was written down',
  async (circumstance) => {
    const found = meetings([circumstance], DEEDS, meet);
    expect(found.faults, meetingsText(found)).toEqual([]);
    expect(found.tried).toBeGreaterThan(DEEDS.length / 2);
    const file = circumstance.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    await expect(`${found.played.join('\n')}\n`).toMatchFileSnapshot(`../golden/meetings/${file}.txt`);
  },
);
