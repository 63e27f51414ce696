import type { HeroView, MonsterView, SuperView } from '@questhall/super-fantasy';
import { asSuperEvent, nameOf } from '@questhall/super-fantasy';
import type { ReactNode } from 'react';
import { art } from '../../../art/super-fantasy/index.ts';
import type { FigureAct, FigureBadge } from '../../../table/parts/Figure.tsx';
import { Figure } from '../../../table/parts/Figure.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import * as icon from '../icons.ts';
import { intend, pointing } from '../intent.ts';
import { facingTurn, middleOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Figures.module.css';

export const seatNumber = (seat: number): SeatNumber => ((seat % 6) + 1) as SeatNumber;

interface Standing {
  readonly id: string;
  readonly y: number;
  readonly figure: ReactNode;
}

/** Everybody on the map; who stands further down stands before the others. */
export function Figures({ scene }: { readonly scene: SuperScene }) {
  const { view } = scene;
  const standing: Standing[] = [
    ...view.heroes
      .filter(({ square }) => square >= 0)
      .map((hero) => ({
        id: hero.id,
        y: middleOf([hero.square], view).y,
        figure: <Hero key={hero.id} scene={scene} hero={hero} />,
      })),
    ...view.monsters
      .filter(({ squares }) => squares.length > 0)
      .map((monster) => ({
        id: monster.id,
        y: middleOf(monster.squares, view).y,
        figure: <Monster key={monster.id} scene={scene} monster={monster} />,
      })),
  ];
  return standing.toSorted((a, b) => a.y - b.y || a.id.localeCompare(b.id)).map(({ figure }) => figure);
}

function Hero({ scene, hero }: { readonly scene: SuperScene; readonly hero: HeroView }) {
  const { view, happening } = scene;
  const { id, life, maxLife } = hero;
  const portrait = art(id);
  return (
    <Figure
      at={{ figure: id }}
      {...middleOf([hero.square], view)}
      size={SIZE * 0.94}
      base="hero"
      seat={seatNumber(hero.seat)}
      {...(portrait !== undefined && { art: portrait, framed: true })}
      label={`${nameOf(id)}, ${life} of ${maxLife} life`}
      life={{ left: life, of: maxLife }}
      badges={heroBadges(hero)}
      facing={facingTurn(hero.facing, view)}
      active={view.turn?.hero === id}
      act={actOf(scene, id)}
      beat={happening?.number}
    />
  );
}

function Monster({ scene, monster }: { readonly scene: SuperScene; readonly monster: MonsterView }) {
  const { view, happening, decision } = scene;
  const { id, kind, squares, life, wounds, protection } = monster;
  const portrait = art(kind);
  const attacking = { do: 'attack', weapon: '', dice: 1, at: { figure: id } };
  return (
    <g
      {...pointing(
        () => intend(decision?.id, { aim: { figure: id } }),
        () => intend(decision?.id, { aim: undefined }),
      )}
    >
      {squares.length > 1 && <path className={styles.capsule} d={capsule(squares, view)} />}
      <Figure
        at={{ figure: id }}
        candidates={[attacking]}
        {...middleOf(squares, view)}
        size={SIZE * (squares.length > 1 ? 1.3 : 0.94)}
        base={squares.length > 1 ? 'boss' : 'monster'}
        {...(portrait === undefined ? { glyph: icon.pigFaceIcon } : { art: portrait, framed: true })}
        label={`${nameOf(id)}, ${life - wounds} of ${life} life, protection ${protection}`}
        {...(life > 1 && { life: { left: life - wounds, of: life } })}
        badges={monsterBadges(monster)}
        facing={facingTurn(monster.facing, view)}
        act={actOf(scene, id)}
        beat={happening?.number}
      />
    </g>
  );
}

/** A Big monster stands on two squares. */
function capsule(squares: readonly number[], view: SuperView): string {
  const [from, to] = squares.map((square) => middleOf([square], view));
  return from === undefined || to === undefined ? '' : `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

const badge = (id: string, shape: FigureBadge['icon'], label: string): FigureBadge => ({
  id,
  icon: shape,
  label,
});

function heroBadges(hero: HeroView): readonly FigureBadge[] {
  return [
    ...(hero.shields > 0 ? [badge('shields', icon.shieldIcon, `${hero.shields} Shield Dice`)] : []),
    ...(hero.poisoned ? [badge('poisoned', icon.poisonBottleIcon, 'Poisoned')] : []),
    ...(hero.stunned !== '' ? [badge('stunned', icon.stunGrenadeIcon, 'Stunned')] : []),
    ...(hero.frozen ? [badge('frozen', icon.frozenBlockIcon, 'Frozen')] : []),
    ...(hero.caged ? [badge('caged', icon.cageIcon, 'In a cage')] : []),
    ...(hero.inHole ? [badge('hole', icon.holeIcon, 'In a hole')] : []),
    ...(hero.tome !== '' ? [badge('tome', icon.spellBookIcon, 'Carries a Tome')] : []),
  ];
}

function monsterBadges(monster: MonsterView): readonly FigureBadge[] {
  return [
    ...(monster.awake ? [] : [badge('asleep', icon.nightSleepIcon, 'Asleep')]),
    ...(monster.stunned ? [badge('stunned', icon.stunGrenadeIcon, 'Stunned')] : []),
    ...(monster.frozen ? [badge('frozen', icon.frozenBlockIcon, 'Frozen')] : []),
    ...(monster.stuck ? [badge('stuck', icon.cageIcon, 'Stuck')] : []),
  ];
}

/** What this figure is seen to do in the event that is shown. */
function actOf({ happening }: SuperScene, id: string): FigureAct | undefined {
  if (happening === null) return undefined;
  const event = asSuperEvent(happening.event);
  switch (event.type) {
    case 'attacked':
      return event.by === id ? 'attacks' : undefined;
    case 'damaged':
      return event.figure === id ? 'struck' : undefined;
    case 'statusGained':
      return event.figure === id ? 'struck' : undefined;
    case 'monsterArrived':
      return event.monster === id ? 'arrives' : undefined;
    case 'healed':
    case 'stoodUp':
      return event.hero === id ? 'healed' : undefined;
    case 'abilityUsed':
    case 'levelGained':
    case 'energyGained':
    case 'shieldsGained':
      return event.hero === id ? 'shines' : undefined;
    default:
      return undefined;
  }
}
