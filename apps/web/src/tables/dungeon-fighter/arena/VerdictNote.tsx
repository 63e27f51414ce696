/** What the throw came to, beside the board, with a line to the die: it covers nothing it speaks of. */
import { BOARD } from '@questhall/dice-table';
import type { RefObject } from 'react';
import { spotIn } from '../../../table/parts/measure.ts';
import type { Verdict } from '../logic/verdict.ts';
import type { Picture } from './arena.ts';
import type { Eyes } from './eyes.ts';
import styles from './VerdictNote.module.css';

interface VerdictNoteProps {
  readonly told: Verdict;
  readonly place: RefObject<HTMLDivElement | null>;
  /** The next one is in the hand. */
  readonly old: boolean;
}

export function VerdictNote({ told: { hit, near, text, detail }, place, old }: VerdictNoteProps) {
  return (
    <div ref={place} className={styles.verdict} data-hit={hit} data-near={near} data-old={old}>
      <svg aria-hidden="true">
        <line />
      </svg>
      <span>
        <b>{text}</b>
        {detail !== '' && <small>{detail}</small>}
      </span>
    </div>
  );
}

/** Pixels a note keeps from the edge, and from the rim of the board. */
const MARGIN = 8;
const GAP = 18;
/** The row above the board that says how to throw. */
const DEMANDS = 60;
/** In less than this nobody reads lines; the note goes above the die, over the board. */
const NARROWEST = 112;
const QUARTER = Math.PI / 2;

/** Where the rim is seen farthest to the left and to the right. */
function rimSeen(eyes: Eyes, az: number): { readonly left: number; readonly right: number } {
  const angle = (az * 2 * Math.PI) / 4096;
  const at = (turn: number): number =>
    eyes.seenAt({
      x: Math.cos(angle + turn) * BOARD.radius,
      y: BOARD.top,
      z: Math.sin(angle + turn) * BOARD.radius,
    }).x;
  const ends = [at(QUARTER), at(-QUARTER)];
  return { left: Math.min(...ends), right: Math.max(...ends) };
}

/** Beside the board on the side of the die, where no card lies, in as many lines as it takes; else above the die. */
export function pinVerdict(
  note: HTMLElement | null,
  eyes: Eyes | undefined,
  { rest, az }: Picture,
  middle: HTMLElement | null,
): void {
  const bubble = note?.querySelector('span');
  const line = note?.querySelector('line');
  const frame = note?.parentElement;
  if (!note || !bubble || !line || !frame || !middle || eyes === undefined) return;
  note.hidden = rest === null;
  if (rest === null) return;
  const free = spotIn(frame, middle);
  const [from, to] = [free.x + MARGIN, free.x + free.width - MARGIN];
  const die = eyes.seenAt(rest);
  const rim = rimSeen(eyes, az);
  const toTheRight = die.x > (rim.left + rim.right) / 2;
  const room = toTheRight ? to - Math.max(rim.right, die.x) - GAP : Math.min(rim.left, die.x) - GAP - from;
  bubble.style.maxWidth = room < NARROWEST ? '' : `${Math.floor(room)}px`;
  const [wide, high] = [bubble.offsetWidth, bubble.offsetHeight];
  const beside = toTheRight ? Math.max(rim.right, die.x) + GAP : Math.min(rim.left, die.x) - GAP - wide;
  const fits = beside >= from && beside + wide <= to;
  const left = fits ? beside : Math.max(from, Math.min(to - wide, die.x - wide / 2));
  const wished = fits ? die.y - high - GAP / 2 : die.y - high - 2 * GAP;
  const top = Math.max(free.y + DEMANDS, Math.min(free.y + free.height - high - MARGIN, wished));
  bubble.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  const end = fits ? (toTheRight ? left : left + wide) : left + wide / 2;
  const ends = { x1: end, y1: fits ? top + high / 2 : top + high, x2: die.x, y2: die.y };
  for (const [name, value] of Object.entries(ends)) line.setAttribute(name, String(Math.round(value)));
}
