import { useSyncExternalStore } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import type { Speed } from '../app/settings.ts';
import { LESS } from './motion/less.ts';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(LESS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** How fast things move: as the person has set it, unless the system asks for less motion; steps hold still anyway. */
export function useSpeed(): Speed {
  const { settings } = useSettings();
  const less = useSyncExternalStore(subscribe, () => window.matchMedia(LESS).matches);
  return less && settings.speed !== 'step' ? 'instant' : settings.speed;
}
