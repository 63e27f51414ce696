/** [PQ-FALL] A Hero is Defeated. */
import type { EvilReward } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero, isHero, isStanding, monster, standingHeroes } from '../queries/area.ts';
import { evilLordSeat } from '../queries/values.ts';
import { discardEnergy, evilLordDraws, removeFrom } from './energy.ts';

const heroFalls = procedure(flow.heroFalls, {
  /** [PQ-EVIL-09] [PQ-RULING-69] Due when a Creature did it, but not after the last Hero; [PQ-RULING-86] it may be waived. */
  reward: ask({
    kind: 'evilReward',
    who: (s, f) =>
      f.by !== '' && !isHero(s, f.by) && standingHeroes(s).length > 0 ? evilLordSeat(s) : undefined,
    candidates: (s, f): EvilReward[] => [
      { do: 'drawTwo' },
      ...hero(s, f.hero).treasures.map(
        (treasure): EvilReward => ({ do: 'loot', treasure, at: { card: treasure } }),
      ),
      { do: 'waive' },
    ],
    whyNot: (s, f, option) =>
      option.do === 'loot' && !isStanding(s, f.by) ? { rule: 'PQ-EVIL-09', creature: f.by } : undefined,
    about: (_s, f) => ({ hero: f.hero, by: f.by }),
    answer: (s, f, option) => {
      if (option.do === 'drawTwo') evilLordDraws(s, 2);
      if (option.do !== 'loot') return;
      removeFrom(hero(s, f.hero).treasures, option.treasure);
      monster(s, f.by).loot.push(option.treasure);
      emit(s, { type: 'lootTaken', monster: f.by, hero: f.hero, treasure: option.treasure });
    },
  }),
  /** [PQ-FALL-01] [PQ-FALL-02] [PQ-RULING-55] Everything but the XP goes to the discard piles. */
  discard: (s, f) => {
    const fallen = hero(s, f.hero);
    fallen.fallen = true;
    fallen.marks = [];
    fallen.extraActions = 0;
    const { hand, treasures, prizes } = fallen;
    if (hand.length + treasures.length + prizes.length > 0)
      emit(s, {
        type: 'belongingsLost',
        hero: f.hero,
        cards: hand.length,
        treasures: [...treasures],
        prizes: [...prizes],
      });
    s.treasureDiscard.push(...treasures.splice(0));
    s.monsterDiscard.push(...prizes.splice(0));
    discardEnergy(s, hand.splice(0));
  },
});

export const heroFallsProcedures = [heroFalls];
