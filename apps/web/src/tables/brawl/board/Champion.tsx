import type { ChampionView, Motion } from '@questhall/brawl';
import { asBrawlEvent, championCard } from '@questhall/brawl';
import { art } from '../../../art/brawl/index.ts';
import type { FigureAct, FigureBadge } from '../../../table/parts/Figure.tsx';
import { Figure } from '../../../table/parts/Figure.tsx';
import { Glyph } from '../../../ui/Icon.tsx';
import * as icon from '../icons.ts';
import { intend, pointing } from '../intent.ts';
import { isTurned } from '../logic/ahead.ts';
import type { Place } from '../logic/place.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { baseOf, seatNumber } from '../logic/sides.ts';
import styles from './Champion.module.css';

interface ChampionProps {
  readonly scene: BrawlScene;
  readonly champion: ChampionView;
  readonly place: Place;
  readonly threatened: boolean;
}

const SIZE = 70;

export const championArt = ({ key, levelled }: Pick<ChampionView, 'key' | 'levelled'>): string | undefined =>
  (levelled ? art(`${key}-up`) : undefined) ?? art(key);

/** A Champion in the arena or at its gate: wounds on the rim, defence at the left, what lasts as badges. */
export function Champion({ scene, champion, place, threatened }: ChampionProps) {
  const { view, happening } = scene;
  const { id, damage, hitpoints, defence, seat } = champion;
  const portrait = championArt(champion);
  const left = hitpoints - damage;
  const { decision, speed } = scene;
  const point = (who: number | undefined): void => intend(decision?.id, { champion: who });
  return (
    <g
      className={styles.champion}
      data-motion={speed === 'instant' ? undefined : motionOf(scene, id)}
      data-through={isTurned(decision) || undefined}
      {...pointing(
        () => point(id),
        () => point(undefined),
      )}
    >
      <Figure
        at={{ champion: id }}
        x={place.x}
        y={place.y - 6}
        size={SIZE}
        base={baseOf(champion, view)}
        seat={seatNumber(seat)}
        {...(portrait !== undefined && { art: portrait, framed: true })}
        label={`${championCard(champion.key).name}, ${left} of ${hitpoints} Hitpoints, defence ${defence}`}
        wounds={{ suffered: damage, of: hitpoints }}
        badges={badgesOf(champion)}
        active={view.action?.champion === id}
        threatened={threatened}
        act={actOf(scene, id)}
        beat={happening?.number}
      />
      <g className={styles.defence} transform={`translate(${place.x - 33} ${place.y - 14})`}>
        <Glyph shape={icon.shieldIcon} x={-13} y={-13} size={26} fill="#2b3b46" />
        <Glyph shape={icon.shieldIcon} x={-11} y={-11} size={22} fill="#dfe8ee" />
        <text y="5">{defence}</text>
      </g>
    </g>
  );
}

function badgesOf({ levelled, bloodied, rooted, strength, movement }: ChampionView): readonly FigureBadge[] {
  const badges: FigureBadge[] = [];
  if (levelled) badges.push({ id: 'levelled', icon: icon.polarStarIcon, label: 'Levelled Up' });
  if (bloodied) badges.push({ id: 'bloodied', icon: icon.dropIcon, label: 'Bloodied' });
  if (rooted) badges.push({ id: 'rooted', icon: icon.rootTipIcon, label: 'Rooted' });
  if (strength !== 0)
    badges.push({ id: 'strength', icon: icon.broadswordIcon, label: `${strength} strength more` });
  if (movement !== 0) badges.push({ id: 'movement', icon: icon.runIcon, label: `${movement} movement more` });
  return badges;
}

/** How it comes from hex to hex in the event that is shown: leaping, shoved, drawn, in fear. */
function motionOf({ happening }: BrawlScene, id: number): Motion | undefined {
  if (happening === null) return undefined;
  const event = asBrawlEvent(happening.event);
  return event.type === 'moved' && event.champion === id ? event.how : undefined;
}

/** What this Champion is seen to do in the event that is shown. */
function actOf({ happening }: BrawlScene, id: number): FigureAct | undefined {
  if (happening === null) return undefined;
  const event = asBrawlEvent(happening.event);
  if (!('champion' in event) || event.champion !== id) return undefined;
  switch (event.type) {
    case 'attackDeclared':
    case 'skillUsed':
      return 'attacks';
    case 'damaged':
    case 'stunned':
    case 'trapSprung':
      return 'struck';
    case 'healed':
      return 'healed';
    case 'deployed':
      return 'arrives';
    case 'levelledUp':
    case 'boonGained':
    case 'warded':
      return 'shines';
    default:
      return undefined;
  }
}
