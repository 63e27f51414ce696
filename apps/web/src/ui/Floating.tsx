import { autoUpdate } from '@floating-ui/dom';
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from './classes.ts';
import styles from './Floating.module.css';
import type { Box, Hides, Place, Side, Surroundings } from './place.ts';
import { place, roomBeside } from './place.ts';

interface FloatingProps {
  readonly anchor: Element;
  readonly side?: Side;
  readonly role: 'tooltip' | 'note';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What can be chosen now, and what is asked, is hidden only where nothing else is left. */
const CHOICES = '[data-target][data-legal="true"], [data-option], [data-said], button';

/** Something that floats beside an element of the page, above everything else but what it is about. */
export function Floating({ anchor, side = 'right', role, id, className, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>();
  useLayoutEffect(() => {
    const self = box.current;
    if (self === null) return;
    let gone = false;
    const look = (hides: Hides): Promise<Place> => {
      self.dataset.hides = hides;
      return place(self, nowAt(anchor), side, surroundingsOf(self, nowAt(anchor)));
    };
    // Where all it has to say would hide what it speaks of, it says less, and at last only how it begins.
    const squeeze = (): Promise<Place> => {
      self.style.setProperty('--room', `${roomBeside(surroundingsOf(self, nowAt(anchor)))}px`);
      return look('subjects');
    };
    const loosen = (): Promise<Place> => {
      self.style.removeProperty('--room');
      return look('nothing');
    };
    const settle = () =>
      void loosen()
        .then((found) => (found.hides === 'nothing' ? found : look(found.hides)))
        .then((found) => (found.hides === 'subjects' ? squeeze() : found))
        .then(
          (found) => gone || setAt(found),
          () => {},
        );
    let here = nowAt(anchor);
    let stop = autoUpdate(here, self, settle);
    // Another window may be laid out anew: then the same thing stands elsewhere.
    const watcher = new MutationObserver(() => {
      if (here.isConnected || nowAt(anchor) === here) return;
      stop();
      here = nowAt(anchor);
      stop = autoUpdate(here, self, settle);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      gone = true;
      watcher.disconnect();
      stop();
    };
  }, [anchor, side]);
  const style: CSSProperties & Record<'--arrow', string> = {
    left: at?.left ?? 0,
    top: at?.top ?? 0,
    visibility: at === undefined ? 'hidden' : 'visible',
    '--arrow': `${at?.arrow ?? 0}px`,
  };
  // A modal dialog hides the rest of the page: what floats over its content must live inside it.
  return createPortal(
    <div
      ref={box}
      id={id}
      role={role}
      data-side={at?.side}
      data-about={JSON.stringify(selectorOf(anchor))}
      className={classes(styles.floating, className)}
      style={style}
    >
      {children}
    </div>,
    anchor.closest('dialog') ?? document.body,
  );
}

/** The element, or the one that shows the same thing now. */
function nowAt(element: Element): Element {
  if (element.isConnected) return element;
  const [selector] = selectorOf(element);
  return (selector === undefined ? null : document.querySelector(selector)) ?? element;
}

const boxOf = (element: Element | Range): Box => element.getBoundingClientRect();

function surroundingsOf(self: Element, anchor: Element): Surroundings {
  const choices = [...document.querySelectorAll(CHOICES)].filter((other) => !self.contains(other));
  const words: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    if (self.contains(text)) continue;
    range.selectNode(text);
    words.push(boxOf(range));
  }
  // One thing may be drawn twice: on the map, and in the order of the round.
  const alike = selectorOf(anchor).flatMap((selector) => [...document.querySelectorAll(selector)]);
  return { subjects: [anchor, ...alike].map(boxOf), choices: choices.map(boxOf), words };
}

/** By which it is found again, if it has a name on the table. */
function selectorOf(element: Element): readonly string[] {
  for (const name of ['data-target', 'data-option']) {
    const value = element.getAttribute(name);
    if (value !== null) return [`[${name}="${CSS.escape(value)}"]`];
  }
  return [];
}
