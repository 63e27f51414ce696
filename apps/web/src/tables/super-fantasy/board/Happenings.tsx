/** Arrows of attacks and ways, and what is seen to happen to somebody. */

import type { SuperEvent } from '@questhall/games/super-fantasy';
import { asSuperEvent, nameOf } from '@questhall/games/super-fantasy';
import type { Ref } from '@questhall/kernel';
import type { EffectArrow, EffectFloat } from '../../../table/parts/Effects.tsx';
import { Effects } from '../../../table/parts/Effects.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { SuperScene } from '../logic/scene.ts';

export function Happenings({ scene }: { readonly scene: SuperScene }) {
  const { happening, decision } = scene;
  const event = happening === null ? undefined : asSuperEvent(happening.event);
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

const over = (figure: string): Ref => ({ figure });

function arrowsOf(event: SuperEvent | undefined): readonly EffectArrow[] {
  if (event?.type === 'attacked' && event.by !== event.target)
    return [{ from: over(event.by), to: over(event.target) }];
  if (event?.type === 'moved') {
    const path = event.path.map((square): Ref => ({ square }));
    const [from, to] = [path[0], path.at(-1)];
    return from === undefined || to === undefined || path.length < 2
      ? []
      : [{ from, over: path.slice(1, -1), to, kind: 'way' }];
  }
  return [];
}

const SIDES = { sword: '1', swords: '2', star: '★' } as const;

function floatOf(event: SuperEvent): EffectFloat | undefined {
  switch (event.type) {
    case 'rolled':
      return {
        over: over(event.by),
        kind: 'plain',
        face: `${event.dice.map((side) => SIDES[side]).join(' + ')}${event.bonus === 0 ? '' : ` + ${event.bonus}`} = ${event.total}${event.need > 0 ? ` against ${event.need}` : ''}`,
      };
    case 'damaged':
      return { over: over(event.figure), kind: 'hurt', face: `−${event.amount}` };
    case 'missed':
      return { over: over(event.target), kind: 'plain', face: 'Missed' };
    case 'blocked':
      return { over: over(event.target), kind: 'good', face: 'Blocked' };
    case 'healed':
      return { over: over(event.hero), kind: 'good', face: `+${event.amount}` };
    case 'shieldsGained':
      return {
        over: over(event.hero),
        kind: 'good',
        face: (
          <>
            <Icon shape={icon.shieldIcon} />
            {event.amount}
          </>
        ),
      };
    case 'abilityUsed':
      return { over: over(event.hero), kind: 'good', face: nameOf(event.ability) };
    case 'smallItemUsed':
    case 'itemDrawn':
    case 'itemTaken':
      return { over: over(event.hero), kind: 'plain', face: nameOf(event.item) };
    case 'statusGained':
      return { over: over(event.figure), kind: 'plain', face: event.status };
    case 'experienceGained':
      return { over: over(event.hero), kind: 'good', face: `+${event.amount} XP` };
    case 'levelGained':
      return { over: over(event.hero), kind: 'good', face: `Level ${event.level}` };
    case 'wentDown':
      return { over: over(event.hero), kind: 'hurt', face: 'Down' };
    default:
      return undefined;
  }
}
