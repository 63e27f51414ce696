import { useEffect } from 'react';
import type { Command } from '../app/commands.ts';
import { COMMAND_NAMES, keyOf, shownKey } from '../app/commands.ts';
import { usesKeyboard } from '../app/last-input.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { useLatest } from './use-latest.ts';

type Keys = { readonly [key: string]: (() => void) | undefined };
type Commands = { readonly [command in Command]?: (() => void) | undefined };

const TYPING = 'input, textarea, select, [contenteditable]';

/** The same by what they do: the key of each is the one the person has chosen. */
export function useCommands(commands: Commands): void {
  const { keys } = useSettings().settings;
  useKeys(Object.fromEntries(COMMAND_NAMES.map((command) => [keyOf(command, keys), commands[command]])));
}

/** As it stands on the key that the person has chosen for it. */
export const useShownKey = (command: Command): string =>
  shownKey(keyOf(command, useSettings().settings.keys));

/** Single keys that do something wherever the focus is, except while somebody types or a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      if (ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest]);
}

/** Where answers are, the likeliest first: in a prompt, on the table, among the buttons. */
const ANSWERS = [
  '[role="dialog"] [data-option]',
  '[role="dialog"] button',
  '[data-target][data-legal="true"]',
  '[data-option]',
] as const;

/** Nobody stands there, or on something that was possible a moment ago. */
const isLost = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  element.matches(
    '[role="dialog"], [data-parked], [data-target]:not([data-legal="true"]):not([data-option])',
  );

/** A new question: who plays by keyboard and has lost the focus with the old one is led to the first answer. */
export function useFocusOnQuestion(question: number | undefined): void {
  useEffect(() => {
    if (question === undefined || !usesKeyboard() || !isLost(document.activeElement)) return;
    for (const answers of ANSWERS) {
      const first = [...document.querySelectorAll<HTMLElement>(answers)].find((answer) =>
        answer.checkVisibility(),
      );
      first?.focus();
      if (first !== undefined) return;
    }
  }, [question]);
}
