import type { HeroView } from '@questhall/games/pug-quest';
import { asPugOption, ENERGY_NAMES } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';
import { chooseBoth } from '../../../table/parts/plan.ts';
import type { TableView } from '../logic/after.ts';
import { comboById, typeOf } from '../logic/cards.ts';
import { count, spareXp } from '../logic/cost.ts';
import { TableCombo } from '../tray/Combos.tsx';
import type { Energy } from '../vocabulary.ts';
import { Guard } from './Guard.tsx';
import styles from './prompts.module.css';

/** The combos that may be played as an answer. */
function combosIn(options: readonly Option[]): readonly string[] {
  const ids = options.flatMap((raw) => {
    const option = asPugOption(raw);
    return option.do === 'riposte' ? [option.combo] : [];
  });
  return [...new Set(ids)];
}

/** [PQ-DEC-15] Ripostes, and beside them the defence one can still make after letting them pass. */
export function RiposteBody(scene: Scene<TableView>) {
  const { decision, view } = scene;
  if (decision === null) return null;
  const { hero: id, target, damage } = decision.about;
  const hero = view.heroes.find((candidate) => candidate.id === id);
  if (hero === undefined) return null;
  const pass = decision.options.find((option) => option.do === 'pass');
  const defences = target === id ? defencesOf(hero, Number(damage), view) : [];
  return (
    <div className={styles.reactions}>
      {combosIn(decision.options).map((combo) => {
        const owned = comboById(combo, view);
        return (
          owned && (
            <div key={combo} className={styles.combo}>
              <TableCombo scene={scene} hero={hero} owned={owned} big />
            </div>
          )
        );
      })}
      {pass && defences.length > 1 && (
        <Guard
          title="Defend"
          rule={guardRule(typeOf(hero.id, view))}
          damage={Number(damage)}
          options={defences}
          verb="Defend"
          onGuard={(option) => chooseBoth(scene, pass, 'defend', option)}
        />
      )}
    </div>
  );
}

const guardRule = (type: Energy): string => `One ${ENERGY_NAMES[type]} or Joker for each point.`;

/** [PQ-DEF-01] [PQ-RULING-19] What could be answered when the defence is asked for. */
function defencesOf(hero: HeroView, damage: number, view: TableView): readonly Option[] {
  const type = typeOf(hero.id, view);
  const hand = view.hands?.[hero.id] ?? [];
  const natural = Math.min(damage, count<Energy>(hand, type));
  const list: Option[] = [];
  for (let own = 0; own <= natural; own++) {
    for (let jokers = 0; jokers <= Math.min(damage - own, count<Energy>(hand, 'joker')); jokers++) {
      for (let xp = 0; xp <= Math.min(damage - own - jokers, spareXp(hero)); xp++) {
        const cards: Energy[] = [
          ...Array.from({ length: own }, () => type),
          ...Array.from({ length: jokers }, () => 'joker' as const),
        ];
        const option = { do: 'defend', cards, xp };
        list.push(option);
      }
    }
  }
  return list;
}

/** [PQ-DEC-17] */
export function DefendBody(scene: Scene<TableView>) {
  const { decision, choose, view } = scene;
  if (decision === null) return null;
  const { hero, damage } = decision.about;
  return (
    <Guard
      title="Defend"
      rule={guardRule(typeOf(String(hero), view))}
      damage={Number(damage)}
      options={decision.options}
      verb="Defend"
      onGuard={choose}
    />
  );
}

/** [PQ-DEC-28] The Evil Lord wards off damage from one of its creatures. */
export function PreventBody(scene: Scene<TableView>) {
  const { decision, choose, view } = scene;
  if (decision === null) return null;
  const { target, damage } = decision.about;
  return (
    <Guard
      title="Shield it"
      rule={guardRule(typeOf(String(target), view))}
      damage={Number(damage)}
      options={decision.options}
      verb="Shield it"
      onGuard={choose}
    />
  );
}

/** [PQ-DEC-16] */
export function AnswerBody(scene: Scene<TableView>) {
  const { decision, view } = scene;
  if (decision === null) return null;
  const hero = view.heroes.find(({ id }) => id === decision.about.hero);
  if (hero === undefined) return null;
  return (
    <div className={styles.reactions}>
      {combosIn(decision.options).map((combo) => {
        const owned = comboById(combo, view);
        return (
          owned && (
            <div key={combo} className={styles.combo}>
              <TableCombo scene={scene} hero={hero} owned={owned} big />
            </div>
          )
        );
      })}
    </div>
  );
}
