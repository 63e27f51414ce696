import type { Colour, HeroView } from '@questhall/games/dungeon-fighter';
import { classes } from '../../../ui/classes.ts';
import styles from './LifeTrack.module.css';

/** Nine spaces in three sections, one for each colour of ability; a Scar covers spaces at the top. */
const SPACES = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
const sectionOf = (space: number): Colour => (space > 6 ? 'red' : space > 3 ? 'green' : 'blue');

interface LifeTrackProps {
  readonly hero: Pick<HeroView, 'life' | 'maxLife' | 'scars'>;
  /** With a number in every space. */
  readonly large?: boolean;
}

export function LifeTrack({ hero: { life, maxLife, scars }, large = false }: LifeTrackProps) {
  const scarred = scars.length === 0 ? '' : `, scars: ${scars.join(', ')}`;
  return (
    <span
      className={classes(styles.track, large && styles.large)}
      role="img"
      aria-label={`${life} of ${maxLife} life${scarred}`}
    >
      {SPACES.map((space) => (
        <i
          key={space}
          data-colour={sectionOf(space)}
          data-is={space > maxLife ? 'scar' : space > life ? 'lost' : space === life ? 'at' : 'full'}
        >
          {space === life || (large && space <= maxLife) ? space : ''}
        </i>
      ))}
    </span>
  );
}
