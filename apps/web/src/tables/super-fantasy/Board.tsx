import { useContext, useRef, useState } from 'react';
import { SvgBoard } from '../../table/parts/SvgBoard.tsx';
import { useGlide } from '../../table/parts/use-glide.ts';
import { Targets } from '../../table/targets.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import styles from './Board.module.css';
import { Compass } from './board/Compass.tsx';
import { Door, Pieces } from './board/Dungeon.tsx';
import { Figures } from './board/Figures.tsx';
import { Ground, Walls } from './board/Ground.tsx';
import { Happenings } from './board/Happenings.tsx';
import { HeroPicker } from './board/HeroPicker.tsx';
import { MonstersPhase } from './board/MonstersPhase.tsx';
import { LayerSwitch, Overlays, useLayers } from './board/Overlays.tsx';
import { Mission, TurnTrack } from './board/Sides.tsx';
import { Squares } from './board/Squares.tsx';
import { useIntent } from './intent.ts';
import { nearBox } from './logic/camera.ts';
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
  const narrow = useNarrow();
  const [far, setFar] = useState(false);
  useGlide(board, speed, FIGURES);
  // Deeds are pointed at on the map, with as many dice as were taken in the tray.
  const options = decision?.kind === 'act' ? withDice(access.options, dice) : access.options;
  const choosing = waiting.some(({ kind }) => CHOOSING.includes(kind));
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.side}>
        <Mission scene={scene} />
        {!choosing && (
          <>
            <TurnTrack scene={scene} />
            <LayerSwitch shown={shown} toggle={toggle} />
            <Compass scene={scene} />
          </>
        )}
      </div>
      <div className={styles.map} data-map>
        {choosing ? (
          <HeroPicker scene={scene} />
        ) : (
          <Targets.Provider value={{ ...access, options }}>
            <SvgBoard box={narrow && !far ? nearBox(view, decision) : boxOf(view)}>
              <Ground map={view.map} />
              <Squares scene={scene} />
              <Overlays scene={scene} shown={shown} />
              <Walls map={view.map} />
              <Pieces view={view} />
              {view.doors.map((door) => (
                <Door key={door.index} door={door} map={view.map} />
              ))}
              <Figures scene={scene} />
            </SvgBoard>
          </Targets.Provider>
        )}
      </div>
      {narrow && !choosing && (
        <button type="button" className={styles.far} aria-pressed={far} onClick={() => setFar(!far)}>
          {far ? 'Nearer' : 'Whole map'}
        </button>
      )}
      <MonstersPhase scene={scene} />
      <Happenings scene={scene} />
    </div>
  );
}
