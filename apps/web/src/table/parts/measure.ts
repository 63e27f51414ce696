/** Where things stand on a board, in the board's own pixels: the same whether it is drawn near or not. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many pixels of the screen one pixel of the board takes. */
export function nearness(board: HTMLElement): number {
  const { width } = board.getBoundingClientRect();
  return board.offsetWidth === 0 || width === 0 ? 1 : width / board.offsetWidth;
}

export function spotIn(board: HTMLElement, thing: Element): Spot {
  const origin = board.getBoundingClientRect();
  const near = nearness(board);
  const { left, top, width, height } = thing.getBoundingClientRect();
  return {
    x: (left - origin.left) / near,
    y: (top - origin.top) / near,
    width: width / near,
    height: height / near,
  };
}

/** How many pixels of the board one unit of a thing takes: SVG has units of its own. */
export function unitOf(thing: Element, board: HTMLElement): number {
  const parent = thing.parentElement as Element | null;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b) / nearness(board);
}
