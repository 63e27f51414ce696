import type { Missed } from '@questhall/bots';
import { Boundary } from '../../src/app/Boundary.tsx';
import { shellIcon } from '../../src/icons/icons.ts';
import { Notice } from '../../src/pages/Notice.tsx';
import { PasswordPage } from '../../src/pages/PasswordPage.tsx';
import { ConnectionNotice } from '../../src/table/ConnectionNotice.tsx';
import { Curtain } from '../../src/table/Curtain.tsx';
import { MissedChoices } from '../../src/table/ending/Review.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { BOARDS } from './boards.ts';
import { playAtRandom } from './played-positions.ts';

const nothing = () => {};
const LOST = 'This code belongs to no table: tables are cleared 30 days after their last move.';

function Broken(): never {
  throw new Error('for once');
}

const MOST_MISSED = 3;

/** What a match of Brawl is said to have missed: answers that had others beside them. */
function missed(): readonly Missed[] {
  const { rules, usual } = BOARDS.brawl;
  const found: Missed[] = [];
  playAtRandom(rules, usual, 'review', ({ state, decisions: [asked] }) => {
    const [chosen, better] = asked?.options ?? [];
    if (asked?.kind === 'act' && chosen !== undefined && better !== undefined)
      found.push({
        at: found.length,
        chosen,
        better: { option: better, because: { is: 'nothing' }, chance: 0.5, share: 0.4, equal: false },
        by: 0.17,
        view: rules.view(state, asked.seat),
      });
    return found.length === MOST_MISSED;
  });
  return found;
}

const SCENES = {
  password: () => <PasswordPage table="PUGS7" problem="That is not the password." onKnown={nothing} />,
  lost: () => (
    <Notice
      icon={shellIcon.worldIcon}
      title="No table BARTHOLOMEW"
      game="brawl"
      action={{ label: 'Reload', run: nothing }}
    >
      {LOST}
    </Notice>
  ),
  offline: () => <ConnectionNotice report={{ state: 'broken' }} />,
  curtain: () => <Curtain name="Bartholomew of the Long Name" onTake={nothing} />,
  broken: () => (
    <Boundary what="This page" alone>
      <Broken />
    </Boundary>
  ),
  review: () => (
    <Dialog open title="Victory!" onClose={nothing} wide>
      <MissedChoices words={BOARDS.brawl.rules.words} missed={missed()} onLook={nothing} onPlay={nothing} />
    </Dialog>
  ),
};

/** Pages with one thing to say: `?scene=notice&is=password`. */
export function NoticeScene({ query }: { readonly query: URLSearchParams }) {
  const Shown = SCENES[(query.get('is') ?? 'lost') as keyof typeof SCENES];
  return <Shown />;
}
