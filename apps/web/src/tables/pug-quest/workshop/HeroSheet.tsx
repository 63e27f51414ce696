import type { Combo } from '@questhall/games/pug-quest';
import { abilityText, comboText, SYMBOLS } from '@questhall/games/pug-quest';
import { dressedPug } from '../../../art/pug-quest/dressed.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { sceneOf } from '../logic/scenes.ts';
import { ComboCard, isWordy } from '../pieces/ComboCard.tsx';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import { ENERGY_LOOKS } from '../pieces/energy-looks.ts';
import { LifeHearts } from '../pieces/LifeHearts.tsx';
import type { Draft } from './draft.ts';
import { picturedAs } from './draft.ts';
import styles from './HeroSheet.module.css';

interface HeroSheetProps {
  readonly draft: Draft;
  /** The part that is being edited: 'basics', 'ability', 'combos[0]'. */
  readonly part: string;
  readonly onPart: (part: string) => void;
}

/** The hero as it will lie on the table. A click on a card opens it on the bench. */
export function HeroSheet({ draft, part, onPart }: HeroSheetProps) {
  const { name, type, life, initiative, movement, ability, combos } = draft;
  const [light, dark] = ENERGY_LOOKS[type].ground;
  return (
    <div className={styles.sheet}>
      <button
        type="button"
        className={styles.hero}
        aria-pressed={part === 'basics'}
        onClick={() => onPart('basics')}
      >
        <span
          className={styles.portrait}
          style={{ background: `linear-gradient(180deg, ${light}, ${dark})` }}
        >
          <img src={dressedPug(picturedAs(draft))} alt="" />
          <EnergySymbol energy={type} />
        </span>
        <span className={styles.who}>
          <b className={styles.name}>{name}</b>
          <span>{draft.class}</span>
          <span className={styles.numbers}>
            <LifeHearts life={life} max={life} />
            <span>
              <Icon shape={icon.sprintIcon} label={SYMBOLS.initiative} />
              {initiative}
            </span>
            <span>
              <Icon shape={icon.pawIcon} label={SYMBOLS.movement} />
              {movement}
            </span>
          </span>
        </span>
      </button>
      <button
        type="button"
        className={styles.ability}
        aria-pressed={part === 'ability'}
        onClick={() => onPart('ability')}
      >
        <b>{ability.name}.</b> {abilityText(ability, 'hero')}
      </button>
      <ul className={styles.combos} aria-label="Combos" data-pages="">
        {combos.map((made, at) => {
          const combo: Combo = { ...made, id: `draft-${at}` };
          const place = `combos[${at}]`;
          const text = comboText(combo);
          return (
            <li key={combo.id}>
              <ComboCard
                name={combo.name}
                level={combo.level === 'treasure' ? undefined : combo.level}
                type={combo.cost[0] ?? type}
                cost={combo.cost.map((energy) => ({ energy }))}
                riposte={combo.riposte !== undefined}
                scene={sceneOf({ combo, from: 'sheet', card: 'draft' })}
                text={text}
                wordy={isWordy(text)}
                state={part === place ? 'can' : 'idle'}
                tag={part === place ? 'On the bench' : 'Change'}
                bind={{ onClick: () => onPart(place), 'aria-pressed': part === place }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
