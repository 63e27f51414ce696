import type { ActionCard as ActionCardData, Amount } from '@questhall/games/brawl';
import { actionCard } from '@questhall/games/brawl';
import { t } from '../../../language/texts.ts';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
import type { CardState } from '../../../table/parts/Card.tsx';
import { Card } from '../../../table/parts/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { CORE_LOOKS } from '../logic/cores.ts';
import { printed } from '../printed.ts';
import styles from './ActionCard.module.css';
import { CoreGem } from './CoreGem.tsx';
import { Vignette } from './Vignette.tsx';

interface ActionCardProps {
  readonly id: string;
  readonly state: CardState;
  readonly tag: string;
  readonly hint?: string | undefined;
  readonly raised?: boolean;
  readonly big?: boolean;
  readonly bind?: ButtonBind;
}

const TYPES = {
  attack: { name: t('Attack'), icon: icon.crossedSwordsIcon },
  skill: { name: t('Skill'), icon: icon.polarStarIcon },
  reaction: { name: t('Reaction'), icon: icon.shieldReflectIcon },
} as const;
/** More letters than this need the room of the picture. */
const WORDY = 48;

/** An Action card: its Core and Champion, what it can do in numbers, and what it says. */
export function ActionCard({ id, state, tag, hint, raised = false, big = false, bind }: ActionCardProps) {
  const card = actionCard(id);
  const { dark, line } = CORE_LOOKS[card.core];
  const text = printed.textUnderNumbers(id);
  return (
    <Card
      name={printed.names.card(id)}
      banner={`linear-gradient(180deg, color-mix(in srgb, ${dark} 85%, black), ${line})`}
      mark={
        <span className={styles.core}>
          <CoreGem core={card.core} />
        </span>
      }
      picture={<Vignette card={card} />}
      ribbon={
        <span className={styles.type}>
          <Icon shape={TYPES[card.type].icon} />
          {TYPES[card.type].name}
        </span>
      }
      text={
        <>
          <Numbers card={card} />
          {text}
        </>
      }
      wordy={text.length > WORDY}
      state={state}
      tag={tag}
      hint={hint}
      raised={raised}
      big={big}
      bind={bind}
    />
  );
}

function Numbers({ card: { move, targeting, strength, defence } }: { readonly card: ActionCardData }) {
  return (
    <span className={styles.numbers}>
      {move !== undefined && (
        <span title={t('Move value')}>
          <Icon shape={icon.walkingBootIcon} label={t('Move')} /> {move}
        </span>
      )}
      {targeting.kind !== 'none' && (
        <span title={t('Whom it reaches')}>
          <Icon
            shape={targeting.kind === 'indirect' ? icon.highShotIcon : icon.targetingIcon}
            label={t('Reach')}
          />{' '}
          {reachOf(targeting)}
        </span>
      )}
      {strength !== undefined && (
        <span title={t('Strength')}>
          <Icon shape={icon.broadswordIcon} label={t('Strength')} /> {strengthOf(strength)}
        </span>
      )}
      {defence !== undefined && (
        <span title={t('Defence')}>
          <Icon shape={icon.shieldIcon} label={t('Defence')} /> +{defence}
        </span>
      )}
    </span>
  );
}

/** What is counted stands in the text below. */
function strengthOf(strength: Amount): string {
  if (typeof strength === 'number') return String(strength);
  return 'base' in strength ? `${strength.base}+` : 'X';
}

const REACHES = {
  melee: '1',
  arc3: t('3 hexes'),
  ring6: t('all 6'),
  adjacentEnemies: t('all'),
  ally: t('ally'),
  adjacentAlly: t('ally'),
} as const;

function reachOf(targeting: ActionCardData['targeting']): string {
  if (targeting.kind === 'none') return '';
  if (targeting.kind !== 'direct' && targeting.kind !== 'indirect') return REACHES[targeting.kind];
  return targeting.min === targeting.max ? String(targeting.max) : `${targeting.min}–${targeting.max}`;
}
