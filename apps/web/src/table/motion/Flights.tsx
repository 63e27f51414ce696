import type { Json, Ref } from '@questhall/kernel';
import type { RefObject } from 'react';
import { Component, createRef } from 'react';
import styles from './Flights.module.css';
import { frozen } from './frozen.ts';
import { LESS } from './less.ts';
import { thingIn } from './use-motion.ts';

interface FlightsProps {
  /** Where cards lie: board and tray. */
  readonly table: RefObject<HTMLElement | null>;
  /** Cards change places with the position and with nothing else. */
  readonly view: Json;
  /** What is being told is about these: a card that was used goes to the first of them. */
  readonly pointed: readonly Ref[];
}

interface Lying {
  readonly card: HTMLElement;
  readonly key: string;
  readonly place: DOMRect;
  /** What it lay in, from the inside out. */
  readonly around: readonly Element[];
}

/** What people hold in their hands. */
const CARDS = ['card', 'hand', 'item'].map((kind) => `[data-target^='{"${kind}":']`).join();
/** A hand that changes whole, as when another seat is looked at, is not seen to fly. */
const MOST = 6;
const LASTS = 420;

const cardsOn = (table: HTMLElement): readonly HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>(CARDS)].filter((card) => card instanceof HTMLElement);

const keyOf = (card: HTMLElement): string => card.dataset.target ?? '';

/**
 * Cards fly: from where they lay to where they lie now, from the deck to the hand, and to the discard pile when they were used.
 * What flies is a copy that nobody can touch; the cards themselves lie where they belong at once. Only a class can look
 * at the page just before it changes.
 */
export class Flights extends Component<FlightsProps> {
  readonly #sky = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: FlightsProps): readonly Lying[] | null {
    const table = this.props.table.current;
    if (table === null || before.view === this.props.view || window.matchMedia(LESS).matches) return null;
    return cardsOn(table).map((card) => ({
      card,
      key: keyOf(card),
      place: card.getBoundingClientRect(),
      around: aroundOf(card, table),
    }));
  }

  override componentDidUpdate(_: FlightsProps, __: unknown, lay: readonly Lying[] | null): void {
    const table = this.props.table.current;
    const sky = this.#sky.current;
    if (lay === null || table === null || sky === null) return;
    const known = new Set(lay.map(({ card }) => card));
    const gone = lay.filter(({ card }) => !card.isConnected);
    const come = cardsOn(table).filter((card) => !known.has(card));
    if (gone.length + come.length > MOST) return;
    const landed = new Set<HTMLElement>();
    for (const left of gone) {
      const again = come.find((card) => !landed.has(card) && keyOf(card) === left.key);
      if (again === undefined) fly(sky, asItLay(left), left.place, usedAt(table, this.props.pointed));
      else {
        landed.add(again);
        fly(sky, frozen(again), left.place, again.getBoundingClientRect(), again);
      }
    }
    const deck = pileOf(table, 'deck');
    for (const card of come)
      if (deck !== undefined && !landed.has(card))
        fly(sky, frozen(card), deck, card.getBoundingClientRect(), card);
  }

  override render() {
    return <div ref={this.#sky} className={styles.sky} data-sky="" aria-hidden="true" />;
  }
}

/** Where it is to be seen; nothing: this table shows none. */
function pileOf(table: HTMLElement, pile: 'deck' | 'discard'): DOMRect | undefined {
  const shown = [...table.querySelectorAll(`[data-pile="${pile}"]`)].findLast((each) =>
    each.checkVisibility(),
  );
  return shown?.getBoundingClientRect();
}

/** A card that was used goes to its pile, or to who used it. */
function usedAt(table: HTMLElement, [about]: readonly Ref[]): DOMRect | undefined {
  const user = about === undefined ? null : thingIn(table, about);
  return pileOf(table, 'discard') ?? user?.getBoundingClientRect();
}

function aroundOf(card: Element, table: Element): readonly Element[] {
  const around: Element[] = [];
  for (let each = card.parentElement; each !== null && each !== table; each = each.parentElement)
    around.push(each);
  return around;
}

/** How a card looked before it went: for a moment, that nobody sees, it lies there once more. */
function asItLay({ card, around, place }: Lying): HTMLElement | undefined {
  const still = around.findIndex((each) => each.isConnected);
  const taken = around[still - 1] ?? card;
  const home = around[still];
  if (home === undefined) return undefined;
  home.append(taken);
  const copy = frozen(card);
  taken.remove();
  Object.assign(copy.style, { width: `${place.width}px`, height: `${place.height}px` });
  return copy;
}

/** Without a place to go to it rises and is gone. */
function fly(
  sky: HTMLElement,
  copy: HTMLElement | undefined,
  from: DOMRect,
  to: DOMRect | undefined,
  card?: HTMLElement,
): void {
  if (copy === undefined || from.width === 0) return;
  const end = to ?? new DOMRect(from.x, from.y - from.height * 1.2, from.width, from.height);
  const size = card === undefined ? from : end;
  Object.assign(copy.style, { left: `${size.x}px`, top: `${size.y}px` });
  const at = (place: DOMRect): string => {
    const scale = Math.min(place.width / size.width, place.height / size.height);
    const x = place.x + (place.width - size.width * scale) / 2 - size.x;
    const y = place.y + (place.height - size.height * scale) / 2 - size.y;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  sky.append(copy);
  const flight = copy.animate(
    [
      { transform: at(from), opacity: 1 },
      { offset: 0.7, opacity: 1 },
      { transform: at(end), opacity: card === undefined ? 0 : 1 },
    ],
    { duration: LASTS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  );
  const hidden = card?.animate([{ opacity: 0 }, { opacity: 0 }], LASTS);
  const over = (): void => {
    copy.remove();
    hidden?.cancel();
  };
  flight.finished.then(over, over);
}
