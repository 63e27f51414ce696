import type { HeroView } from '@questhall/games/dungeon-fighter';
import { heroSheet } from '@questhall/games/dungeon-fighter';
import { art } from '../../../art/dungeon-fighter/index.ts';
import { Medallion } from '../../../ui/Medallion.tsx';
import { seatNumber } from '../logic/scene.ts';

export function HeroFace({
  hero: { id, seat },
  size,
}: {
  readonly hero: Pick<HeroView, 'id' | 'seat'>;
  /** By default what the surroundings set as --medal. */
  readonly size?: number;
}) {
  const { name, picture } = heroSheet(id);
  const portrait = art(picture);
  return (
    <Medallion
      label={name}
      {...(size !== undefined && { size })}
      base="hero"
      seat={seatNumber(seat)}
      tone={['#a9c078', '#2d3f1d']}
      {...(portrait !== undefined && { art: portrait, framed: true })}
    />
  );
}
