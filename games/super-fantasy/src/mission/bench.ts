/** The bench on which a Mission is made. */
import type { Json } from '@questhall/kernel';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import cheeseHeist from '../../examples/cheese-heist.json' with { type: 'json' };
import { BEASTS } from '../content/index.ts';
import { ends, monster, page, tile, wayIn } from '../content/missions/build.ts';
import { MISSIONS } from '../content/missions/index.ts';
import type { Kind } from '../vocabulary.ts';
import { missionText } from '../words/mission.ts';
import { MISSION_WORDS } from './bench-words.ts';
import { checkMission } from './check.ts';
import { drawMission } from './draw.ts';
import { missionShape } from './shape.ts';
import { STRONGEST, surpriseMission } from './surprise.ts';
import type { Mission } from './types.ts';

/** Two rooms, a chest, a Portal and a Big Snout: small, whole, and won by killing it. */
const START: Mission = {
  id: 'my-mission',
  number: 7,
  title: 'My Mission',
  intro: 'Somebody big sits behind the door.',
  solo: [{ heroes: ['barka', 'zoe'] }, { heroes: ['zanvor', 'zoe', 'luckylock'] }],
  tiles: [tile('Porch', 'corridor-1a', 2, 6), tile('Yard', 'room-1a', 0, 0), tile('Hall', 'room-4a', 6, 0)],
  doors: [{ edge: '6,2W' }],
  chests: [{ at: [10, 1] }],
  barrels: [[1, 4]],
  columns: [],
  floorTraps: [],
  props: [],
  sleepy: ['Hall'],
  portals: [{ kind: 'small', at: [10, 4] }],
  monsters: [monster('ugly-snout', 1, 1), monster('big-snout', 9, 4, 'W', { id: 'boss' })],
  beasts: page(['ugly-snout', 'big-snout']),
  entrance: wayIn(2, 6),
  endSpace: ends(12, 11, 10, 10, 9),
  objective: { kill: { ids: ['boss'] } },
  events: [],
  difficulty: { heroic: {}, epic: {} },
};

function check(content: unknown): CheckedContent {
  const checked = checkMission(content);
  if ('problems' in checked) return checked;
  const { mission } = checked;
  return {
    id: mission.id,
    title: mission.title,
    role: 'Mission',
    picture: `${missionText(mission)}\n\n${drawMission(mission)}`,
  };
}

/** Every monster has its line on the Beasts Page: as printed, until somebody changes it. */
function tidy(draft: Json): Json {
  const mission = draft as unknown as Mission;
  const { heroic, epic } = mission.difficulty;
  const all = [...mission.monsters, ...(heroic.monsters ?? []), ...(epic.monsters ?? [])];
  const used = new Set<Kind>(all.map(({ kind }) => kind));
  const lacking = [...used].filter((kind) => mission.beasts[kind] === undefined);
  if (lacking.length === 0) return draft;
  const more = Object.fromEntries(lacking.map((kind) => [kind, BEASTS[kind]]));
  return { ...mission, beasts: { ...mission.beasts, ...more } } as unknown as Json;
}

export const missionBench: Bench = {
  schema: missionShape,
  words: MISSION_WORDS,
  start: START as unknown as Json,
  box: [
    ...MISSIONS.map((mission) => ({ name: mission.title, draft: mission as unknown as Json })),
    { name: cheeseHeist.title, draft: cheeseHeist as unknown as Json },
  ],
  tidy,
  check,
  surprise: { strongest: STRONGEST, make: surpriseMission },
};
