/** Arrows of blows, and what is seen to happen to somebody. */
import type { DfEvent, DfView } from '@questhall/games/dungeon-fighter';
import { ABILITY_NAMES, asDfEvent, equipmentCard } from '@questhall/games/dungeon-fighter';
import type { Ref } from '@questhall/kernel';
import type { EffectArrow, EffectFloat } from '../../../table/parts/Effects.tsx';
import { Effects } from '../../../table/parts/Effects.tsx';
import type { DfScene } from '../logic/scene.ts';

export function Happenings({ scene: { happening, decision, view } }: { readonly scene: DfScene }) {
  const event = happening === null ? undefined : asDfEvent(happening.event);
  return (
    <Effects
      beat={happening?.number ?? decision?.id}
      lasts={happening?.lasts ?? 0}
      arrows={event === undefined ? [] : arrowsOf(event, view)}
      float={event === undefined ? undefined : floatOf(event, view)}
    />
  );
}

const hero = (id: string): Ref => ({ hero: id });
const foe = ({ combat }: DfView): Ref | undefined => (combat === null ? undefined : { card: combat.monster });

function arrowsOf(event: DfEvent, view: DfView): readonly EffectArrow[] {
  const monster = foe(view);
  if (monster === undefined) return [];
  if (event.type === 'heroHurt' && event.why === 'miss') return [{ from: monster, to: hero(event.hero) }];
  return event.type === 'monsterHurt' ? [{ from: hero(event.by), to: monster }] : [];
}

function floatOf(event: DfEvent, view: DfView): EffectFloat | undefined {
  const monster = foe(view);
  switch (event.type) {
    case 'monsterHurt':
      return monster && { over: monster, kind: 'hurt', face: `−${event.amount}` };
    case 'instaKilled':
      return monster && { over: monster, kind: 'hurt', face: 'Down at once' };
    case 'heroHurt':
      return { over: hero(event.hero), kind: 'hurt', face: `−${event.amount}` };
    case 'healed':
      return { over: hero(event.hero), kind: 'good', face: `+${event.amount}` };
    case 'unhurt':
      return { over: hero(event.hero), kind: 'good', face: 'Unhurt' };
    case 'fainted':
      return { over: hero(event.hero), kind: 'hurt', face: 'Faints' };
    case 'scarred':
      return { over: hero(event.hero), kind: 'hurt', face: 'Scar' };
    case 'abilityUsed':
      return { over: hero(event.hero), kind: 'plain', face: ABILITY_NAMES[event.ability] };
    case 'spent':
    case 'armorUsed':
      return { over: hero(event.hero), kind: 'plain', face: equipmentCard(event.card).name };
    case 'equipmentTaken':
      return event.hero === ''
        ? undefined
        : { over: hero(event.hero), kind: 'good', face: equipmentCard(event.card).name };
    case 'stolen':
      return { over: hero(event.hero), kind: 'hurt', face: `Loses ${equipmentCard(event.card).name}` };
    default:
      return undefined;
  }
}
