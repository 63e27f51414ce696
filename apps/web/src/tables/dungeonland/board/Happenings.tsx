/** Arrows of attacks and ways, and what is seen to happen to somebody. */
import type { DungeonlandEvent } from '@questhall/games/dungeonland';
import { asDungeonlandEvent, nameOfThing } from '@questhall/games/dungeonland';
import type { Ref } from '@questhall/kernel';
import type { EffectArrow, EffectFloat } from '../../../table/parts/Effects.tsx';
import { Effects } from '../../../table/parts/Effects.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';

export function Happenings({ scene }: { readonly scene: DungeonScene }) {
  const { happening, decision } = scene;
  const event = happening === null ? undefined : asDungeonlandEvent(happening.event);
  return (
    <Effects
      beat={happening?.number ?? decision?.id}
      lasts={happening?.lasts ?? 0}
      arrows={arrowsOf(event)}
      float={event === undefined ? undefined : floatOf(event)}
      within="[data-map]"
    />
  );
}

const over = (figure: number): Ref => ({ figure });

function arrowsOf(event: DungeonlandEvent | undefined): readonly EffectArrow[] {
  if (event?.type === 'attackDeclared')
    return event.targets
      .filter((target) => target !== event.by)
      .map((target) => ({ from: over(event.by), to: over(target) }));
  if (event?.type === 'moved') {
    const path = event.path.map(({ x, y }): Ref => ({ x, y }));
    const [from, to] = [path[0], path.at(-1)];
    return from === undefined || to === undefined || path.length < 2
      ? []
      : [{ from, over: path.slice(1, -1), to, kind: 'way' }];
  }
  return [];
}

function floatOf(event: DungeonlandEvent): EffectFloat | undefined {
  switch (event.type) {
    case 'damaged':
      return { over: over(event.figure), kind: 'hurt', face: `−${event.amount}` };
    case 'unharmed':
      return { over: over(event.figure), kind: 'good', face: 'Unharmed' };
    case 'healed':
      return { over: over(event.figure), kind: 'good', face: `+${event.amount}` };
    case 'reduced':
      return {
        over: over(event.figure),
        kind: 'good',
        face: (
          <>
            <Icon shape={icon.shieldIcon} />
            {event.amount}
          </>
        ),
      };
    case 'attackCounted':
      return { over: over(event.figure), kind: 'plain', face: `${event.successes} successes` };
    case 'defenceCounted':
      return { over: over(event.figure), kind: 'good', face: `${event.successes} blocked` };
    case 'energyChanged':
      return {
        over: over(event.figure),
        kind: event.amount < 0 ? 'plain' : 'good',
        face: (
          <>
            <Icon shape={icon.crystalShineIcon} />
            {event.amount > 0 ? '+' : '−'}
            {Math.abs(event.amount)}
          </>
        ),
      };
    case 'conditionGained':
      return { over: over(event.figure), kind: 'plain', face: event.condition };
    case 'heroFell':
      return { over: over(event.figure), kind: 'hurt', face: 'Falls' };
    case 'consumed':
      return { over: over(event.figure), kind: 'plain', face: nameOfThing(event.consumable) };
    case 'itemTaken':
    case 'itemFound':
      return { over: over(event.figure), kind: 'good', face: nameOfThing(event.thing) };
    case 'goldChanged':
      return {
        over: over(event.figure),
        kind: 'good',
        face: (
          <>
            <Icon shape={icon.twoCoinsIcon} />
            {event.amount}
          </>
        ),
      };
    case 'boosted':
    case 'skillUsed':
      return { over: over(event.figure), kind: 'plain', face: nameOfThing(event.skill) };
    default:
      return undefined;
  }
}
