import { Dialog } from '../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

const KEYS = [
  ['Tab', 'to the board, its buttons, your cards'],
  ['← → ↑ ↓', 'walk over what can be done'],
  ['Shift + arrow', 'walk over everything'],
  ['Enter', 'choose'],
  ['?', 'why not, for what you stand on'],
  ['I', 'the large card'],
  ['Space', 'go on with what is being shown'],
  ['+ − 0', 'nearer, farther, the whole board, where it zooms'],
  ['E', 'end your turn'],
  ['U', 'undo'],
  ['H', 'hint'],
  ['L', 'log'],
  ['R', 'since your last turn'],
  ['M', 'sound on and off'],
  ['Esc', 'close what is open'],
] as const;

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  return (
    <Dialog open={open} title="Keys" onClose={onClose}>
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
