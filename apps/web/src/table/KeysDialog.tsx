import { useEffect, useState } from 'react';
import type { Command } from '../app/commands.ts';
import { ASKING, COMMANDS, doesOf, keyOf, rebound, shownKey, WALKING } from '../app/commands.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

/** Those that stay as they are: people know them from everywhere. */
const FIXED = [
  ['Tab', t('to the board, its buttons, your cards')],
  ['← → ↑ ↓', t('walk over what can be done')],
  [t('Shift + arrow'), t('walk over everything')],
  ['Enter', t('choose')],
  ['?', t('why not, for what you stand on')],
  ['I', t('the large card')],
  [t('Esc'), t('close what is open')],
] as const;

const WORDS = Object.keys({ ...ASKING, ...WALKING }) as readonly Command[];
const TABLE = Object.keys(COMMANDS) as readonly Command[];

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { settings, change } = useSettings();
  const [changing, setChanging] = useState<Command>();
  useNextKey(changing !== undefined, (key) => {
    if (changing !== undefined && key !== 'Escape') change({ keys: rebound(settings.keys, changing, key) });
    setChanging(undefined);
  });
  const list = (commands: readonly Command[]) => (
    <dl className={styles.keys}>
      {commands.map((command) => {
        const key = shownKey(keyOf(command, settings.keys));
        return (
          <div key={command}>
            <dt>
              <Button
                aria-label={t('{does}: {key}. Choose another key', { does: doesOf(command), key })}
                pressed={changing === command}
                onClick={() => setChanging(command)}
              >
                {changing === command ? t('Press a key') : key}
              </Button>
            </dt>
            <dd>{doesOf(command)}</dd>
          </div>
        );
      })}
    </dl>
  );
  return (
    <Dialog open={open} title={t('Keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {FIXED.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('At every table')}</h3>
      {list(TABLE)}
      <h3>{t('At tables in words')}</h3>
      {list(WORDS)}
      <Button onClick={() => change({ keys: {} })}>{t('Original keys')}</Button>
    </Dialog>
  );
}

/** Keys that cannot be given away. */
const KEPT: readonly string[] = ['Tab', 'Enter', 'Shift', 'Control', 'Alt', 'Meta'];

/** The next key that is pressed, wherever. */
function useNextKey(waiting: boolean, take: (key: string) => void): void {
  useEffect(() => {
    if (!waiting) return;
    const onKey = (event: KeyboardEvent) => {
      if (KEPT.includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      take(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [waiting, take]);
}
