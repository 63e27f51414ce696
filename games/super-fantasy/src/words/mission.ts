/** A Mission that somebody made, in sentences: what those read who are to play it. */
import type { Mission, MissionCondition, MissionDeed } from '../mission/types.ts';
import { layoutOf } from '../queries/layout.ts';
import { conditionGoal, objectiveText } from './cards.ts';
import { capital, listed, nameOf, plural } from './names.ts';

function doorName(mission: Mission, index: number): string {
  const layout = layoutOf(mission);
  const tiles = (layout.doors[index]?.tiles ?? []).map((tile) => layout.tiles[tile]?.name ?? '');
  return `the door between ${tiles.join(' and ')}`;
}

function deedText(mission: Mission, deed: MissionDeed): string {
  if ('wake' in deed) return `${deed.wake} wakes`;
  if ('spawn' in deed) return `${nameOf(deed.spawn)} comes`;
  if ('say' in deed) return `“${deed.say}”`;
  const door = mission.doors.findIndex(({ id }) => id === deed.openDoor);
  return `${doorName(mission, door)} opens`;
}

const whenText = (when: MissionCondition): string =>
  'turn' in when ? `On turn ${when.turn}` : `When you ${conditionGoal(when)}`;

/** One sentence a line. */
export function missionText(mission: Mission): string {
  const { intro, objective, endSpace, doors, gate, tiles, events, difficulty } = mission;
  const turns = Object.entries(endSpace).map(
    ([players, turn]) => `${turn} with ${plural(Number(players), 'player')}`,
  );
  const more = (['heroic', 'epic'] as const).flatMap((harder) => {
    const { monsters = [], objective: other } = difficulty[harder];
    const added = [
      ...(monsters.length > 0 ? [listed(monsters.map(({ kind }) => nameOf(kind)))] : []),
      ...(other ? [objectiveText(other).replace(/\.$/, '')] : []),
    ];
    return added.length === 0 ? [] : [`${capital(harder)} adds: ${added.join('; ')}.`];
  });
  return [
    intro,
    `To win: ${objectiveText(objective)}`,
    `The turn it is lost: ${listed(turns)}.`,
    ...doors.flatMap(({ lock }, index) =>
      lock ? [`To open ${doorName(mission, index)}: ${conditionGoal(lock)}.`] : [],
    ),
    ...(gate ? [`To raise the gate: ${conditionGoal(gate.opensWhen)}.`] : []),
    ...tiles.flatMap(({ name, sealed }) =>
      sealed ? [`To get into ${name}: ${conditionGoal(sealed)}.`] : [],
    ),
    ...events.map(
      ({ when, do: deeds }) =>
        `${whenText(when)}: ${deeds.map((deed) => deedText(mission, deed)).join(', ')}`,
    ),
    ...more,
  ].join('\n');
}
