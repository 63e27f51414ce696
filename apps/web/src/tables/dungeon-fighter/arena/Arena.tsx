/** The table in three dimensions, behind everything else; where WebGL is missing, the drawn one. */
import type { CombatView } from '@questhall/games/dungeon-fighter';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../table/use-latest.ts';
import { Target, verdictOf } from '../board/Target.tsx';
import { useLandings } from '../logic/landings.ts';
import type { DfScene } from '../logic/scene.ts';
import { AimPad } from '../throwing/AimPad.tsx';
import { useAim } from '../throwing/use-aim.ts';
import styles from './Arena.module.css';

import type { Picture, Arena as Stage } from './arena.ts';
import { useLook } from './graphics.ts';
import { filmFor, pictureOf } from './picture.ts';

interface ArenaProps {
  readonly scene: DfScene;
  readonly combat: CombatView;
  /** The part of the table that no card covers. */
  readonly middle: RefObject<HTMLElement | null>;
}

/** Phones are spared the finest shadows. */
const FINE_FROM = 700;

/** What the hand's buttons cover at the foot of the table. */
const BAR = 62;

type Graphics = 'loading' | 'on' | 'missing';

/** Opens the stage once its code is here; the canvas stays as long as the combat does. */
function useStage3d(
  canvas: RefObject<HTMLCanvasElement | null>,
  middle: RefObject<HTMLElement | null>,
  flat: boolean,
): { readonly graphics: Graphics; readonly stage: RefObject<Stage | undefined>; readonly size: number } {
  const stage = useRef<Stage>(undefined);
  const [graphics, setGraphics] = useState<Graphics>(flat ? 'missing' : 'loading');
  const [size, setSize] = useState(0);
  useEffect(() => {
    if (flat) return;
    let over = false;
    const element = canvas.current;
    const measure = (): void => {
      const free = middle.current?.getBoundingClientRect();
      const whole = element?.parentElement?.getBoundingClientRect();
      if (!free || !whole || whole.width === 0) return;
      stage.current?.resize({
        width: whole.width,
        height: whole.height,
        left: free.left - whole.left,
        top: free.top - whole.top,
        across: free.width,
        down: Math.max(1, free.height - BAR),
      });
      setSize((count) => count + 1);
    };
    const watcher = new ResizeObserver(measure);
    Promise.all([import('./arena.ts'), document.fonts.load('600 40px "Grenze Gotisch"')]).then(
      ([{ createArena }]) => {
        if (over || element === null) return;
        try {
          stage.current = createArena(element, window.innerWidth >= FINE_FROM);
        } catch {
          setGraphics('missing');
          return;
        }
        setGraphics('on');
        measure();
        if (element.parentElement) watcher.observe(element.parentElement);
        if (middle.current) watcher.observe(middle.current);
      },
      () => setGraphics('missing'),
    );
    return () => {
      over = true;
      watcher.disconnect();
      stage.current?.close();
      stage.current = undefined;
    };
  }, [canvas, middle, flat]);
  return { graphics, stage, size };
}

/** Dice that are thrown are seen in three dimensions, or from above on the drawn board. */
export function Arena(props: ArenaProps) {
  const { look, turn } = useLook();
  return (
    <div className={styles.arena} data-look={look}>
      {/* Another look is another canvas. */}
      <Thrown key={look} {...props} flat={look === 'flat'} />
      <button type="button" className={styles.turn} onClick={turn}>
        {look === 'flat' ? 'Show it in 3D' : 'Show it flat'}
      </button>
    </div>
  );
}

function Thrown({ scene, combat, middle, flat }: ArenaProps & { readonly flat: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const bounce = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const { graphics, stage, size } = useStage3d(canvas, middle, flat);
  const landings = useLandings(scene);
  const aim = useAim(scene);
  const filmed = filmFor(scene);
  const { happening, speed } = scene;
  const number = filmed && happening ? happening.number : undefined;
  const lasts = happening?.lasts ?? 0;
  const begun = useRef<{ readonly number: number; readonly at: number }>(undefined);
  const seenFrom = useRef<{ readonly az: number; readonly reach: number }>(undefined);
  const [landed, setLanded] = useState<number>();
  const latest = useLatest({ scene, combat, aim, landings, filmed });

  const moving = number !== undefined || (aim !== undefined && aim.doing.is !== 'resting');
  // Everything that is drawn hangs on these; what moves by itself draws every frame.
  useEffect(() => {
    if (graphics !== 'on' || size === 0) return;
    let next = 0;
    const draw = (): void => {
      const now = performance.now();
      if (number !== undefined && begun.current?.number !== number) begun.current = { number, at: now };
      const { filmed: film, ...shown } = latest.current;
      const part = begun.current && lasts > 0 ? Math.min(1, (now - begun.current.at) / lasts) : 1;
      const playing = film && number !== undefined ? { ...film, part } : undefined;
      const picture = pictureOf({ ...shown, playing, now });
      const from = speed === 'instant' ? undefined : seenFrom.current;
      const { az, reach } = from ? nearer(from, picture) : picture;
      const there = az === picture.az && reach === picture.reach;
      seenFrom.current = { az, reach };
      stage.current?.show({ ...picture, az, reach });
      if (playing !== undefined && part > 0.8) setLanded(playing.serial);
      pin(picture);
      if (moving || !there) next = requestAnimationFrame(draw);
    };
    const pin = (picture: Picture): void => {
      const held = picture.pieces.find(({ key }) => key === 'held');
      const landing = latest.current.scene.view.throw?.landing;
      const thrown = picture.pieces.find(({ key }) => landing && key === `throw ${landing.serial}`);
      move(hand.current, stage.current, held?.placed.at);
      move(
        bounce.current,
        stage.current,
        picture.aim && { x: picture.aim.spot.x / 100, y: 0, z: picture.aim.spot.z / 100 },
      );
      move(verdict.current, stage.current, thrown?.placed.at);
    };
    next = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(next);
  });

  const told = verdictOf(scene);
  const flying = number !== undefined && landed !== filmed?.serial;
  return (
    <div className={styles.whole} data-graphics={graphics}>
      {graphics === 'missing' ? (
        <div className={styles.drawn}>
          <Target scene={scene} combat={combat} />
        </div>
      ) : (
        <canvas ref={canvas} className={styles.canvas} />
      )}
      <div className={styles.over}>
        {graphics === 'on' && told !== undefined && !flying && (
          <div ref={verdict} className={styles.verdict} data-hit={told.hit}>
            <span>{told.text}</span>
          </div>
        )}
        {graphics === 'on' && (
          <div ref={bounce} className={styles.bounce} aria-hidden="true">
            <span>First bounce</span>
          </div>
        )}
        {aim !== undefined && <AimPad scene={scene} aim={aim} place={hand} pinned={graphics === 'on'} />}
      </div>
    </div>
  );
}

/** Eyes do not jump: a part of the way with each frame, and the rest of it when it is small. */
function nearer(
  from: { readonly az: number; readonly reach: number },
  to: Picture,
): { readonly az: number; readonly reach: number } {
  const way = { az: to.az - from.az, reach: to.reach - from.reach };
  if (Math.abs(way.az) < 2 && Math.abs(way.reach) < 0.02) return to;
  return { az: from.az + way.az * 0.16, reach: from.reach + way.reach * 0.16 };
}

/** Puts a note where something on the table is seen; what is not there is not shown. */
function move(
  note: HTMLElement | null,
  stage: Stage | undefined,
  at: { readonly x: number; readonly y: number; readonly z: number } | null | undefined,
): void {
  if (note === null || stage === undefined) return;
  note.hidden = !at;
  if (!at) return;
  const { x, y } = stage.seenAt(at);
  note.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
