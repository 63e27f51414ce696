import { nameOfFigure } from '@questhall/games/dungeonland';
import type { FigureBadge } from '../../../table/parts/Figure.tsx';
import { Figure } from '../../../table/parts/Figure.tsx';
import type { Base } from '../../../ui/Medallion.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import { icon } from '../icons.ts';
import { figureArt } from '../logic/looks.ts';
import { attacksAt } from '../logic/meant.ts';
import { middleOf, SIZE } from '../logic/place.ts';
import type { DungeonScene, FigureView } from '../logic/scene.ts';
import { isHero, isVillain } from '../logic/scene.ts';

export const seatNumber = (seat: number): SeatNumber => ((seat % 6) + 1) as SeatNumber;

export const baseOf = (view: DungeonScene['view'], figure: FigureView): Base =>
  isHero(figure) || figure.kind === 'ally' ? 'hero' : isVillain(view, figure) ? 'boss' : 'monster';

/** A medallion fills its square, and its rim a little more. */
const LARGE = 1.07;
/** More life than this is said in numbers. */
const MOST_PIPS = 7;

/** Everybody on the map; who stands further down stands before the others. */
export function Figures({ scene }: { readonly scene: DungeonScene }) {
  const { view, decision } = scene;
  const standing = [...view.heroes, ...view.others]
    .flatMap((figure) => (figure.at === null ? [] : [{ figure, at: figure.at }]))
    .toSorted((a, b) => a.at.y - b.at.y || a.figure.id - b.figure.id);
  return standing.map(({ figure, at }) => {
    const wide = figure.large ? 2 : 1;
    const portrait = figureArt(figure.card);
    const attacks = attacksAt(view, figure.id);
    return (
      <Figure
        key={figure.id}
        at={{ figure: figure.id }}
        candidates={attacks}
        {...middleOf(at, wide)}
        size={wide * SIZE * (wide === 1 ? LARGE : 1)}
        base={baseOf(view, figure)}
        {...(isHero(figure) && { seat: seatNumber(figure.seat) })}
        {...(portrait === undefined ? { glyph: icon.hoodIcon } : { art: portrait, framed: true })}
        label={`${nameOfFigure(figure.id, view)}, ${figure.health} of ${figure.maxHealth} health`}
        {...(figure.maxHealth > MOST_PIPS
          ? { life: { left: figure.health, of: figure.maxHealth } }
          : { wounds: { suffered: figure.maxHealth - figure.health, of: figure.maxHealth } })}
        badges={badgesOf(figure)}
        active={view.active?.figure === figure.id}
        threatened={decision === null && (view.attack?.targets.includes(figure.id) ?? false)}
      />
    );
  });
}

const CONDITIONS: { readonly [condition in FigureView['conditions'][number]]: FigureBadge } = {
  blind: { id: 'blind', icon: icon.blindfoldIcon, label: 'Blind' },
  frozen: { id: 'frozen', icon: icon.frozenBlockIcon, label: 'Frozen' },
  asleep: { id: 'asleep', icon: icon.nightSleepIcon, label: 'Asleep' },
  stunned: { id: 'stunned', icon: icon.spinningBladesIcon, label: 'Stunned' },
  immobilized: { id: 'immobilized', icon: icon.spiderWebIcon, label: 'Immobilized' },
  terrified: { id: 'terrified', icon: icon.terrorIcon, label: 'Terrified' },
  controlled: { id: 'controlled', icon: icon.puppetIcon, label: 'Controlled' },
};

function badgesOf(figure: FigureView): readonly FigureBadge[] {
  const badges = figure.conditions.map((condition) => CONDITIONS[condition]);
  return figure.frenzied
    ? [...badges, { id: 'frenzied', icon: icon.daemonSkullIcon, label: 'Frenzied' }]
    : badges;
}
