import type { CheckedContent } from '@questhall/games';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { InspectCard } from '../ui/InspectCard.tsx';

interface CardPreviewProps {
  readonly title: string;
  readonly checked: CheckedContent;
  /** The address of its picture. */
  readonly portrait: string | undefined;
}

/** What is made as the large card of a table: picture, and what it says, line by line. */
export function CardPreview({ title, checked, portrait }: CardPreviewProps) {
  const [head, ...lines] = 'picture' in checked ? checked.picture.split('\n') : [];
  const said = head === undefined || head === title ? lines : [head, ...lines];
  const facts = 'picture' in checked ? said : [t('Not playable yet')];
  return (
    <InspectCard
      title={title}
      picture={portrait === undefined ? undefined : <img src={portrait} alt="" />}
      facts={facts.map((text, at) => ({ id: `${at}`, icon: shellIcon.anvilIcon, text }))}
    />
  );
}
