import type { ReactNode } from 'react';
import { isValidElement } from 'react';

/** What a reader would read of it: texts and the children of plain elements. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (isValidElement<{ readonly children?: ReactNode; readonly label?: string }>(node))
    return node.props.label ?? plainText(node.props.children);
  return '';
}

/** As a sentence of its own begins. */
export const capital = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;

/** With one stop at its end. */
export const sentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);
