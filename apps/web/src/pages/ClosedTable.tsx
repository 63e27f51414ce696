import type { ClientState } from '@questhall/protocol';
import { HOME } from '../app/routes.ts';
import { loadNewest } from '../app/service-worker.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Notice } from './Notice.tsx';
import { PasswordPage } from './PasswordPage.tsx';

export const RELOAD = { label: t('Reload'), run: loadNewest };

interface ClosedTableProps {
  readonly code: string;
  readonly bye: ClientState['bye'];
  /** What the hall says about it. */
  readonly problem: string | undefined;
  readonly onPassword: (password: string) => void;
}

/** A table of the hall that does not let one in, and what to do about it. */
export function ClosedTable({ code, bye, problem, onPassword }: ClosedTableProps) {
  const rule = bye?.reason.rule;
  if (rule === 'QH-PASSWORD' || rule === 'QH-WRONG-PASSWORD')
    return (
      <PasswordPage
        table={code}
        problem={rule === 'QH-WRONG-PASSWORD' ? problem : undefined}
        onKnown={onPassword}
      />
    );
  const gone = rule === 'QH-NO-TABLE';
  return (
    <Notice
      icon={shellIcon.worldIcon}
      title={gone ? t('No table {code}', { code }) : t('Table {code} cannot be opened', { code })}
      game={HOME.game}
      {...(rule === 'QH-PROTOCOL' && { action: RELOAD })}
    >
      {gone
        ? t(
            'Check the code: it has six letters and digits. A table nobody has begun is removed after a while.',
          )
        : problem}
    </Notice>
  );
}
