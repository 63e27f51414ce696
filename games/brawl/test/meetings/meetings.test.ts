/** Where rules meet: every card and Standard Action in every circumstance, played, refereed, and counted. */
import type { Decision, Option } from '@questhall/kernel';
import type { Cell } from '@questhall/testkit';
import { fingerprint, meetings, meetingsText, playOn } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../../referee/index.ts';
import { actionCard, CARDS, CHAMPIONS } from '../../src/content/index.ts';
import { rules } from '../../src/index.ts';
import { STANDARD_ACTIONS } from '../../src/vocabulary.ts';
import { roundFrom } from '../acting.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';
import type { Cast, Circumstance } from './circumstances.ts';
import { CIRCUMSTANCES } from './circumstances.ts';

interface Deed {
  readonly name: string;
  /** Whose card it is; a Standard Action is anybody's. */
  readonly champion: string;
  readonly isIt: (option: Option) => boolean;
  /** It answers an attack of the other side. */
  readonly answers: boolean;
}

const DEEDS: readonly Deed[] = [
  ...CARDS.map(({ id, champion, type }) => ({
    name: id,
    champion,
    answers: type === 'reaction',
    isIt: (option: Option) => 'card' in option && option.card === id && option.do !== 'plan',
  })),
  ...STANDARD_ACTIONS.map((action) => ({
    name: `standard ${action}`,
    champion: 'deryn',
    answers: false,
    isIt: (option: Option) => 'action' in option && option.action === action && option.at?.champion === 0,
  })),
];

/** Somebody who is not of the same name as these. */
const others = (...names: readonly string[]): readonly string[] =>
  CHAMPIONS.map(({ id }) => id).filter((id) => !names.includes(id));

/** An attack that is at hand for whoever a Reaction answers. */
const ATTACKER = 'korvash';
const ATTACK = 'sap-strength';

/** The card's Champion two hexes from the first Enemy, in its row; each has somebody beside it. */
function setting({ champion, name, answers }: Deed, players: 2 | 4): { setting: Setting; cast: Cast } {
  const acting = answers ? (champion === ATTACKER ? 'kolel' : ATTACKER) : champion;
  const meeting = answers ? champion : (others(champion)[0] as string);
  const [ally = '', foe = '', third = '', fourth = ''] = others(acting, meeting);
  const [attack = ''] = [acting === ATTACKER ? ATTACK : 'tongue-lash'];
  const hands = {
    0: answers ? [attack] : CARDS.some(({ id }) => id === name) ? [name] : [],
    1: answers ? [name] : actionsOf(meeting),
  };
  const two: Setting = {
    a: { [acting]: [0, 1], [ally]: [-1, 2] },
    b: { [meeting]: [-1, 1], [foe]: [-2, 1] },
    hands,
  };
  const four: Setting = { ...two, c: { [third]: [1, 2] }, d: { [fourth]: [2, -2] } };
  return { setting: players === 4 ? four : two, cast: { actor: 0, ally: 1, target: 2 } };
}

const actionsOf = (champion: string): readonly string[] =>
  CARDS.filter((card) => card.champion === champion && card.type === 'reaction').map(({ id }) => id);

/** Does it as soon as it may, goes for whoever can be hit, and never ends the turn before. */
function wanting(deed: Deed, done: { yet: boolean }): (decision: Decision) => Option | undefined {
  return ({ options, kind }) => {
    const wanted = options.find(deed.isIt);
    if (wanted) {
      done.yet = true;
      return wanted;
    }
    if (done.yet)
      return options.find(({ do: what }) => what === 'aim' || what === 'aimArea' || what === 'use');
    const attack = deed.answers && options.find((option) => 'card' in option && option.do === 'play');
    if (attack) return attack;
    if (kind === 'move') return options.find(({ do: what }) => what === 'stay');
    return options.find((option) => option.do === 'aim' && option.at?.champion === 2);
  };
}

function meet(circumstance: Circumstance, deed: Deed): Cell {
  const players = circumstance.players ?? 2;
  const laid = setting(deed, players);
  const t = roundFrom(
    table(laid.setting)
      .arrange((s) => circumstance.arrange(s, laid.cast))
      .chance(deed.name),
  );
  const done = { yet: false };
  const seen: unknown[] = [];
  const fault = playOn(rules, t.t, t.s.options, {
    referee,
    seed: `${circumstance.name} ${deed.name}`,
    answers: 14,
    wants: wanting(deed, done),
    seen,
  });
  if (fault !== undefined) return { fault };
  return done.yet
    ? { tried: true, print: fingerprint([seen, t.t.decisions]) }
    : { impossible: why(circumstance, deed) };
}

function why({ name }: Circumstance, deed: Deed): string {
  if (deed.answers) return 'nobody of its side can be attacked, or its hand is gone';
  if (name === 'actor on the Gate' && !deed.name.startsWith('standard')) {
    return actionCard(deed.name).move === undefined
      ? 'no move value to come in by [SFB-OOA-13]'
      : 'no way in';
  }
  return 'the game was over before';
}

test.each(CIRCUMSTANCES)(
  'every card and Standard Action, $name: nobody objects, and it goes as it was written down',
  async (circumstance) => {
    const found = meetings([circumstance], DEEDS, meet);
    expect(found.faults, meetingsText(found)).toEqual([]);
    expect(found.tried).toBeGreaterThan(DEEDS.length / 2);
    const file = circumstance.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    await expect(`${found.played.join('\n')}\n`).toMatchFileSnapshot(`../golden/meetings/${file}.txt`);
  },
);
