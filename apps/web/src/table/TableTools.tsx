import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { useShownKey } from './use-keys.ts';
import type { Undo } from './use-undo.ts';

interface TableToolsProps {
  /** Undefined: for those who only look on. */
  readonly undo: Undo | undefined;
  /** Undefined: at this table there is no advice. */
  readonly hint:
    | { readonly shown: boolean; readonly thinking: boolean; readonly toggle: () => void }
    | undefined;
  /** Undefined: nobody runs out of time. */
  readonly moreTime: (() => void) | undefined;
  readonly onMenu: () => void;
}

/** Undo, hint and menu, at the end of the status bar. */
export function TableTools({ undo, hint, moreTime, onMenu }: TableToolsProps) {
  const [timeKey, hintKey] = [useShownKey('time'), useShownKey('hint')];
  return (
    <>
      {moreTime !== undefined && (
        <Button kind="primary" hotkey={timeKey} onClick={moreTime}>
          {t('More time')}
        </Button>
      )}
      {undo !== undefined && <UndoButton undo={undo} />}
      {hint !== undefined && (
        <Button
          kind="quiet"
          icon={shellIcon.lightBulbIcon}
          hotkey={hintKey}
          pressed={hint.shown}
          aria-busy={hint.thinking}
          onClick={hint.toggle}
        >
          {hint.thinking ? t('Thinking') : t('Hint')}
        </Button>
      )}
      <Button kind="quiet" icon={shellIcon.hamburgerMenuIcon} aria-label={t('Menu')} onClick={onMenu} />
    </>
  );
}

/** Plain when free, dashed when the others must be asked, and never dead: what cannot be undone says why. */
function UndoButton({ undo: { state, asking, run } }: { readonly undo: Undo }) {
  const key = useShownKey('undo');
  return (
    <Button
      kind="quiet"
      icon={shellIcon.anticlockwiseRotationIcon}
      hotkey={key}
      dashed={state === 'ask'}
      refused={state === 'none'}
      pressed={asking}
      onClick={run}
    >
      {asking ? t('Asking') : state === 'ask' ? t('Ask to undo') : t('Undo')}
    </Button>
  );
}
