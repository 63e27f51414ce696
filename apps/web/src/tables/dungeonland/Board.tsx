import type { RefObject } from 'react';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { mayJoin, useJoined } from '../../table/parts/joined.ts';
import { SvgBoard } from '../../table/parts/SvgBoard.tsx';
import { useGlide } from '../../table/parts/use-glide.ts';
import { Targets } from '../../table/targets.tsx';
import styles from './Board.module.css';
import { Ahead, Aim } from './board/Aim.tsx';
import { Door } from './board/Doors.tsx';
import { Figures } from './board/Figures.tsx';
import { Fog } from './board/Fog.tsx';
import { Happenings } from './board/Happenings.tsx';
import { HeroPicker } from './board/HeroPicker.tsx';
import { SceneryPiece } from './board/Scenery.tsx';
import { Sight } from './board/Sight.tsx';
import { Squares } from './board/Squares.tsx';
import { Tiles, Walls } from './board/Tiles.tsx';
import { Camp } from './camp/Camp.tsx';
import { intend, keepArm, useIntent, useKeptArm } from './intent.ts';
import { approachesAsJoined } from './logic/ahead.ts';
import { lastUsed, preferArm, withArm } from './logic/meant.ts';
import { boxOf } from './logic/place.ts';
import type { DungeonScene } from './logic/scene.ts';
import { isInCamp } from './logic/scene.ts';

const FIGURES = '[data-map] [data-target*="figure"]';

/** The tiles in play, out of the dark. */
export function Board(scene: DungeonScene) {
  const { view, decision, speed } = scene;
  const board = useRef<HTMLDivElement>(null);
  const access = useContext(Targets);
  const { arm } = useIntent(decision?.id);
  const hero = Number(decision?.about.hero ?? -1);
  const last = useKeptArm(hero);
  const options = useMemo(
    () => (arm === undefined ? preferArm(access.options, last) : withArm(access.options, arm)),
    [access.options, arm, last],
  );
  const join = mayJoin(scene);
  const joined = useMemo(
    () => (join && arm === undefined ? approachesAsJoined(decision, last) : []),
    [join, decision, arm, last],
  );
  const targets = useJoined(
    useMemo(() => ({ ...access, options }), [access, options]),
    scene,
    joined,
  );
  const used = lastUsed(scene.past);
  useEffect(() => {
    if (used !== undefined) keepArm(used.by, used.weapon === '' ? used.spell : used.weapon);
  }, [used]);
  usePointedAt(board, decision?.id);
  useGlide(board, speed, FIGURES);
  const camp = isInCamp(scene) || view.tiles.length === 0;
  return (
    <div ref={board} className={styles.board}>
      <Fog />
      <div className={styles.map} data-map data-camp={camp}>
        {isInCamp(scene) ? (
          <Camp scene={scene} />
        ) : view.tiles.length === 0 ? (
          <HeroPicker scene={scene} />
        ) : (
          <Targets.Provider value={targets}>
            <SvgBoard box={boxOf(view)}>
              <Tiles tiles={view.tiles} />
              <Squares scene={scene} arm={arm} />
              <Walls tiles={view.tiles} doors={view.doors} />
              {view.scenery.map((piece) => (
                <SceneryPiece key={piece.id} piece={piece} />
              ))}
              {view.doors.map((door) => (
                <Door key={door.id} door={door} leads={view.cardsLeft > 0} />
              ))}
              <Figures scene={scene} />
              <Aim scene={scene} />
              <Ahead scene={scene} />
              <Sight scene={scene} />
            </SvgBoard>
          </Targets.Provider>
        )}
      </div>
      <Happenings scene={scene} />
    </div>
  );
}

/** What the pointer rests on, or the keys have walked to. */
function usePointedAt(board: RefObject<HTMLDivElement | null>, question: number | undefined): void {
  useEffect(() => {
    const root = board.current;
    const point = ({ target }: Event): void => {
      const thing = target instanceof Element ? target.closest('[data-target]') : null;
      intend(question, { near: thing?.getAttribute('data-target') ?? undefined });
    };
    const leave = (): void => intend(question, { near: undefined });
    root?.addEventListener('pointerover', point);
    root?.addEventListener('focusin', point);
    root?.addEventListener('pointerleave', leave);
    return () => {
      root?.removeEventListener('pointerover', point);
      root?.removeEventListener('focusin', point);
      root?.removeEventListener('pointerleave', leave);
    };
  }, [board, question]);
}
