import { useContext, useMemo, useRef } from 'react';
import { mayJoin, useJoined } from '../../table/parts/joined.ts';
import { SvgBoard } from '../../table/parts/SvgBoard.tsx';
import { useGlide } from '../../table/parts/use-glide.ts';
import { Targets } from '../../table/targets.tsx';
import styles from './Board.module.css';
import { Door, Pieces } from './board/Dungeon.tsx';
import { Figures } from './board/Figures.tsx';
import { Ground, Veil, Walls } from './board/Ground.tsx';
import { Happenings } from './board/Happenings.tsx';
import { HeroPicker } from './board/HeroPicker.tsx';
import { Light } from './board/Light.tsx';
import { Moons } from './board/Moons.tsx';
import { Overlays, Ways } from './board/Overlays.tsx';
import { Squares } from './board/Squares.tsx';
import { useIntent } from './intent.ts';
import { withDice } from './logic/dice.ts';
import { boxOf } from './logic/place.ts';
import type { SuperScene } from './logic/scene.ts';
import { isChoosing } from './logic/scene.ts';
import { asJoined, walksAhead } from './logic/walk.ts';

const FIGURES = '[data-map] [data-target*="figure"]';

/** The dungeon from above. What lies beside it is over the board: see Over.tsx. */
export function Board(scene: SuperScene) {
  const { view, decision, speed } = scene;
  const board = useRef<HTMLDivElement>(null);
  const access = useContext(Targets);
  const { dice } = useIntent(decision?.id);
  useGlide(board, speed, FIGURES);
  // Deeds are pointed at on the map, with as many dice as were taken in the tray.
  const own = useMemo(
    () => ({
      ...access,
      options:
        decision?.about.chances === undefined ? access.options : withDice(access.options, dice, decision),
    }),
    [access, decision, dice],
  );
  const join = mayJoin(scene);
  const walks = useMemo(() => (join ? walksAhead(decision, dice) : []), [join, decision, dice]);
  const joined = useMemo(() => walks.map(asJoined), [walks]);
  const targets = useJoined(own, scene, joined);
  const choosing = isChoosing(scene);
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.map} data-map>
        {choosing ? (
          <HeroPicker scene={scene} />
        ) : (
          <Targets.Provider value={targets}>
            <SvgBoard box={boxOf(view)}>
              <Ground map={view.map} />
              <Light view={view} />
              <Overlays scene={scene} />
              <Squares scene={scene} walks={walks} />
              <Walls map={view.map} />
              <Pieces view={view} />
              <Veil map={view.map} />
              <Moons view={view} />
              {view.doors.map((door) => (
                <Door key={door.index} door={door} map={view.map} />
              ))}
              <Figures scene={scene} />
              <Ways scene={scene} walks={walks} />
            </SvgBoard>
          </Targets.Provider>
        )}
      </div>
      <Happenings scene={scene} />
    </div>
  );
}
