/** A thread to be tested: it says what it was told, dies, or never ends. */
import { getPriority } from 'node:os';
import { serve } from '../src/threads/serving.ts';

export type Wish =
  | { readonly say: string; readonly behind?: Int32Array }
  | { readonly die: true }
  | { readonly loop: true }
  | { readonly fail: string }
  | { readonly priority: true };

serve((wish: Wish): string => {
  if ('die' in wish) process.exit(1);
  if ('fail' in wish) throw new Error(wish.fail);
  // Of a thread that asks, the system tells its own.
  if ('priority' in wish) return String(getPriority());
  if ('loop' in wish) for (;;);
  if (wish.behind) Atomics.wait(wish.behind, 0, 0);
  return wish.say;
});
