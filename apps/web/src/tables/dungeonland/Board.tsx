import { useRef } from 'react';
import { SvgBoard } from '../../table/parts/SvgBoard.tsx';
import { useGlide } from '../../table/parts/use-glide.ts';
import styles from './Board.module.css';
import { Door } from './board/Doors.tsx';
import { EventCard } from './board/EventCard.tsx';
import { Figures } from './board/Figures.tsx';
import { Fog } from './board/Fog.tsx';
import { Happenings } from './board/Happenings.tsx';
import { HeroPicker } from './board/HeroPicker.tsx';
import { InitiativeRow } from './board/InitiativeRow.tsx';
import { Roll } from './board/Roll.tsx';
import { SceneryPiece } from './board/Scenery.tsx';
import { Sight } from './board/Sight.tsx';
import { Squares } from './board/Squares.tsx';
import { Tiles, Walls } from './board/Tiles.tsx';
import { VillainCard } from './board/VillainCard.tsx';
import { Camp } from './camp/Camp.tsx';
import { boxOf } from './logic/place.ts';
import type { DungeonScene } from './logic/scene.ts';
import { isInCamp } from './logic/scene.ts';

const FIGURES = '[data-map] [data-target*="figure"]';

/** The tiles in play, out of the dark; who acts when at their left; dice at their foot. */
export function Board(scene: DungeonScene) {
  const { view, speed } = scene;
  const board = useRef<HTMLDivElement>(null);
  useGlide(board, speed, FIGURES);
  const { width, height } = boxOf(view);
  return (
    <div ref={board} className={styles.board}>
      <Fog />
      <InitiativeRow scene={scene} />
      <div className={styles.map} data-map data-tall={height > width}>
        {isInCamp(scene) ? (
          <Camp scene={scene} />
        ) : view.tiles.length === 0 ? (
          <HeroPicker scene={scene} />
        ) : (
          <SvgBoard box={boxOf(view)}>
            <Tiles tiles={view.tiles} />
            <Squares scene={scene} />
            <Walls tiles={view.tiles} doors={view.doors} />
            {view.scenery.map((piece) => (
              <SceneryPiece key={piece.id} piece={piece} />
            ))}
            {view.doors.map((door) => (
              <Door key={door.id} door={door} leads={view.cardsLeft > 0} />
            ))}
            <Figures scene={scene} />
            <Sight scene={scene} />
          </SvgBoard>
        )}
        {!isInCamp(scene) && <EventCard scene={scene} />}
        <VillainCard scene={scene} />
        <Roll scene={scene} />
      </div>
      <Happenings scene={scene} />
    </div>
  );
}
