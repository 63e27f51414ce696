import { useCallback } from 'react';
import { t } from '../language/texts.ts';
import { useToast } from '../ui/Toast.tsx';

/** Copies an address, or shows it where the page may not touch the clipboard. */
export function useShare(): (address: string) => void {
  const toast = useToast();
  return useCallback(
    (address) => {
      const shown = () => toast({ text: address });
      // Only pages that were served securely may write to the clipboard.
      if (!navigator.clipboard) shown();
      else navigator.clipboard.writeText(address).then(() => toast({ text: t('Link copied.') }), shown);
    },
    [toast],
  );
}
