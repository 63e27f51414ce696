/** What each event changes on the table, as it is told. */
import type { DfEvent } from '../src/events.ts';
import type { Scene } from './scene.ts';
import { afterwards } from './tell/afterwards.ts';
import { inDungeon } from './tell/dungeon.ts';
import { onHeroes } from './tell/heroes.ts';
import { inThrow } from './tell/throw.ts';

export function tell(scene: Scene, event: DfEvent): void {
  inDungeon(scene, event);
  inThrow(scene, event);
  onHeroes(scene, event);
  afterwards(scene, event);
}
