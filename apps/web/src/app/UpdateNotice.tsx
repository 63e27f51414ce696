import { useEffect } from 'react';
import { t } from '../language/texts.ts';
import { useToast } from '../ui/Toast.tsx';
import { watchForUpdate } from './service-worker.ts';

/** Says when a newer page has been fetched, and changes over when told to: never in the middle of a game by itself. */
export function UpdateNotice() {
  const toast = useToast();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    watchForUpdate((changeOver) =>
      toast({
        text: t('A new version of Questhall is ready.'),
        action: { label: t('Update now'), run: changeOver },
      }),
    );
  }, [toast]);
  return null;
}
