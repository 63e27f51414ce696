import type { ChampionView } from '@questhall/games/brawl';
import { art } from '../../../art/brawl/index.ts';
import { t } from '../../../language/texts.ts';
import type { FigureBadge } from '../../../table/parts/Figure.tsx';
import { Figure } from '../../../table/parts/Figure.tsx';
import { MedallionDrawing } from '../../../ui/Medallion.tsx';
import { SEAT_STYLES } from '../../../ui/seats.ts';
import { icon } from '../icons.ts';
import { intend, pointing } from '../intent.ts';
import { isTurned } from '../logic/ahead.ts';
import { looksOf, portraitOf } from '../logic/looks.ts';
import type { Place } from '../logic/place.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { baseOf, seatNumber } from '../logic/sides.ts';
import { printed } from '../printed.ts';
import styles from './Champion.module.css';

interface ChampionProps {
  readonly scene: BrawlScene;
  readonly champion: ChampionView;
  readonly place: Place;
  readonly threatened: boolean;
}

const SIZE = 80;
/** So far above the middle of its hex. */
const RAISED = 15;

export const championArt = ({ key, levelled }: Pick<ChampionView, 'key' | 'levelled'>): string | undefined =>
  (levelled ? art(`${looksOf(key)}-up`) : undefined) ?? portraitOf(key);

/** A Champion in the arena or at its gate: wounds on the rim, defence at the left, what lasts as badges. */
export function Champion({ scene, champion, place, threatened }: ChampionProps) {
  const { view } = scene;
  const { id, damage, hitpoints, defence, seat } = champion;
  const portrait = championArt(champion);
  const left = hitpoints - damage;
  const { decision } = scene;
  const point = (who: number | undefined): void => intend(decision?.id, { champion: who });
  return (
    <g
      className={styles.champion}
      data-through={isTurned(decision) || undefined}
      {...pointing(
        () => point(id),
        () => point(undefined),
      )}
    >
      <Base champion={champion} place={place} />
      <Figure
        at={{ champion: id }}
        x={place.x}
        y={place.y - RAISED}
        size={SIZE}
        base={baseOf(champion, view)}
        label={t('{name}, {left} of {hitpoints} Hitpoints, defence {defence}', {
          name: printed.names.champion(champion.key),
          left,
          hitpoints,
          defence,
        })}
        badges={badgesOf(champion)}
        active={view.action?.champion === id}
        threatened={threatened}
        drawing={
          <>
            <MedallionDrawing
              base={baseOf(champion, view)}
              seat={seatNumber(seat)}
              {...(portrait !== undefined && { art: portrait, framed: true })}
            />
            <Hitpoints left={left} of={hitpoints} />
          </>
        }
      />
      <g className={styles.defence} transform={`translate(${place.x - 36} ${place.y - 24})`}>
        <path d="M-10 -11H10V2Q10 10 0 14Q-10 10 -10 2Z" />
        <text y="5.500">{defence}</text>
      </g>
    </g>
  );
}

/** The plinth a Champion stands on, in the colour of its side. */
function Base({ champion: { seat }, place: { x, y } }: Pick<ChampionProps, 'champion' | 'place'>) {
  const { colour, dashes } = SEAT_STYLES[seatNumber(seat)];
  return (
    <g className={styles.base}>
      <ellipse cx={x + 4} cy={y + 17} rx="40" ry="16" fill="#2a1604" opacity=".38" />
      <ellipse cx={x} cy={y + 14} rx="35" ry="14" fill={colour} />
      <ellipse cx={x} cy={y + 14} rx="35" ry="14" fill="#000" opacity=".45" />
      <ellipse
        cx={x}
        cy={y + 10}
        rx="35"
        ry="14"
        fill={colour}
        stroke="#fff6e2"
        strokeWidth="1.6"
        strokeDasharray={dashes}
      />
    </g>
  );
}

/** On the lower rim, from left to right: full while they last. */
function Hitpoints({ left, of }: { readonly left: number; readonly of: number }) {
  const step = Math.min(19, 140 / Math.max(1, of - 1));
  const angles = Array.from({ length: of }, (_, at) => 90 + ((of - 1) / 2 - at) * step);
  const at = (degrees: number) => ({
    x: 35 * Math.cos((degrees * Math.PI) / 180),
    y: 35 * Math.sin((degrees * Math.PI) / 180),
  });
  const [from, to] = [at((angles[0] ?? 90) + 3), at((angles.at(-1) ?? 90) - 3)];
  return (
    <>
      <path className={styles.trough} d={`M${from.x} ${from.y}A35 35 0 0 0 ${to.x} ${to.y}`} />
      {angles.map((degrees, index) => (
        <circle
          key={degrees}
          className={styles.hitpoint}
          data-full={index < left}
          cx={at(degrees).x}
          cy={at(degrees).y}
          r="4.600"
        />
      ))}
    </>
  );
}

function badgesOf({ levelled, bloodied, rooted, strength, movement }: ChampionView): readonly FigureBadge[] {
  const badges: FigureBadge[] = [];
  if (levelled) badges.push({ id: 'levelled', icon: icon.polarStarIcon, label: t('Levelled Up') });
  if (bloodied) badges.push({ id: 'bloodied', icon: icon.dropIcon, label: t('Bloodied') });
  if (rooted) badges.push({ id: 'rooted', icon: icon.rootTipIcon, label: t('Rooted') });
  if (strength !== 0)
    badges.push({
      id: 'strength',
      icon: icon.broadswordIcon,
      label: t('{strength} strength more', { strength }),
    });
  if (movement !== 0)
    badges.push({ id: 'movement', icon: icon.runIcon, label: t('{movement} movement more', { movement }) });
  return badges;
}
