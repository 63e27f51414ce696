/** [DL-XP-04] [DL-XP-05] [DL-RULING-27] The four trees; the cost is that of the row. */
import type { Skill, SkillId, Tree } from '../vocabulary.ts';

const row = (tree: Tree, cost: number, skills: readonly (readonly [SkillId, string, number?])[]): Skill[] =>
  skills.map(([id, name, energy]) =>
    energy === undefined ? { id, name, tree, cost } : { id, name, tree, cost, energy },
  );

export const SKILLS: readonly Skill[] = [
  ...row('martial', 1, [
    ['powerStrike', 'Power Strike', 2],
    ['twoHandedMaster', 'Two Handed Master'],
    ['oneHandedMaster', 'One Handed Master'],
  ]),
  ...row('martial', 2, [
    ['cleaveAttack', 'Cleave Attack'],
    ['powerfulBlow', 'Powerful Blow', 4],
  ]),
  ...row('martial', 3, [
    ['criticalMastery', 'Critical Mastery'],
    ['flurryOfBlows', 'Flurry of Blows', 4],
  ]),
  ...row('zenith', 1, [
    ['fastReflexes', 'Fast Reflexes'],
    ['magicalMastery', 'Magical Mastery'],
    ['rangedMastery', 'Ranged Mastery'],
  ]),
  ...row('zenith', 2, [
    ['blastingPower', 'Blasting Power', 4],
    ['deadlyShot', 'Deadly Shot'],
  ]),
  ...row('zenith', 3, [
    ['surpriseAttack', 'Surprise Attack', 2],
    ['multiShot', 'Multi-Shot', 4],
  ]),
  ...row('protection', 1, [
    ['vigor', 'Vigor', 2],
    ['heavyArmorMastery', 'Heavy Armor Mastery'],
    ['lightArmorMastery', 'Light Armor Mastery'],
  ]),
  ...row('protection', 2, [
    ['defensiveStance', 'Defensive Stance'],
    ['shieldSlam', 'Shield Slam'],
  ]),
  ...row('protection', 3, [
    ['evasive', 'Evasive'],
    ['berserk', 'Berserk'],
  ]),
  ...row('spellcasting', 0, [
    ['fireball', 'Fireball'],
    ['magicalArrow', 'Magical Arrow'],
    ['blindingLight', 'Blinding Light'],
  ]),
  ...row('spellcasting', 1, [
    ['inferno', 'Inferno'],
    ['frostLance', 'Frost Lance'],
    ['sleep', 'Sleep'],
  ]),
  ...row('spellcasting', 2, [
    ['heal', 'Heal'],
    ['lavaSphere', 'Lava Sphere'],
    ['blizzard', 'Blizzard'],
  ]),
  ...row('spellcasting', 3, [
    ['mindControl', 'Mind Control'],
    ['restoration', 'Restoration'],
  ]),
];
