import { useState } from 'react';
import type { Shun } from '../app/services.ts';
import { useServices } from '../app/services.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface PersonDialogProps {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  /** `changed`: something was decided about them. */
  readonly onClose: (changed: boolean) => void;
}

/** Whom one does not want to hear, or to meet. */
export function PersonDialog({ person, name, table, onClose }: PersonDialogProps) {
  const { friends } = useServices();
  const [problem, setProblem] = useState('');
  const shun = (as: Shun) => {
    friends.shun(person, as, table).then(
      (answer) => {
        if ('problem' in answer) setProblem(answer.problem);
        else onClose(true);
      },
      () => {},
    );
  };
  return (
    <Dialog
      open
      title={name}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => shun('muted')}>{t('Mute')}</Button>
          <Button kind="danger" onClick={() => shun('blocked')}>
            {t('Block')}
          </Button>
        </>
      }
    >
      <p>
        {t('Muted: you do not see what {name} says. Blocked: moreover {name} comes to no table you host.', {
          name,
        })}
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
