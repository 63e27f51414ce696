import type { OwnChampion } from '@questhall/games/brawl';
import { championCard, ownChampionId } from '@questhall/games/brawl';
import type { Json } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { art } from '../../../art/brawl/index.ts';
import { t } from '../../../language/texts.ts';
import type { BenchLook, PreviewProps } from '../../game-page.ts';
import { ActionCard } from '../pieces/ActionCard.tsx';
import { printed } from '../printed.ts';
import styles from './champion-look.module.css';

const asDraft = (draft: Json): OwnChampion => draft as unknown as OwnChampion;

/** Both sides of the Champion card, and the six cards. A click on one opens it on the bench. */
function Preview({ draft, part, onPart }: PreviewProps) {
  const { looks } = asDraft(draft);
  const id = ownChampionId(asDraft(draft));
  const { name, role, cards } = championCard(id);
  return (
    <>
      <div className={styles.sides}>
        {([false, true] as const).map((levelled) => {
          const side = levelled ? 'levelled' : 'basic';
          return (
            <button
              key={side}
              type="button"
              className={styles.side}
              aria-pressed={part === side}
              onClick={() => onPart(side)}
            >
              <img src={art(levelled ? `${looks}-up` : looks) ?? art(looks)} alt="" />
              <b>{name}</b>
              <small>{levelled ? t('Levelled Up') : role}</small>
              <span>{printed.sideText(id, levelled)}</span>
            </button>
          );
        })}
      </div>
      <ul className={styles.cards} aria-label={t('Cards of {name}', { name })}>
        {cards.map((card, at) => {
          const place = `cards[${at}]`;
          return (
            <li key={place}>
              <ActionCard
                id={card.id}
                state="can"
                tag={t('Change')}
                raised={part === place}
                bind={{ onClick: () => onPart(place), 'aria-pressed': part === place }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function face(field: string, value: string): ReactNode {
  if (field !== 'looks') return undefined;
  return <img src={art(value)} alt={printed.names.champion(value)} />;
}

export const championLook: BenchLook = { Preview, face, portrait: (draft) => art(asDraft(draft).looks) };
