import type { Monster } from '@questhall/games/pug-quest';
import { monsterText, nameOf } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../../table/game-table.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TreasureFace } from '../board/TreasureFace.tsx';
import { icon } from '../icons.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { foeCard, treasureCard } from '../logic/cards.ts';
import { Payments } from './Payments.tsx';
import styles from './prompts.module.css';

interface BigChoiceProps {
  readonly option: Option | undefined;
  readonly scene: Scene<TableView>;
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly onPoint?: (pointed: boolean) => void;
}

/** One of two or three things to choose from: a picture, a title, what it means. */
export function BigChoice({ option, scene, title, picture, children, onPoint }: BigChoiceProps) {
  if (option === undefined) return null;
  return (
    <button
      type="button"
      className={styles.choice}
      data-option={canonical(option)}
      onClick={() => scene.choose(option)}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <span className={styles.picture}>{picture}</span>
      <b>{title}</b>
      <span className={styles.text}>{children}</span>
    </button>
  );
}

/** [PQ-DEC-20] The prize, or experience and what the monster drops. */
export function PrizeBody(scene: Scene<TableView>) {
  const { decision, view } = scene;
  const id = String(decision?.about.monster ?? '');
  const card = foeCard(id);
  if (decision === null || card === undefined) return null;
  const prize = monsterText(card as Monster)
    .filter((line) => line.startsWith('Prize.'))
    .map((line) => line.replace('Prize. ', ''));
  return (
    <div className={styles.choices}>
      <BigChoice
        scene={scene}
        option={decision.options.find((option) => option.do === 'takePrize')}
        title="Take the Prize"
        picture={
          <>
            <img src={artOf(id, view)} alt="" />
            <Icon shape={icon.trophyCupIcon} className={styles.sign} />
          </>
        }
      >
        {prize.join(' ')}
      </BigChoice>
      <BigChoice
        scene={scene}
        option={decision.options.find((option) => option.do === 'takeXp')}
        title="Take 1 XP"
        picture={
          <>
            <Icon shape={icon.upgradeIcon} />
            <Icon shape={icon.openTreasureChestIcon} />
          </>
        }
      >
        And its treasure drops: the heroes facing it may pick it up.
      </BigChoice>
    </div>
  );
}

/** [PQ-DEC-21] What was dropped, and ways to pay for it. */
export function PickUpBody(scene: Scene<TableView>) {
  const { decision, view } = scene;
  const id = String(decision?.about.treasure ?? '');
  if (decision === null) return null;
  return (
    <div className={styles.beside}>
      <TreasureFace id={id} view={view} />
      <div>
        <p className={styles.lead}>Pick it up for</p>
        <Payments scene={scene} options={decision.options.filter((option) => option.do === 'pickUp')} />
      </div>
    </div>
  );
}

/** [PQ-DEC-29] What the Evil Lord gets for a fallen hero. */
export function RewardBody(scene: Scene<TableView>) {
  const { decision, view } = scene;
  if (decision === null) return null;
  const loot = decision.options.filter((option) => option.do === 'loot');
  return (
    <div className={styles.choices}>
      <BigChoice
        scene={scene}
        option={decision.options.find((option) => option.do === 'drawTwo')}
        title="Draw 2 cards"
        picture={<Icon shape={icon.upgradeIcon} />}
      >
        From the energy deck.
      </BigChoice>
      {loot.map((option) => {
        const id = String(option.at?.card);
        const card = treasureCard(id);
        return (
          card && (
            <BigChoice
              key={id}
              scene={scene}
              option={option}
              title={card.name}
              picture={<img src={artOf(id, view)} alt="" />}
            >
              Goes under {nameOf(String(decision.about.by), view)}.
            </BigChoice>
          )
        );
      })}
    </div>
  );
}
