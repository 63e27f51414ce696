import { t } from '../language/texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

const KEYS = [
  ['Tab', t('to the board, its buttons, your cards')],
  ['← → ↑ ↓', t('walk over what can be done')],
  [t('Shift + arrow'), t('walk over everything')],
  ['Enter', 'choose'],
  ['?', t('why not, for what you stand on')],
  ['I', t('the large card')],
  ['Space', t('go on with what is being shown')],
  ['+ − 0', t('nearer, farther, the whole board, where it zooms')],
  ['E', t('end your turn')],
  ['U', 'undo'],
  ['H', 'hint'],
  ['L', 'log'],
  ['R', t('since your last turn')],
  ['M', t('sound on and off')],
  [t('Esc'), t('close what is open')],
] as const;

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  return (
    <Dialog open={open} title={t('Keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
