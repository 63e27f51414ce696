import { useEffect } from 'react';
import { usesKeyboard } from '../app/last-input.ts';
import { useLatest } from './use-latest.ts';

type Keys = { readonly [key: string]: (() => void) | undefined };

const TYPING = 'input, textarea, select, [contenteditable]';

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

const FIRST = '[data-target][data-legal="true"], [data-option]';

/** A new question: who plays by keyboard and has lost the focus with the old one is led to the first answer. */
export function useFocusOnQuestion(question: number | undefined): void {
  useEffect(() => {
    if (question === undefined || !usesKeyboard()) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const first = [...document.querySelectorAll<HTMLElement>(FIRST)].find((element) =>
      element.checkVisibility(),
    );
    first?.focus();
  }, [question]);
}
