import { expect, test } from 'vitest';
import { MISSIONS } from '../../src/content/missions/index.ts';
import { missionText } from '../../src/words/mission.ts';

test('[O1] what wins, what loses, what opens and what happens is told before a Mission is played', () => {
  const told = new Map(MISSIONS.map((mission) => [mission.title, missionText(mission).split('\n')]));
  expect(told.get('Three to Get In')?.slice(1)).toEqual([
    'To win: Throw 3 levers. Then: Defeat the Keeper and the Key Guard.',
    'The turn it is lost: 15 with 2 players, 13 with 3 players, 11 with 4 players, 11 with 5 players and 11 with 6 players.',
    'To raise the gate: throw 3 levers.',
    'To get into Key Room: throw 3 levers.',
    'When you throw 3 levers: Key Room wakes, “The gate rattles up. Somebody behind it grunts, and puts down a sandwich.”',
    'On turn 8: the door between Crossing and Workshop opens, Workshop wakes, “Somebody has found the key of the workshop.”',
    'Epic adds: Big Snout.',
  ]);
  expect(told.get('Five Locks and a Champion')).toContain(
    'To open the door between Betting Shop and Foyer: defeat Key Bearer 1.',
  );
});
