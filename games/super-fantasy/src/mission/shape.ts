/** The shape of a Mission, field by field. */
import { FACINGS } from '@questhall/geometry';
import type { Schema } from '@questhall/schema';
import {
  anyOf,
  byField,
  exact,
  flag,
  keyed,
  later,
  listOf,
  matching,
  maybe,
  oneOf,
  pair,
  plainText,
  sensible,
  variant,
  whole,
  yes,
} from '@questhall/schema';
import { FACES } from '../content/index.ts';
import { COLOURS, HERO_IDS, KINDS, STATUSES, SYMBOLS } from '../vocabulary.ts';
import { MISSIONS_PLAYERS } from './limits.ts';
import type { MissionCondition, Objective } from './types.ts';
import { FATE_MEANINGS, ORDERS, PROPS, ROTATIONS } from './types.ts';

const LONGEST = 60;

const text = plainText(1000);
const name = matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens, at most 40');
const names = listOf(name, 1, 20);
const at = pair(whole(-LONGEST, LONGEST), 'a square as [x, y]');
const edge = matching(/^-?\d+,-?\d+[NW]$/, 'an edge such as 6,2W (the west side of square 6,2) or 2,6N');

const condition: Schema<MissionCondition> = later(() =>
  byField({
    killed: exact({ killed: names }),
    levers: exact({ levers: names, on: maybe(flag()) }),
    buttons: exact({ buttons: names, on: maybe(flag()) }),
    braziers: exact({ braziers: names, lit: maybe(flag()) }),
    portalClosed: exact({ portalClosed: name }),
    tomesBrought: exact({ tomesBrought: whole(1, 3) }),
    turn: exact({ turn: whole(1, 20) }),
    all: exact({ all: listOf(condition, 1, 10) }),
    any: exact({ any: listOf(condition, 1, 10) }),
  }),
);

const objective: Schema<Objective> = later(() =>
  byField({
    kill: exact({
      kill: exact({ ids: maybe(names), kinds: maybe(listOf(oneOf(KINDS), 1, KINDS.length)) }),
    }),
    reach: exact({ reach: text, heroes: oneOf(['one', 'all']) }),
    carry: exact({ carry: whole(1, 3), to: text }),
    toggleAll: exact({ toggleAll: listOf(condition, 1, 10) }),
    survive: exact({ survive: whole(2, 20) }),
    sequence: exact({ sequence: listOf(objective, 1, 6) }),
    anyOf: exact({ anyOf: listOf(objective, 1, 6) }),
  }),
);

const tile = exact({
  face: oneOf(FACES.map(({ id }) => id)),
  at,
  rot: oneOf(ROTATIONS),
  name: text,
  sealed: maybe(condition),
});
const door = exact({ id: maybe(name), edge, lock: maybe(condition), trap: maybe(yes()) });
const prop = exact({ kind: oneOf(PROPS), at, id: name, on: maybe(flag()), hidden: maybe(yes()) });

const kindsOut = listOf(exact({ kind: oneOf(KINDS), n: whole(1, 4) }), 1, 4);
const output = anyOf([whole(0, 4), kindsOut], 'a whole number from 0 to 4, or a list of monsters');

const portal = exact({
  id: maybe(name),
  kind: oneOf(['big', 'small']),
  at,
  closable: maybe(yes()),
  table: maybe(exact({ lightning: output, drop: output, skull: output })),
});

const monster = exact({
  id: maybe(name),
  kind: oneOf(KINDS),
  at,
  facing: oneOf(FACINGS),
  minPlayers: maybe(whole(1, 7)),
  ridden: maybe(yes()),
  orders: maybe(oneOf(ORDERS)),
});

const few = whole(1, 3);
const hit = oneOf(['hit']);
const kind = <const K extends string>(verb: K) => oneOf([verb]);
const ability = variant('do', [
  exact({ on: hit, do: kind('push'), n: whole(1, 1) }),
  exact({ on: hit, do: kind('applyStatus'), status: oneOf(STATUSES) }),
  exact({ on: hit, do: kind('extraDamage'), n: few, stars: few }),
  exact({ on: hit, do: kind('drawTrap') }),
  exact({ on: oneOf(['failedMelee']), do: kind('stripShieldToken'), n: few }),
  exact({ on: oneOf(['move']), do: kind('charge'), least: few, extra: few, dice: few }),
  exact({ on: oneOf(['firstActivation']), do: kind('openSmallPortal') }),
]);

/** [5.7] Behaviour is a permutation of the six colours. */
const behaviour = sensible(listOf(oneOf(COLOURS), COLOURS.length, COLOURS.length), (found, note) => {
  if (new Set(found).size < COLOURS.length) note('', found, `each of ${COLOURS.join(', ')} once`);
});

const beast = exact({
  protection: whole(1, 20),
  life: whole(1, 12),
  attack: whole(0, 8),
  step: whole(0, 10),
  star: whole(0, 6),
  alarm: listOf(oneOf(SYMBOLS), 0, 3),
  behaviour,
  initiative: whole(1, 20),
  abilities: listOf(ability, 0, 4),
});

const deed = byField({
  wake: exact({ wake: text }),
  openDoor: exact({ openDoor: name }),
  spawn: exact({ spawn: oneOf(KINDS), at }),
  say: exact({ say: text }),
});
const event = exact({ when: condition, do: listOf(deed, 1, 6) });
const patch = exact({ monsters: maybe(listOf(monster, 0, 20)), objective: maybe(objective) });

const endSpace = keyed(MISSIONS_PLAYERS, whole(2, 20));
export const missionShape = exact({
  id: name,
  number: whole(0, 99),
  title: text,
  intro: text,
  solo: listOf(exact({ heroes: listOf(oneOf(HERO_IDS), 2, 6) }), 0, 6),
  tiles: listOf(tile, 1, 21),
  doors: listOf(door, 0, 18),
  gate: maybe(exact({ edge, opensWhen: condition })),
  chests: listOf(exact({ at, trap: maybe(yes()) }), 0, 8),
  barrels: listOf(at, 0, 10),
  columns: listOf(at, 0, 6),
  floorTraps: listOf(at, 0, 8),
  props: listOf(prop, 0, 16),
  fate: maybe(listOf(oneOf(FATE_MEANINGS), 4, 4)),
  sleepy: listOf(text, 0, 11),
  portals: listOf(portal, 0, 2),
  monsters: listOf(monster, 1, 40),
  beasts: keyed(KINDS, beast),
  entrance: listOf(at, 6, 6),
  endSpace,
  objective,
  events: listOf(event, 0, 12),
  difficulty: exact({ heroic: patch, epic: patch }),
});
