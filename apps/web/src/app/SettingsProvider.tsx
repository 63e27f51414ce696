import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { listenForGestures, setVolumes } from '../sound/player.ts';
import { deviceStore } from './device-store.ts';
import type { Settings } from './settings.ts';
import { DEFAULT_SETTINGS, readSettings, writeSettings } from './settings.ts';

interface SettingsAccess {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

const Context = createContext<SettingsAccess>({ settings: DEFAULT_SETTINGS, change: () => {} });

export const useSettings = (): SettingsAccess => useContext(Context);

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(() => readSettings(deviceStore));
  const latest = useRef(settings);
  // Kept at once: who has become somebody else on this device reloads the page before anything is drawn.
  const change = useCallback((part: Partial<Settings>) => {
    latest.current = { ...latest.current, ...part };
    writeSettings(deviceStore, latest.current);
    setSettings(latest.current);
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.speed = settings.speed;
    dataset.text = settings.text;
    dataset.patterns = settings.patterns ? 'on' : 'off';
  }, [settings]);
  const { sound, effects, music, room } = settings;
  useEffect(() => setVolumes({ on: sound, effects, music, room }), [sound, effects, music, room]);
  useEffect(listenForGestures, []);
  const access = useMemo(() => ({ settings, change }), [settings, change]);
  return <Context value={access}>{children}</Context>;
}
