import type { Option, Ref } from '@questhall/kernel';
import type { Hint } from '@questhall/protocol';
import type { DOMAttributes } from 'react';
import { createContext, useContext, useEffect } from 'react';
import { useInspect } from '../ui/use-inspect.ts';
import { optionsAt, refKey } from './refs.ts';

/** What the shell knows about the things on the table. */
export interface TargetAccess {
  readonly options: readonly Option[];
  readonly hints: readonly Hint[];
  /** Keys of what the log points at. */
  readonly pointed: ReadonlySet<string>;
  /** The thing whose why-not note is open. */
  readonly asked: string | undefined;
  /** Something is being shown: where nothing can be chosen, keys go on with that. */
  readonly showing: boolean;
  readonly act: (options: readonly Option[], candidates: readonly Option[], element: Element) => void;
  readonly ask: (options: readonly Option[], candidates: readonly Option[], element: Element) => void;
  /** By key: the large card of this thing belongs beside the element, or nowhere. */
  readonly inspect: (key: string, element: Element | undefined) => void;
}

const NO_TABLE: TargetAccess = {
  options: [],
  hints: [],
  pointed: new Set(),
  asked: undefined,
  showing: false,
  act: () => {},
  ask: () => {},
  inspect: () => {},
};

export const Targets = createContext<TargetAccess>(NO_TABLE);

type Bound = Pick<
  DOMAttributes<Element>,
  | 'onClick'
  | 'onKeyDown'
  | 'onPointerEnter'
  | 'onPointerMove'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onClickCapture'
  | 'onContextMenu'
  | 'onBlur'
> & { readonly tabIndex: number; readonly 'data-target': string; readonly 'data-legal': boolean };

export interface Target {
  /** The options that point here. */
  readonly options: readonly Option[];
  /** A click does something. */
  readonly legal: boolean;
  /** A hint advises one of them. */
  readonly hint: Hint | undefined;
  /** A line of the log that names it is pointed at. */
  readonly pointed: boolean;
  /** Its why-not note is open. */
  readonly asked: boolean;
  /** To be spread onto the button or SVG group that shows the thing. */
  readonly bind: Bound;
}

/**
 * Makes something on the table take part in the game. `candidates`: what a click could have meant, for the note that
 * says why it is not possible.
 */
export function useTarget(ref: Ref, candidates: readonly Option[] = []): Target {
  const access = useContext(Targets);
  const key = refKey(ref);
  const options = optionsAt(access, ref);
  const { anchor, handlers } = useInspect();
  const { inspect } = access;
  useEffect(() => {
    if (anchor === undefined) return;
    inspect(key, anchor);
    return () => inspect(key, undefined);
  }, [anchor, inspect, key]);
  return {
    options,
    legal: options.length > 0,
    hint: access.hints.find(({ option }) => option.at !== undefined && refKey(option.at) === key),
    pointed: access.pointed.has(key),
    asked: access.asked === key,
    bind: {
      ...handlers,
      'data-target': key,
      'data-legal': options.length > 0,
      // One stop for the whole board; the arrow keys walk on from there (walk.ts moves the stop).
      tabIndex: -1,
      onClick: (event) => access.act(options, candidates, event.currentTarget),
      onKeyDown: (event) => {
        handlers.onKeyDown(event);
        if (event.key === '?') access.ask(options, candidates, event.currentTarget);
        const pressed = event.key === 'Enter' || event.key === ' ';
        if (pressed && (options.length > 0 || !access.showing) && event.currentTarget.tagName !== 'BUTTON') {
          event.preventDefault();
          access.act(options, candidates, event.currentTarget);
        }
      },
    },
  };
}

/** What makes an SVG group a button for everyone: what it is, what it is called, and what it does. */
export const svgButton = ({ bind, legal }: Target, label: string) =>
  ({ ...bind, role: 'button', 'aria-label': label, 'aria-disabled': legal ? undefined : true }) as const;
