/** Questions that are asked over the board, by their kind. The others are answered in the arena and in the tray. */

import type { DecisionKind } from '@questhall/games/brawl';
import { asBrawlOption } from '@questhall/games/brawl';
import type { Option } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import type { Prompt } from '../../table/game-table.ts';
import { Medallion } from '../../ui/Medallion.tsx';
import { championArt } from './board/Champion.tsx';
import type { BrawlScene } from './logic/scene.ts';
import { baseOf, seatNumber } from './logic/sides.ts';
import { ActionCard } from './pieces/ActionCard.tsx';
import { printed } from './printed.ts';
import styles from './prompts.module.css';

type BrawlPrompt = Prompt<BrawlScene['view']>;

/** The sentence of the status line serves as a title. */
const asked = ({ decision, words, view }: BrawlScene): string =>
  decision === null ? '' : words.decision(decision.kind, decision.about, view);

export function Face({
  id,
  view,
  size = 44,
}: {
  readonly id: number;
  readonly view: BrawlScene['view'];
  readonly size?: number;
}) {
  const champion = view.champions[id];
  if (champion === undefined) return null;
  const portrait = championArt(champion);
  return (
    <Medallion
      label={printed.names.champion(champion.key)}
      size={size}
      base={baseOf(champion, view)}
      seat={seatNumber(champion.seat)}
      {...(portrait !== undefined && { art: portrait, framed: true })}
    />
  );
}

const attacker = ({ view }: BrawlScene) =>
  view.action === null ? undefined : <Face id={view.action.champion} view={view} size={56} />;

/** The cards that can be played now, or taken from the pile; each a click. */
function CardsBody({ decision, choose, words, view }: BrawlScene) {
  return (
    <ul className={styles.cards}>
      {(decision?.options ?? [])
        .flatMap((option) => {
          const each = asBrawlOption(option);
          return 'card' in each ? [{ option, card: each.card }] : [];
        })
        .map(({ option, card }) => (
          <li key={JSON.stringify(option)}>
            <ActionCard
              id={card}
              state="can"
              tag={tagOf(option, words.option(option, view))}
              bind={{ onClick: () => choose(option) }}
            />
          </li>
        ))}
    </ul>
  );
}

function tagOf(option: Option, sentence: string): string {
  const each = asBrawlOption(option);
  return each.do === 'react' || each.do === 'recover' ? SHORT[each.do] : sentence;
}

const SHORT = { react: t('React'), recover: t('Take') } as const;

const is =
  (...deeds: readonly string[]) =>
  (option: Option): boolean =>
    deeds.includes(option.do);

export const PROMPTS: { readonly [kind in DecisionKind]?: BrawlPrompt } = {
  order: { title: asked },
  react: {
    title: (scene) => {
      const { action } = scene.view;
      if (action === null) return asked(scene);
      const key = scene.view.champions[action.champion]?.key;
      if (key === undefined) return asked(scene);
      const champion = printed.names.champion(key);
      return action.card === null
        ? t('{champion} attacks', { champion })
        : t('{champion} attacks with {card}', { champion, card: printed.names.card(action.card) });
    },
    detail: asked,
    portrait: attacker,
    Body: CardsBody,
    foot: is('pass', 'passTurn'),
  },
  recover: { title: asked, Body: CardsBody },
};

/** Answered with the cards in hand. */
const WITH_CARDS: readonly string[] = ['mulligan', 'plan', 'stun', 'act'] satisfies DecisionKind[];
export const isWithCards = (kind: string): boolean => WITH_CARDS.includes(kind);
