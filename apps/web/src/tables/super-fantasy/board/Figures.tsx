import type { HeroView, MonsterView, SuperView } from '@questhall/games/super-fantasy';
import { titleOf } from '@questhall/games/super-fantasy';
import type { ReactNode } from 'react';
import { art } from '../../../art/super-fantasy/index.ts';
import { Figure } from '../../../table/parts/Figure.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import type { SeatNumber } from '../../../ui/seats.ts';
import { icon } from '../icons.ts';
import { intend, pointing } from '../intent.ts';
import { facingTurn, middleOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import { attacksAt } from '../logic/scene.ts';
import { toneOf } from '../logic/tones.ts';
import type { TokenBadge, TokenShape } from './Token.tsx';
import { Token } from './Token.tsx';

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
  const { view } = scene;
  const { id, life, maxLife } = hero;
  const badges = heroBadges(hero);
  return (
    <Figure
      at={{ figure: id }}
      on={{ square: hero.square }}
      {...middleOf([hero.square], view)}
      size={SIZE}
      base="hero"
      label={[`${titleOf(id)}, ${life} of ${maxLife} life`, ...badges.map(({ label }) => label)].join(', ')}
      active={view.turn?.hero === id}
      drawing={<HeroToken hero={hero} view={view} />}
    />
  );
}

interface HeroTokenProps {
  readonly hero: HeroView;
  readonly view: SuperView;
  /** As it would stand, not as it stands. */
  readonly ghost?: boolean;
}

/** A hero as drawn on the map. */
export const HeroToken = ({ hero, view, ghost = false }: HeroTokenProps) => (
  <Token
    shape="hero"
    art={art(hero.id) ?? ''}
    tone={toneOf(hero.id)}
    seat={seatNumber(hero.seat)}
    facing={facingTurn(hero.facing, view)}
    life={ghost ? undefined : { left: hero.life, of: hero.maxLife }}
    badges={ghost ? [] : heroBadges(hero)}
    lying={hero.lying}
    ghost={ghost}
  />
);

function Monster({ scene, monster }: { readonly scene: SuperScene; readonly monster: MonsterView }) {
  const { view, decision } = scene;
  const { id, kind, squares, life, wounds, protection, awake } = monster;
  const shape = shapeOf(squares, view);
  const badges = monsterBadges(monster);
  return (
    <g
      {...pointing(
        () => intend(decision?.id, { aim: { figure: id } }),
        () => intend(decision?.id, { aim: undefined }),
      )}
    >
      <Figure
        at={{ figure: id }}
        on={{ square: squares[0] ?? -1 }}
        candidates={attacksAt(id, scene)}
        {...middleOf(squares, view)}
        size={SIZE}
        base="monster"
        label={[
          `${titleOf(id)}, ${life - wounds} of ${life} life, protection ${protection}`,
          ...badges.map(({ label }) => label),
        ].join(', ')}
        drawing={
          <Token
            shape={shape}
            art={art(shape === 'across' ? `${kind}-wide` : kind) ?? art(kind) ?? ''}
            tone={toneOf(kind)}
            facing={facingTurn(monster.facing, view)}
            life={life > 1 ? { left: life - wounds, of: life } : undefined}
            badges={badges}
            asleep={!awake}
          />
        }
      />
    </g>
  );
}

/** A Big monster stands on two squares. */
function shapeOf(squares: readonly number[], view: SuperView): TokenShape {
  const [from, to] = squares.map((square) => middleOf([square], view));
  return from === undefined || to === undefined ? 'monster' : from.y === to.y ? 'across' : 'upright';
}

interface Badge extends TokenBadge {
  /** Said aloud: "Stunned". */
  readonly label: string;
}

const badge = (id: string, icon: IconShape, colour: string, label: string): Badge => ({
  id,
  icon,
  colour,
  label,
});
const [SHIELDED, POISON, DAZED, ICE, IRON, TOME, SLEEP] = [
  '#2f74b5',
  '#3f7d1f',
  '#a05a12',
  '#1f7f9e',
  '#5b6072',
  '#8a3fae',
  '#2f4f9c',
];

function heroBadges(hero: HeroView): readonly Badge[] {
  return [
    ...(hero.shields > 0
      ? [
          {
            ...badge('shields', icon.shieldIcon, SHIELDED, `${hero.shields} Shield Dice`),
            count: hero.shields,
          },
        ]
      : []),
    ...(hero.poisoned ? [badge('poisoned', icon.poisonBottleIcon, POISON, 'Poisoned')] : []),
    ...(hero.stunned !== '' ? [badge('stunned', icon.stunGrenadeIcon, DAZED, 'Stunned')] : []),
    ...(hero.frozen ? [badge('frozen', icon.frozenBlockIcon, ICE, 'Frozen')] : []),
    ...(hero.caged ? [badge('caged', icon.cageIcon, IRON, 'In a cage')] : []),
    ...(hero.inHole ? [badge('hole', icon.holeIcon, IRON, 'In a hole')] : []),
    ...(hero.tome !== '' ? [badge('tome', icon.spellBookIcon, TOME, 'Carries a Tome')] : []),
  ];
}

function monsterBadges(monster: MonsterView): readonly Badge[] {
  return [
    ...(monster.awake ? [] : [badge('asleep', icon.nightSleepIcon, SLEEP, 'Asleep')]),
    ...(monster.stunned ? [badge('stunned', icon.stunGrenadeIcon, DAZED, 'Stunned')] : []),
    ...(monster.frozen ? [badge('frozen', icon.frozenBlockIcon, ICE, 'Frozen')] : []),
    ...(monster.stuck ? [badge('stuck', icon.cageIcon, IRON, 'Stuck')] : []),
  ];
}
