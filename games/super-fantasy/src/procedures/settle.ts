/** What follows from a change on the map: locks, gate, events of the Mission, victory. */
import { cellOf } from '@questhall/geometry';
import { emit } from '../events.ts';
import type { MissionDeed, Objective } from '../mission/types.ts';
import { heroesWin } from '../outcome.ts';
import { conditionHolds, objectiveMet } from '../queries/conditions.ts';
import { layoutOf } from '../queries/layout.ts';
import { missionOf } from '../queries/mission.ts';
import { umSeat } from '../queries/seats.ts';
import type { State } from '../state.ts';
import { arrive, wakeTile } from './arrivals.ts';

/** [SF-RULING-125] Looked at after every atomic event. */
export function settle(s: State): void {
  if (s.outcome || s.dodge || s.options.mode === 'big-hunting') return;
  const mission = missionOf(s);
  mission.doors.forEach(({ lock }, index) => {
    const door = s.doors[index];
    if (!door?.locked || !lock || !conditionHolds(s, lock)) return;
    door.locked = false;
    emit(s, { type: 'lockRemoved', door: index });
  });
  if (mission.gate) {
    const open = conditionHolds(s, mission.gate.opensWhen);
    if (open !== s.gateOpen) {
      s.gateOpen = open;
      emit(s, { type: 'gateMoved', open });
    }
  }
  mission.events.forEach((event, index) => {
    if (s.fired.includes(index) || !conditionHolds(s, event.when)) return;
    s.fired.push(index);
    for (const deed of event.do) carryOut(s, deed);
  });
  advanceSequence(s, mission.objective);
  if (objectiveMet(s, mission.objective)) heroesWin(s);
}

/** Steps of a sequence count in their order. */
function advanceSequence(s: State, objective: Objective): void {
  if (!('sequence' in objective)) return;
  let step = objective.sequence[s.stage];
  while (step && objectiveMet(s, step)) {
    s.stage += 1;
    emit(s, { type: 'stageReached', stage: s.stage });
    step = objective.sequence[s.stage];
  }
}

function carryOut(s: State, deed: MissionDeed): void {
  const mission = missionOf(s);
  if ('wake' in deed) {
    /** [SF-UM-08] There only the Master's dice wake a room. */
    if (umSeat(s) !== undefined) return;
    const tile = mission.tiles.findIndex(({ name }) => name === deed.wake);
    wakeTile(s, tile, 'event');
  } else if ('openDoor' in deed) {
    const index = s.doors.findIndex(({ id }) => id === deed.openDoor);
    const door = s.doors[index];
    if (!door || door.open) return;
    door.open = true;
    door.locked = false;
    emit(s, { type: 'doorOpened', door: index, by: '', how: 'event' });
  } else if ('spawn' in deed) {
    const [x, y] = deed.at;
    arrive(s, deed.spawn, cellOf(layoutOf(mission).grid, { x, y }), 'event');
  } else emit(s, { type: 'said', text: deed.say });
}
