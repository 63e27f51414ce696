import { useContext, useRef } from 'react';
import { SvgBoard } from '../../table/parts/SvgBoard.tsx';
import { useGlide } from '../../table/parts/use-glide.ts';
import { Targets } from '../../table/targets.tsx';
import styles from './Board.module.css';
import { Door, Floor, Pieces } from './board/Dungeon.tsx';
import { Figures } from './board/Figures.tsx';
import { Happenings } from './board/Happenings.tsx';
import { HeroPicker } from './board/HeroPicker.tsx';
import { LayerSwitch, Overlays, useLayers } from './board/Overlays.tsx';
import { Mission, TurnTrack } from './board/Sides.tsx';
import { Squares } from './board/Squares.tsx';
import { useIntent } from './intent.ts';
import { withDice } from './logic/dice.ts';
import { boxOf } from './logic/place.ts';
import type { SuperScene } from './logic/scene.ts';

const FIGURES = '[data-map] [data-target*="figure"]';
const CHOOSING = ['chooseHero', 'chooseParty', 'team'];

/** The dungeon from above, the mission and the turn track beside it. */
export function Board(scene: SuperScene) {
  const { view, decision, waiting, speed } = scene;
  const board = useRef<HTMLDivElement>(null);
  const access = useContext(Targets);
  const { dice } = useIntent(decision?.id);
  const [shown, toggle] = useLayers();
  useGlide(board, speed, FIGURES);
  // Deeds are pointed at on the map, with as many dice as were taken in the tray.
  const options = decision?.kind === 'act' ? withDice(access.options, dice) : access.options;
  const choosing = waiting.some(({ kind }) => CHOOSING.includes(kind));
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.side}>
        <Mission scene={scene} />
        <TurnTrack scene={scene} />
        <LayerSwitch shown={shown} toggle={toggle} />
      </div>
      <div className={styles.map} data-map>
        {choosing ? (
          <HeroPicker scene={scene} />
        ) : (
          <Targets.Provider value={{ ...access, options }}>
            <SvgBoard box={boxOf(view)}>
              <Floor map={view.map} view={view} />
              <Squares scene={scene} />
              <Overlays scene={scene} shown={shown} />
              <Pieces view={view} />
              {view.doors.map((door) => (
                <Door key={door.index} door={door} />
              ))}
              <Figures scene={scene} />
            </SvgBoard>
          </Targets.Provider>
        )}
      </div>
      <Happenings scene={scene} />
    </div>
  );
}
