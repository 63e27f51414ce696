import { useState } from 'react';
import { t } from '../language/texts.ts';
import { hall } from '../sound/hall/pack.ts';
import { playSound } from '../sound/player.ts';
import { Slider } from '../ui/Slider.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { useSettings } from './SettingsProvider.tsx';

const VOLUMES = [
  { kind: 'effects', label: t('Effects') },
  { kind: 'music', label: t('Music') },
  { kind: 'room', label: t('Room') },
] as const;

const canPlay = (): boolean => new Audio().canPlayType('audio/webm; codecs=opus') !== '';

/** What is heard and felt. */
export function SoundSettings() {
  const { settings, change } = useSettings();
  const [playable] = useState(canPlay);
  return (
    <>
      <Toggle
        label={t('Sound')}
        detail={
          playable
            ? t('Music, effects and the sounds of each world; M turns it on and off at a table')
            : t('This browser cannot play these sounds: they are Opus in WebM')
        }
        on={settings.sound}
        onChange={(sound) => change({ sound })}
      />
      {settings.sound &&
        VOLUMES.map(({ kind, label }) => (
          <Slider
            key={kind}
            label={label}
            value={settings[kind]}
            step={5}
            say={(value) => `${value} %`}
            onChange={(volume) => change({ [kind]: volume })}
            {...(kind === 'effects' && { onSettle: () => playSound(hall, 'turn') })}
          />
        ))}
      {'vibrate' in navigator && (
        <Toggle
          label={t('Vibration')}
          detail={t('A short buzz for hits and when it is your turn')}
          on={settings.vibration}
          onChange={(vibration) => change({ vibration })}
        />
      )}
    </>
  );
}
