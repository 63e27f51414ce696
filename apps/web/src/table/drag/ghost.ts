/** What is seen to be in the hand: a copy of a thing on the table that nobody can touch. */
import { frozen } from '../motion/frozen.ts';
import type { Moving } from './inertia.ts';
import { tiltOf } from './inertia.ts';

export interface Ghost {
  readonly put: (at: Moving) => void;
  readonly remove: () => void;
}

/** A figure of an SVG board, in a drawing of its own that is as large as it is on the board. */
function figureOf(thing: SVGGraphicsElement, { width, height }: DOMRect): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const { x, y, width: wide, height: high } = thing.getBBox();
  svg.setAttribute('viewBox', `${x} ${y} ${wide} ${high}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.overflow = 'visible';
  const copy = thing.cloneNode(true) as SVGGraphicsElement;
  for (const name of ['transform', 'data-target', 'data-legal', 'tabindex', 'aria-label'])
    copy.removeAttribute(name);
  svg.append(copy);
  return svg;
}

export function ghostOf(thing: Element, sky: HTMLElement): Ghost | undefined {
  const place = thing.getBoundingClientRect();
  if (place.width === 0) return undefined;
  const copy = thing instanceof SVGGraphicsElement ? figureOf(thing, place) : frozen(thing as HTMLElement);
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${-place.width / 2}px`,
    top: `${-place.height / 2}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    'transform-origin': '50% 50%',
  });
  sky.append(copy);
  return {
    put: (at) => {
      copy.style.transform = `translate(${at.x}px, ${at.y}px) rotate(${tiltOf(at)}deg) scale(1.08)`;
    },
    remove: () => copy.remove(),
  };
}
