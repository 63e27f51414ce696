/**
 * How the room of a window is handed out: the board first, then what is asked, then hand or dice, then seats, log and
 * chat. Pure numbers; the frame measures and carries it out. There is no list of screens: every window is laid out in the
 * way that leaves its board the largest.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A way to draw a board, in its own pixels. It is scaled to the room it gets, up and down. */
export interface BoardNeed extends Size {
  /** Drawn smaller than this it cannot be read: then the next way to draw it has its turn. */
  readonly least?: number;
  /** A map that fills any room by itself is drawn larger only from this size on, so that its labels keep theirs. */
  readonly roomy?: Size;
  /** Drawn larger than this it looks coarse. */
  readonly most?: number;
  /** It is laid out no wider than this; without it, it takes what there is beside its natural width. */
  readonly widest?: number;
}

/** What a game needs of its frame. */
export interface TableNeeds {
  /** Ways to draw the board, with the most to be seen first. */
  readonly boards: readonly [BoardNeed, ...BoardNeed[]];
  /** The height of its tray, where there is enough; 0 as long as nothing lies in it. */
  readonly tray: number;
  /** A coach stands at the table. */
  readonly taught?: boolean;
  /** A replay is steered below the board. */
  readonly steered?: boolean;
}

/**
 * foot: seats and log beside the board, the tray below it. tower: the same one above the other. wings: seats and log at the
 * right of the board, the tray in tabs at its left. side: the board at the left, all else in tabs at its right. stack: the
 * board above, all else in tabs below it.
 */
export const ARRANGEMENTS = ['foot', 'tower', 'wings', 'side', 'stack'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export interface Layout {
  readonly arrangement: Arrangement;
  /** How much larger than natural the chrome is drawn: for larger text, and on very large screens. */
  readonly unit: number;
  /** What is laid out, in units of the chrome as all the lengths below: the window, and where that is too low, more. */
  readonly window: Size;
  /** How much of its height is in sight at once. */
  readonly seen: number;
  /** Beside the board: seats and log, or all the tabs. */
  readonly side: number;
  /** At the left of the board: the tabs of a wing. */
  readonly wing: number;
  /** Hand, dice and abilities. */
  readonly tray: number;
  /** Of a stack and a tower: the height of the board. */
  readonly board: number;
  /** So low that the status stands beside the board and not above it. */
  readonly low: boolean;
}

/** Chrome is never drawn so large that the window is smaller than this in its units: of a stack, board and question. */
const LEAST_WINDOW = {
  side: { width: 560, height: 370 },
  stack: { width: 300, height: 420 },
} as const satisfies { readonly [arrangement: string]: Size };
/** A stack is at least this high; what does not fit into the window scrolls. */
const LEAST_STACK = { usual: 610, taught: 640 } as const;
/** From here on chrome grows with the window. */
const LARGE_WINDOW: Size = { width: 2200, height: 1240 };

const STATUS = 60;
/** A window lower than this spares the height of its trays. */
const SPARING = 800;
const SPARE_TRAY = 214;
/** A window lower than this has no height to spare for a status of its full width. */
const LOW = 540;
/** From this width on there is room on both sides of a board. */
const WINGS = 1500;
/** Whoever gives up the sight of a whole tray wants a board that is so much larger. */
const WORTH_WINGS = 1.25;
const ROW_OF_TOWER = 236;
const STEERING = 54;
/** Of the height of a tower. */
const LEAST_OF_TOWER = 0.42;
/** Unless a board says otherwise: drawn smaller it cannot be read. */
const LEAST = 0.72;
/** How much of a stack the board has at most; less where a lesson takes some room, or where there is little. */
const MOST_OF_STACK = { usual: 0.54, little: 0.5, taught: 0.46 } as const;
const LITTLE = 700;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function unitOf(window: Size, text: number): number {
  const { side, stack } = LEAST_WINDOW;
  const most = Math.max(
    isPossible.side(window) ? scaleIn(window, side) : 0,
    scaleIn(window, stack),
    Math.min(1, window.width / stack.width),
  );
  return Math.min(Math.max(1, scaleIn(window, LARGE_WINDOW), text), most);
}

const scaleIn = ({ width, height }: Size, board: Size): number =>
  Math.min(width / board.width, height / board.height);

const railOf = ({ width }: Size): number => (width >= 1400 ? 320 : width >= 1180 ? 280 : 236);

const sideOf = ({ width }: Size): number => Math.round(clamp(300, width * 0.4, width >= 1500 ? 440 : 400));

const trayOf = ({ height }: Size, { tray }: TableNeeds): number =>
  height < SPARING ? Math.min(tray, SPARE_TRAY) : tray;

/** The room that is left for the board. */
function roomIn(arrangement: Arrangement, window: Size, needs: TableNeeds): Size {
  const { width, height } = window;
  const tray = trayOf(window, needs);
  switch (arrangement) {
    case 'foot':
      return {
        width: width - railOf(window),
        height: height - STATUS - tray - (needs.steered === true ? STEERING : 0),
      };
    case 'tower':
      return { width, height: Math.min(height - STATUS - tray - ROW_OF_TOWER, towerHeight(window, needs)) };
    case 'wings':
      return {
        width: width - railOf(window) - sideOf(window),
        height: height - STATUS - (needs.steered === true ? STEERING : 0),
      };
    case 'side':
      return { width: width - sideOf(window), height: height < LOW ? height : height - STATUS };
    case 'stack':
      return { width, height: stackHeight(window, needs) };
  }
}

/** A board that is no map has no use for much more height than its width lets it fill. */
const towerHeight = ({ width, height }: Size, { boards: [{ roomy, ...board }] }: TableNeeds): number =>
  roomy === undefined
    ? Math.max(height * LEAST_OF_TOWER, 1.2 * board.height * (width / board.width))
    : Number.POSITIVE_INFINITY;

/** As high as the board wants to be for its width, and not much more than half of the window. */
function stackHeight({ width, height }: Size, { boards, taught = false }: TableNeeds): number {
  const need = boards.at(-1) ?? boards[0];
  const most = height * MOST_OF_STACK[taught ? 'taught' : height < LITTLE ? 'little' : 'usual'];
  return Math.round(Math.min((width * need.height) / need.width, most));
}

const isPossible: { readonly [arrangement in Arrangement]: (window: Size) => boolean } = {
  foot: ({ width, height }) => width >= 1000 && height >= 600,
  tower: ({ width, height }) => width >= 740 && height >= 900,
  wings: ({ width, height }) => width >= WINGS && height >= 600,
  side: ({ width, height }) => width >= 560 && width > height,
  stack: ({ width, height }) => width <= height || width < 560,
};

function arrange(window: Size, needs: TableNeeds): Arrangement {
  const [richest] = needs.boards;
  const found = ARRANGEMENTS.filter((arrangement) => isPossible[arrangement](window)).map((arrangement) => {
    const room = roomIn(arrangement, window, needs);
    return { arrangement, scale: scaleIn(room, richest), area: areaIn(room, needs) };
  });
  // Everything is in sight at once, as long as the board can be read.
  const comfortable = found.find(
    ({ scale, arrangement }) =>
      (arrangement === 'foot' || arrangement === 'tower') && scale >= (richest.least ?? LEAST),
  );
  const wings = found.find(({ arrangement }) => arrangement === 'wings');
  if (wings && comfortable && needs.tray > 0 && wings.scale > WORTH_WINGS * comfortable.scale) return 'wings';
  const [largest] = found
    .filter(({ arrangement }) => arrangement !== 'wings')
    .toSorted((a, b) => b.area - a.area);
  return (comfortable ?? largest)?.arrangement ?? 'stack';
}

/** How much of it the board will fill. */
function areaIn(room: Size, { boards }: TableNeeds): number {
  const { scale, width, height } = fitBoard(room, boards);
  return scale * width * scale * height;
}

const leastOf = (arrangement: Arrangement, { taught = false }: TableNeeds): number =>
  arrangement === 'stack' ? LEAST_STACK[taught ? 'taught' : 'usual'] : LEAST_WINDOW.side.height;

export function layOut(screen: Size, text: number, needs: TableNeeds): Layout {
  const unit = unitOf(screen, text);
  const seen = { width: screen.width / unit, height: screen.height / unit };
  const arrangement = arrange(seen, needs);
  const window = { ...seen, height: Math.max(seen.height, leastOf(arrangement, needs)) };
  const beside = arrangement === 'side';
  return {
    arrangement,
    unit,
    window,
    seen: seen.height,
    side: beside ? sideOf(window) : railOf(window),
    wing: arrangement === 'wings' ? sideOf(window) : 0,
    tray: trayOf(window, needs),
    board: roomIn(arrangement, window, needs).height,
    low: beside && window.height < LOW,
  };
}

export interface Fit extends Size {
  /** How much larger than natural the board is drawn. */
  readonly scale: number;
  /** Which way to draw it; 0 shows the most. */
  readonly way: number;
}

const LARGEST = 2.4;

function scaleOf(room: Size, need: BoardNeed): number {
  const tight = scaleIn(room, need);
  return need.roomy === undefined || tight < 1 ? tight : Math.max(1, scaleIn(room, need.roomy));
}

/** The board in its room: the richest way to draw it that can be read, in its own pixels. */
export function fitBoard(room: Size, boards: TableNeeds['boards']): Fit {
  const found = boards.findIndex((need) => scaleIn(room, need) >= (need.least ?? LEAST));
  const way = found < 0 ? boards.length - 1 : found;
  const need = boards[way] ?? boards[0];
  const scale = clamp(0.1, scaleOf(room, need), need.most ?? LARGEST);
  return {
    way,
    scale,
    width: Math.min(room.width / scale, need.widest ?? Number.POSITIVE_INFINITY),
    height: room.height / scale,
  };
}
