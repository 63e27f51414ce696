/** The shape of a Mission, field by field. */
import { FACINGS } from '@questhall/geometry';
import { FACES } from '../content/index.ts';
import type { Beast, Colour, MonsterAbility } from '../vocabulary.ts';
import { COLOURS, HERO_IDS, KINDS, STATUSES, SYMBOLS } from '../vocabulary.ts';
import { MISSIONS_PLAYERS } from './limits.ts';
import type { Reader } from './read.ts';
import { flag, integer, later, list, matching, oneOf, only, record, table, text, variant } from './read.ts';
import type {
  At,
  Mission,
  MissionCondition,
  MissionDeed,
  MissionDoor,
  MissionEvent,
  MissionMonster,
  MissionPortal,
  MissionProp,
  MissionTile,
  Objective,
  Patch,
  UglyMasterPart,
} from './types.ts';
import { FATE_MEANINGS, ORDERS, PROPS, ROTATIONS } from './types.ts';

const name = matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens, at most 40');
const names = list(name, 1, 20);

const at: Reader<At> = (value, field, problems) => {
  const good =
    Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n) && Math.abs(n) < 60);
  if (good) return [value[0] as number, value[1] as number];
  problems.push({ field, found: JSON.stringify(value) ?? 'nothing', allowed: 'a square as [x, y]' });
  return [0, 0];
};

const edge = matching(/^-?\d+,-?\d+[NW]$/, 'an edge such as 6,2W (the west side of square 6,2) or 2,6N');

const condition: Reader<MissionCondition> = later(() =>
  variant<MissionCondition>({
    killed: record({ killed: names }),
    levers: record<{ levers: readonly string[]; on?: boolean }>({ levers: names, on: flag }, ['on']),
    buttons: record<{ buttons: readonly string[]; on?: boolean }>({ buttons: names, on: flag }, ['on']),
    braziers: record<{ braziers: readonly string[]; lit?: boolean }>({ braziers: names, lit: flag }, ['lit']),
    portalClosed: record({ portalClosed: name }),
    tomesBrought: record({ tomesBrought: integer(1, 3) }),
    turn: record({ turn: integer(1, 20) }),
    all: record({ all: list(condition, 1, 10) }),
    any: record({ any: list(condition, 1, 10) }),
  }),
);

const objective: Reader<Objective> = later(() =>
  variant<Objective>({
    kill: record({
      kill: record<{ ids?: readonly string[]; kinds?: readonly (typeof KINDS)[number][] }>(
        { ids: names, kinds: list(oneOf(KINDS), 1, KINDS.length) },
        ['ids', 'kinds'],
      ),
    }),
    reach: record({ reach: text, heroes: oneOf(['one', 'all'] as const) }),
    carry: record({ carry: integer(1, 3), to: text }),
    toggleAll: record({ toggleAll: list(condition, 1, 10) }),
    survive: record({ survive: integer(2, 20) }),
    sequence: record({ sequence: list(objective, 1, 6) }),
    anyOf: record({ anyOf: list(objective, 1, 6) }),
  }),
);

const tile = record<MissionTile>(
  { face: oneOf(FACES.map(({ id }) => id)), at, rot: oneOf(ROTATIONS), name: text, sealed: condition },
  ['sealed'],
);
const door = record<MissionDoor>({ id: name, edge, lock: condition, trap: only }, ['id', 'lock', 'trap']);
const prop = record<MissionProp>({ kind: oneOf(PROPS), at, id: name, on: flag, hidden: only }, [
  'on',
  'hidden',
]);

const output: Reader<number | readonly { kind: (typeof KINDS)[number]; n: number }[]> = (
  value,
  field,
  problems,
) =>
  Array.isArray(value)
    ? list(record({ kind: oneOf(KINDS), n: integer(1, 4) }), 1, 4)(value, field, problems)
    : integer(0, 4)(value, field, problems);

const portal = record<MissionPortal>(
  {
    id: name,
    kind: oneOf(['big', 'small'] as const),
    at,
    closable: only,
    table: record({ lightning: output, drop: output, skull: output }),
  },
  ['id', 'closable', 'table'],
);

const monster = record<MissionMonster>(
  {
    id: name,
    kind: oneOf(KINDS),
    at,
    facing: oneOf(FACINGS),
    minPlayers: integer(1, 7),
    ridden: only,
    orders: oneOf(ORDERS),
  },
  ['id', 'minPlayers', 'ridden', 'orders'],
);

const few = integer(1, 3);
const hit = oneOf(['hit'] as const);
const ability: Reader<MonsterAbility> = (value, field, problems) => {
  const kinds: { readonly [what: string]: Reader<MonsterAbility> } = {
    push: record({ on: hit, do: oneOf(['push'] as const), n: integer(1, 1) }),
    applyStatus: record({ on: hit, do: oneOf(['applyStatus'] as const), status: oneOf(STATUSES) }),
    extraDamage: record({ on: hit, do: oneOf(['extraDamage'] as const), n: few, stars: few }),
    drawTrap: record({ on: hit, do: oneOf(['drawTrap'] as const) }),
    stripShieldToken: record({
      on: oneOf(['failedMelee'] as const),
      do: oneOf(['stripShieldToken'] as const),
      n: few,
    }),
    charge: record({
      on: oneOf(['move'] as const),
      do: oneOf(['charge'] as const),
      least: few,
      extra: few,
      dice: few,
    }),
    openSmallPortal: record({
      on: oneOf(['firstActivation'] as const),
      do: oneOf(['openSmallPortal'] as const),
    }),
  };
  const what = typeof value === 'object' && value !== null && 'do' in value ? String(value.do) : '';
  const read = kinds[what];
  if (read) return read(value, field, problems);
  problems.push({ field: `${field}.do`, found: what || 'nothing', allowed: Object.keys(kinds).join(', ') });
  return { on: 'hit', do: 'drawTrap' };
};

/** [5.7] Behaviour is a permutation of the six colours. */
const behaviour: Reader<readonly Colour[]> = (value, field, problems) => {
  const found = list(oneOf(COLOURS), 6, 6)(value, field, problems);
  if (new Set(found).size === COLOURS.length) return found;
  problems.push({
    field,
    found: found.join(' ') || 'nothing',
    allowed: `each of ${COLOURS.join(', ')} once`,
  });
  return COLOURS;
};

const beast = record<Beast>({
  protection: integer(1, 20),
  life: integer(1, 12),
  attack: integer(0, 8),
  step: integer(0, 10),
  star: integer(0, 6),
  alarm: list(oneOf(SYMBOLS), 0, 3),
  behaviour,
  initiative: integer(1, 20),
  abilities: list(ability, 0, 4),
});

const deed = variant<MissionDeed>({
  wake: record({ wake: text }),
  openDoor: record({ openDoor: name }),
  spawn: record({ spawn: oneOf(KINDS), at }),
  say: record({ say: text }),
});
const event = record<MissionEvent>({ when: condition, do: list(deed, 1, 6) });
const patch = record<Patch>({ monsters: list(monster, 0, 20), objective }, ['monsters', 'objective']);

const endSpace = table(MISSIONS_PLAYERS, integer(2, 20));
const uglyMaster = record<UglyMasterPart>(
  { endSpace, summonsFrom: integer(1, 20), events: list(event, 0, 12) },
  ['endSpace', 'summonsFrom', 'events'],
);

export const missionShape = record<Mission>(
  {
    id: name,
    number: integer(0, 99),
    title: text,
    intro: text,
    solo: list(record({ heroes: list(oneOf(HERO_IDS), 2, 6) }), 0, 6),
    tiles: list(tile, 1, 21),
    doors: list(door, 0, 18),
    gate: record({ edge, opensWhen: condition }),
    chests: list(record<{ at: At; trap?: true }>({ at, trap: only }, ['trap']), 0, 8),
    barrels: list(at, 0, 10),
    columns: list(at, 0, 6),
    floorTraps: list(at, 0, 8),
    props: list(prop, 0, 16),
    fate: list(oneOf(FATE_MEANINGS), 4, 4),
    sleepy: list(text, 0, 11),
    portals: list(portal, 0, 2),
    monsters: list(monster, 1, 40),
    beasts: table(KINDS, beast),
    entrance: list(at, 6, 6),
    endSpace,
    objective,
    events: list(event, 0, 12),
    difficulty: record({ heroic: patch, epic: patch }),
    uglyMaster,
  },
  ['gate', 'fate', 'uglyMaster'],
);
