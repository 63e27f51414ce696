/** The table in three dimensions, behind everything else; where WebGL is missing, the drawn one. */
import type { CombatView } from '@questhall/games/dungeon-fighter';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../table/use-latest.ts';
import { Target } from '../board/Target.tsx';
import { useLandings } from '../logic/landings.ts';
import type { DfScene } from '../logic/scene.ts';
import { boardOf } from '../logic/scene.ts';
import { useVerdict } from '../logic/verdict.ts';
import { useBounces } from '../sound/use-bounces.ts';
import { AimPad } from '../throwing/AimPad.tsx';
import { useRecords } from '../throwing/records.ts';
import { useAim } from '../throwing/use-aim.ts';
import type { At } from '../throwing/way.ts';
import styles from './Arena.module.css';
import type { Picture } from './arena.ts';
import type { Eyes } from './eyes.ts';
import { flatEyes } from './eyes.ts';
import type { Look } from './graphics.ts';
import { filmFor, pictureOf } from './picture.ts';
import { useStage3d } from './use-stage.ts';
import { pinVerdict, VerdictNote } from './VerdictNote.tsx';

interface ArenaProps {
  readonly scene: DfScene;
  readonly combat: CombatView;
  /** The part of the table that no card covers. */
  readonly middle: RefObject<HTMLElement | null>;
  readonly look: Look;
}

/** Dice that are thrown are seen in three dimensions, or from above on the drawn board. */
export function Arena(props: ArenaProps) {
  const { look } = props;
  return (
    <div className={styles.arena} data-look={look}>
      {/* Another look is another canvas. */}
      <Thrown key={look} {...props} flat={look === 'flat'} />
    </div>
  );
}

interface LookSwitchProps {
  readonly look: Look;
  readonly turn: () => void;
}

export function LookSwitch({ look, turn }: LookSwitchProps) {
  return (
    <button type="button" className={styles.turn} onClick={turn}>
      {look === 'flat' ? 'Show it in 3D' : 'Show it flat'}
    </button>
  );
}

/** The die lies, and its trace goes on fading for so many milliseconds. */
const FADING = 9000;

function Thrown({ scene, combat, middle, flat }: Omit<ArenaProps, 'look'> & { readonly flat: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const bounce = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { graphics, stage, size } = useStage3d(canvas, middle, flat, boardOf(scene));
  const [own] = useState(() => new Set<number>());
  const landings = useLandings(scene);
  const aim = useAim(scene, own);
  const records = useRecords(scene, own);
  const verdict = useVerdict(scene);
  useBounces(scene);
  const filmed = filmFor(scene);
  const { happening, speed } = scene;
  const number = filmed && happening ? happening.number : undefined;
  const lasts = happening?.lasts ?? 0;
  const begun = useRef<{ readonly number: number; readonly at: number }>(undefined);
  const rested = useRef<number>(undefined);
  const seenFrom = useRef<{ readonly az: number; readonly reach: number }>(undefined);
  const [landed, setLanded] = useState<number>();
  const [drawn, setDrawn] = useState<Picture>();
  const latest = useLatest({ scene, combat, aim, landings, filmed, records });

  const moving = number !== undefined || (aim !== undefined && aim.doing.is !== 'resting');
  // Everything that is drawn hangs on these; what moves by itself draws every frame.
  useEffect(() => {
    if (graphics === 'loading' || (graphics === 'on' && size === 0)) return;
    let next = 0;
    const draw = (): void => {
      const now = performance.now();
      if (number !== undefined && begun.current?.number !== number) begun.current = { number, at: now };
      const { filmed: film, ...shown } = latest.current;
      const part = begun.current && lasts > 0 ? Math.min(1, (now - begun.current.at) / lasts) : 1;
      const playing = film && number !== undefined ? { ...film, part } : undefined;
      if (playing) rested.current = now;
      const picture = pictureOf({ ...shown, playing, restedAt: rested.current, now });
      const from = speed === 'instant' ? undefined : seenFrom.current;
      const { az, reach } = from ? nearer(from, picture) : picture;
      const there = az === picture.az && reach === picture.reach;
      seenFrom.current = { az, reach };
      const seen = { ...picture, az, reach };
      if (graphics === 'on') stage.current?.show(seen);
      else setDrawn((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
      if (playing !== undefined && part > 0.8) setLanded(playing.serial);
      pin(seen, graphics === 'on' ? stage.current : flatEyes(board.current, az));
      const fading = rested.current !== undefined && speed !== 'instant' && now - rested.current < FADING;
      if (moving || !there || (fading && graphics === 'on')) next = requestAnimationFrame(draw);
    };
    const pin = (picture: Picture, eyes: Eyes | undefined): void => {
      const held = picture.pieces.find(({ key }) => key === 'held');
      move(hand.current, eyes, held?.placed.at);
      move(
        bounce.current,
        eyes,
        picture.aim && { x: picture.aim.spot.x / 100, y: 0, z: picture.aim.spot.z / 100 },
      );
      pinVerdict(note.current, eyes, picture, middle.current);
    };
    next = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(next);
  });

  const flying = number !== undefined && landed !== filmed?.serial;
  const told = flying ? undefined : verdict;
  return (
    <div className={styles.whole} data-graphics={graphics}>
      {graphics === 'missing' ? (
        <div ref={board} className={styles.drawn}>
          {drawn && <Target picture={drawn} combat={combat} />}
        </div>
      ) : (
        <canvas ref={canvas} className={styles.canvas} />
      )}
      <div className={styles.over}>
        {told !== undefined && <VerdictNote told={told} place={note} old={scene.view.throwing !== null} />}
        <div ref={bounce} className={styles.bounce} aria-hidden="true">
          <span>First bounce</span>
        </div>
        {aim !== undefined && (
          <AimPad scene={scene} aim={aim} place={hand} hinted={records.thrown < HINTED} />
        )}
      </div>
    </div>
  );
}

/** So many throws the power that reaches the middle is hinted at. */
const HINTED = 20;

/** Eyes do not jump: a part of the way with each frame, and the rest of it when it is small. */
function nearer(
  from: { readonly az: number; readonly reach: number },
  to: Picture,
): { readonly az: number; readonly reach: number } {
  const way = { az: to.az - from.az, reach: to.reach - from.reach };
  if (Math.abs(way.az) < 2 && Math.abs(way.reach) < 0.02) return to;
  return { az: from.az + way.az * 0.16, reach: from.reach + way.reach * 0.16 };
}

/** Puts a note where something on the table is seen, and within the frame; what is not there is not shown. */
function move(note: HTMLElement | null, eyes: Eyes | undefined, at: At | null | undefined): void {
  if (note === null || eyes === undefined) return;
  note.hidden = !at;
  if (!at) return;
  const { x, y } = eyes.seenAt(at);
  const { clientWidth = 0, clientHeight = 0 } = note.offsetParent ?? {};
  const said = note.firstElementChild;
  const [left, top, width, height] =
    said instanceof HTMLElement
      ? [said.offsetLeft, said.offsetTop, said.offsetWidth, said.offsetHeight]
      : [0, 0, 0, 0];
  const within = (place: number, from: number, length: number, room: number): number =>
    Math.round(Math.max(-from, Math.min(room - from - length, place)));
  note.style.transform = `translate(${within(x, left, width, clientWidth)}px, ${within(y, top, height, clientHeight)}px)`;
}
