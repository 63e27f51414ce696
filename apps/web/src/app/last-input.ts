import { useEffect } from 'react';

let last: 'key' | 'pointer' = 'pointer';

/** Whether the last thing somebody did here was to press a key. */
export const usesKeyboard = (): boolean => last === 'key';

export function useLastInput(): void {
  useEffect(() => {
    const onKey = () => {
      last = 'key';
    };
    const onPointer = () => {
      last = 'pointer';
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
}
