/**
 * What must hold in every window. Everything here runs inside the page; it changes nothing that stays changed.
 *
 * - reach: what can be chosen, and every button, is on top at its middle, or can be scrolled or pushed there.
 * - asked: what is asked is in sight.
 * - cut, covered: no text is cut off without a cue or lies under something else.
 * - sideways: nothing but what pages scrolls sideways.
 * - board: on a desk, the board has two fifths of the window, and no empty tray takes room from it.
 * - small: letters of 13 px; on the board, which can be drawn nearer, of 9; in a dialog, which has all the room it wants, of 13
 *   times what was asked for.
 * - float: what floats does not touch what it is about, nor what is asked.
 */
import type { Page } from 'playwright-core';

export const LAWS = ['reach', 'asked', 'cut', 'covered', 'sideways', 'board', 'small', 'float'] as const;
export type Law = (typeof LAWS)[number];

export interface Violation {
  readonly law: Law;
  readonly what: string;
}

export const violations = (page: Page): Promise<readonly Violation[]> =>
  page.evaluate(() => {
    const found: Violation[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    const breaks = (law: Violation['law'], what: string): void => {
      if (!found.some((known) => known.law === law && known.what === what)) found.push({ law, what });
    };
    const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    const nameOf = (element: Element): string => {
      const { target, option } =
        element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {};
      const label = element.getAttribute('aria-label') ?? '';
      return (
        short(target ?? option ?? (label === '' ? (element.textContent ?? '') : label)) || element.tagName
      );
    };
    const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
    const heard = new Map<Element, boolean>();
    /** Drawn on one pixel: for those who hear it. */
    const isForReaders = (element: Element): boolean => {
      const known = heard.get(element);
      if (known !== undefined) return known;
      const { parentElement } = element;
      const is =
        styleOf(element).clipPath === 'inset(50%)' || (parentElement !== null && isForReaders(parentElement));
      heard.set(element, is);
      return is;
    };
    const shown = new Map<Element, boolean>();
    const seen = (element: Element): boolean => {
      const known = shown.get(element);
      if (known !== undefined) return known;
      const is =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.sr-only, [inert]') === null &&
        !isForReaders(element);
      shown.set(element, is);
      return is;
    };
    const modal = document.querySelector('dialog:modal');
    const within = (element: Element): boolean => modal === null || modal.contains(element);
    const board = document.querySelector('[data-part="board"]');
    const scrolls = (element: Element, way: 'overflowX' | 'overflowY'): boolean =>
      /auto|scroll/.test(styleOf(element)[way]) || element === document.scrollingElement;

    /** The part of a box that no edge cuts off; those that scroll cut nothing off for good. */
    const clipped = (element: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box;
      let fixed = styleOf(element).position === 'fixed';
      for (let at = element.parentElement; at !== null && !fixed; at = at.parentElement) {
        const style = styleOf(at);
        fixed = style.position === 'fixed';
        if (style.display === 'contents' || at === document.body || at === document.documentElement) continue;
        const edge = at.getBoundingClientRect();
        if (style.overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (style.overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    const letters = Number.parseFloat(styleOf(document.documentElement).fontSize) / 16;

    // --- sideways
    if (document.documentElement.scrollWidth > width + 1) breaks('sideways', 'the page');
    const all = [...document.querySelectorAll('body *')].filter(within);
    for (const element of all)
      if (
        element.scrollWidth > element.clientWidth + 2 &&
        scrolls(element, 'overflowX') &&
        !element.hasAttribute('data-pages') &&
        seen(element)
      )
        breaks('sideways', `${element.tagName} ${element.className} ${nameOf(element)}`);

    // --- board
    if (board !== null && width >= 1024 && height >= 600) {
      const box = board.getBoundingClientRect();
      const share = (box.width * box.height) / (width * height);
      if (share < 0.4 && document.documentElement.style.fontSize === '')
        breaks('board', `${Math.round(share * 100)} % of the window`);
    }

    for (const tray of document.querySelectorAll('[data-part="tray"]'))
      if (within(tray) && seen(tray) && tray.querySelector('button, img, svg, li') === null)
        breaks('board', `an empty tray: ${short(tray.textContent ?? '')}`);

    // --- reach
    const hits = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      if (element.contains(hit)) return true;
      // One thing may be drawn twice: a chest on its square answers for the square.
      const thing = element.getAttribute('data-target');
      if (thing !== null && hit.closest('[data-target]')?.getAttribute('data-target') === thing) return true;
      const label = element instanceof HTMLInputElement ? element.closest('label') : null;
      return label?.contains(hit) === true;
    };
    const coverOf = (element: Element): string => {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      const cover = document.elementFromPoint(left + wide / 2, top + high / 2);
      return cover === null ? 'nothing' : `${cover.tagName} ${nameOf(cover)}`;
    };
    const onTop = (element: Element): boolean => {
      // A link that runs over two lines has its middle in the first.
      const [box = element.getBoundingClientRect()] =
        styleOf(element).display === 'inline' ? element.getClientRects() : [];
      const at = (across: number, down: number): boolean => {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        return x >= 0 && y >= 0 && x <= width && y <= height && hits(element, x, y);
      };
      if (at(0.5, 0.5)) return true;
      // What is drawn may be hollow, and of a card in a fan or a column a strip is enough: then several points count.
      const strips = element instanceof SVGElement || element.closest('[data-stacked]') !== null;
      if (!strips) return false;
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      return parts.flatMap((across) => parts.filter((down) => at(across, down))).length >= 3;
    };
    /** Where scrolling by hand would bring it, if it can. */
    const afterScrolling = (element: Element): boolean => {
      const before: (readonly [Element, number, number])[] = [];
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        before.push([at, at.scrollLeft, at.scrollTop]);
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const forced = before.some(
        ([at, left, top]) =>
          (at.scrollLeft !== left &&
            !scrolls(at, 'overflowX') &&
            !/auto|scroll/.test(styleOf(at).overflowX)) ||
          (at.scrollTop !== top && !scrolls(at, 'overflowY')),
      );
      if (forced)
        for (const [at, left, top] of before) {
          if (!scrolls(at, 'overflowX')) at.scrollLeft = left;
          if (!scrolls(at, 'overflowY')) at.scrollTop = top;
        }
      const reached = onTop(element);
      for (const [at, left, top] of before) [at.scrollLeft, at.scrollTop] = [left, top];
      return reached;
    };
    /** A board that is drawn near can be pushed around, out from under what lies over it. */
    const pushable = (element: Element): boolean =>
      board?.contains(element) === true && board.getAttribute('data-near') === 'true';
    /** While nothing is asked, what is told lies over the tabs for a moment; and over a match that has ended lies its end. */
    const asksNothing = document.querySelector('[data-question]') === null;
    const isVeiled = (element: Element): boolean => {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      const cover = document.elementFromPoint(left + wide / 2, top + high / 2);
      return asksNothing && cover !== null && cover.closest('[data-about], [data-veil]') !== null;
    };
    const LEGAL = '[data-target][data-legal="true"], [data-option]';
    const CONTROLS = 'button, a[href], input, select, textarea, [role="tab"], [role="menuitem"]';
    for (const element of all) {
      if (!element.matches(`${LEGAL}, ${CONTROLS}`) || element.matches(':disabled, [data-legal="false"]'))
        continue;
      const { width: wide, height: high } = element.getBoundingClientRect();
      if (wide === 0 || high === 0 || (wide <= 1 && high <= 1) || !seen(element)) continue;
      if (!onTop(element) && !pushable(element) && !isVeiled(element) && !afterScrolling(element))
        breaks('reach', `${nameOf(element)} — under ${coverOf(element)}`);
    }

    // --- asked
    const table = document.querySelector('[data-arrangement]')?.parentElement;
    const tableScrolls = table !== null && table !== undefined && table.scrollHeight > table.clientHeight + 1;
    for (const element of document.querySelectorAll('[data-said], [role="dialog"] h2')) {
      if (!within(element) || !seen(element) || document.querySelector('[data-question]') === null) continue;
      // Where the window is too low for a table, the table scrolls: its sentence is in sight, the rest can be.
      const scrolled = !element.matches('[data-said]') && tableScrolls && afterScrolling(element);
      if (!onTop(element) && !scrolled) breaks('asked', nameOf(element));
    }

    // --- text
    const paints = (element: Element): boolean => {
      const style = styleOf(element);
      if (Number(style.opacity) < 0.5) return false;
      if (element.matches('img, canvas, video, button')) return true;
      if (element instanceof SVGElement && element.ownerSVGElement !== null)
        return style.fill !== 'none' && Number(style.fillOpacity) > 0.5;
      const alpha = /rgba\(.*, ([\d.]+)\)/.exec(style.backgroundColor)?.[1];
      return style.backgroundImage.includes('gradient') && style.backgroundClip !== 'text'
        ? !element.matches('body, html')
        : style.backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(alpha ?? 1) > 0.5;
    };
    const isBar = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (/fixed|sticky/.test(styleOf(at).position)) return true;
      return false;
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const CARD = 'button, li, figure, article, [data-target], [data-stacked]';
    const isOwn = (element: Element, over: Element): boolean =>
      over === element || over.contains(element) || element.contains(over);
    /** Whether it covers the text; nothing is said of what lets the text be seen. */
    const covers = (over: Element, element: Element, barsCount: boolean): boolean | undefined => {
      if (isOwn(element, over)) return false;
      // Parts of one card, and cards of one fan, lie over each other by design.
      if (over.closest(CARD)?.contains(element) || element.closest('[data-stacked]')?.contains(over))
        return false;
      // A large card is asked for and gone with the pointer, the end of a match is told over the board, and what
      // happens over seats and log while nothing is asked.
      if (over.closest('[role="tooltip"], [data-veil]')) return false;
      if (asksNothing && over.closest('[data-about]')) return false;
      if (!barsCount && isBar(over)) return false;
      return paints(over) || undefined;
    };
    /** What lies over a point of a text. The one on top is asked first: to gather all takes long. */
    const coverAt = (element: Element, x: number, y: number, barsCount = true): Element | undefined => {
      const top = document.elementFromPoint(x, y);
      const first = top === null ? false : covers(top, element, barsCount);
      if (first !== undefined) return first ? (top ?? undefined) : undefined;
      for (const over of document.elementsFromPoint(x, y)) {
        const verdict = covers(over, element, barsCount);
        if (verdict !== undefined) return verdict ? over : undefined;
      }
      return undefined;
    };
    /** Under a bar at the edge of the page: all is well if they can be scrolled out from under it. */
    const underBars: (readonly [Element, string])[] = [];
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (
        words === '' ||
        element === null ||
        element.closest('svg, .sr-only, option, script, style') ||
        !seen(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const style = styleOf(element);
      const onBoard = element.closest('main [data-natural]') !== null;
      const natural =
        element instanceof HTMLElement && element.offsetWidth > 0
          ? element.getBoundingClientRect().width / element.offsetWidth
          : 1;
      const size = Number.parseFloat(style.fontSize) * (style.display === 'inline' ? 1 : natural);
      if (size < (onBoard ? 9 : modal === null ? 12.5 : 12.5 * letters))
        breaks('small', `${size.toFixed(1)} px: ${short(words)}`);
      // Cut: by an edge that does not scroll, without three dots.
      let whole = true;
      for (let at: Element | null = element; at !== null && whole; at = at.parentElement) {
        const edge = styleOf(at);
        if (edge.position === 'fixed') break;
        if (edge.overflowX === 'visible' && edge.overflowY === 'visible') continue;
        if (edge.textOverflow === 'ellipsis' || edge.webkitLineClamp !== 'none') break;
        if (at === board && board?.getAttribute('data-near') === 'true') break;
        const inside = at.getBoundingClientRect();
        if (
          /hidden|clip/.test(edge.overflowX) &&
          (box.left < inside.left - 3 || box.right > inside.right + 3)
        )
          whole = false;
        if (
          /hidden|clip/.test(edge.overflowY) &&
          (box.top < inside.top - 3 || box.bottom > inside.bottom + 3)
        )
          whole = false;
        if (scrolls(at, 'overflowY') || scrolls(at, 'overflowX')) {
          // Nobody looks for more text inside a button, unless they have spaced it out themselves and see that there is more.
          const fades = edge.letterSpacing !== 'normal' && edge.maskImage !== 'none';
          const inButton = !fades && at.closest('button') !== null && at.scrollHeight > at.clientHeight + 3;
          if (inButton && box.bottom > inside.bottom + 3) whole = false;
          break;
        }
      }
      if (!whole) breaks('cut', short(words));
      // Covered: something that paints lies over its middle.
      const open = clipped(element, box);
      if (open.width < 4 || open.height < 4) continue;
      for (const part of [0.15, 0.5, 0.85]) {
        const [x, y] = [open.left + open.width * part, open.top + open.height / 2];
        if (x < 0 || y < 0 || x > width || y > height) continue;
        const over = coverAt(element, x, y);
        if (over === undefined) continue;
        const what = `${short(words)} — under ${over.tagName} ${nameOf(over)}`;
        if (coverAt(element, x, y, false) === undefined) underBars.push([element, what]);
        else breaks('covered', what);
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    // As a pointer finds it: what lets clicks through covers nothing.
    for (const [element, what] of underBars) if (!afterScrolling(element)) breaks('covered', what);

    // --- float
    for (const float of document.querySelectorAll('[data-about]')) {
      if (!within(float) || !seen(float)) continue;
      const box = float.getBoundingClientRect();
      const subjects = JSON.parse(float.getAttribute('data-about') ?? '[]') as string[];
      // A large card is asked for, and gone with the pointer.
      const asked = float.getAttribute('role') === 'tooltip' ? [] : ['[data-said]'];
      for (const key of [...subjects, ...asked])
        for (const subject of document.querySelectorAll(key)) {
          if (!seen(subject) || subject.contains(float)) continue;
          const about = clipped(subject, subject.getBoundingClientRect());
          const across = Math.min(box.right, about.right) - Math.max(box.left, about.left);
          const down = Math.min(box.bottom, about.bottom) - Math.max(box.top, about.top);
          if (across > 4 && down > 4 && across * down > 0.12 * about.width * about.height)
            breaks('float', `${nameOf(float)} over ${nameOf(subject)}`);
        }
    }
    return found;
  });
