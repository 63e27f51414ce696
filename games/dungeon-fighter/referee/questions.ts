/** [DF-DEC] Who may be asked what. */
import { each } from './check.ts';
import { missDamage } from './harm.ts';
import { equipmentCard, isUp, sheet } from './printed.ts';

export const QUESTIONS = [
  each('DF-FAINT-02', ({ asked, table, cast }) =>
    asked.map(({ kind }) => {
      const hero = cast && sheet(table, cast.hero);
      const own = ['armor', 'ability', 'rethrow', 'throw', 'weapons'].includes(kind);
      return own && hero && !isUp(hero) && `${hero.id} is down and is asked: ${kind}`;
    }),
  ),
  each('DF-RULING-11', ({ asked, table }) =>
    asked
      .filter(({ kind }) => kind === 'spend' || kind === 'hammers')
      .map(({ seat, kind }) => {
        const heroes = table.heroes.filter((hero) => hero.seat === seat);
        return !heroes.some(isUp) && `seat ${seat} has nobody up and is asked: ${kind}`;
      }),
  ),
  each('DF-UNI-02', (scene) =>
    scene.asked.flatMap(({ kind, options }) => {
      if (kind !== 'armor' || missDamage(scene) > 0) return [];
      const vain = options.some((option) => {
        const card = 'card' in option ? equipmentCard(String(option.card)) : undefined;
        return card?.type === 'armor' && card.effect.kind === 'prevent';
      });
      return [vain && 'Armor is asked for though the Miss costs nothing'];
    }),
  ),
  each('DF-DEC-29', ({ asked }) =>
    asked.map(
      ({ kind, options }) =>
        kind === 'rule' &&
        !options.some((option) => option.do === 'ruleHit') &&
        'the Leader cannot rule a throw up',
    ),
  ),
];
