import type { Primer } from '../primer.ts';

export const primer: Primer = {
  goal: 'Two to four fairy-tale heroes explore a dungeon, tile by tile. Complete the adventure’s objective together; the adventure says how it is lost. In a campaign gold, gear and skills are carried on.',
  turn: [
    { title: 'Refresh', text: 'Abilities that were used are ready again.' },
    { title: 'Event', text: 'From the second round on, one event card is drawn and carried out.' },
    {
      title: 'Action',
      text: 'Heroes and monsters activate by the initiative row. A hero takes two actions: move, attack, cast, use a skill, interact, swap gear or rest.',
    },
    { title: 'End', text: 'Effects that last until the end of the round are over.' },
  ],
  figures: [
    {
      of: { hero: 'red-riding-hood' },
      says: 'A hero: speed, health, energy, skill trees and a power of their own.',
    },
    { of: { skill: 'fireball' }, says: 'A spell: what it costs, how many dice, and its shape.' },
    { of: { item: 'longsword' }, says: 'A weapon: its type and its dice.' },
  ],
  know: [
    {
      title: 'Two actions a turn',
      text: 'Any two, also the same twice. Rest must be the second one; it brings all energy back.',
      rules: ['DL-ACT-01', 'DL-ACT-08', 'DL-ACT-09'],
      also: 'activation turn rest',
    },
    {
      title: 'Walking away is dangerous',
      text: 'Whoever leaves a space beside an enemy is attacked at once by each enemy they leave. It works both ways.',
      rules: ['DL-FREE-01', 'DL-FREE-02', 'DL-FREE-03'],
      also: 'free attack move opportunity',
    },
    {
      title: 'Attack dice need the right symbol',
      text: 'Melee, ranged and magical attacks count their own symbol. A critical always counts and rolls one more die.',
      rules: ['DL-DICE-05', 'DL-DICE-08', 'DL-DICE-09'],
      also: 'roll success odds explode critical',
    },
    {
      title: 'Damage is successes minus shields',
      text: 'The target rolls one defence die per point of defence; half of its sides help.',
      rules: ['DL-ATTACK-05', 'DL-ATTACK-07', 'DL-ATTACK-09', 'DL-DICE-12'],
      also: 'armour defend hit',
    },
    {
      title: 'Surge: two energy, one success',
      text: 'After your roll, in attack and in defence, two energy add one symbol of your choice.',
      rules: ['DL-ENERGY-04', 'DL-ENERGY-05', 'DL-ENERGY-06'],
      also: 'energy boost',
    },
    {
      title: 'Whom a monster goes for',
      text: 'Among those it can reach and attack: hunters take the weakest; the others avoid free attacks, then take the nearest.',
      rules: ['DL-AI-04', 'DL-AI-05'],
      also: 'monster target choose hero behaviour',
    },
    {
      title: 'Ranged means not adjacent',
      text: 'A ranged attack never hits somebody next to the shooter. Figures and blocking terrain stand in the line of sight.',
      rules: ['DL-RANGE-01', 'DL-LOS-03', 'DL-LOS-04'],
      also: 'bow line of sight los shoot',
    },
    {
      title: 'Doors open when it is quiet',
      text: 'With no monster on the board a hero may open a door: a new tile with monsters and scenery, and a new initiative row.',
      rules: ['DL-EXPL-03', 'DL-EXPL-04', 'DL-INIT-02'],
      also: 'explore tile room',
    },
    {
      title: 'Search each tile once',
      text: 'With no monster on the board, searching is a free action: gold for everybody, a consumable, or a piece of equipment.',
      rules: ['DL-LOOT-01', 'DL-LOOT-02', 'DL-LOOT-03', 'DL-DICE-16'],
      also: 'loot treasure item gold',
    },
    {
      title: 'Skills cost experience',
      text: 'Each hero has their own trees. Buy any skill you can pay for; there are no prerequisites.',
      rules: ['DL-XP-02', 'DL-XP-03', 'DL-XP-06'],
      also: 'xp learn spell tree',
    },
    {
      title: 'Nobody dies',
      text: 'At zero health a hero falls unconscious, comes back after some turns with one health, or sooner if somebody heals them from anywhere.',
      rules: ['DL-CHAR-08', 'DL-CHAR-09', 'DL-CHAR-10', 'DL-CHAR-12'],
      also: 'death unconscious revive',
    },
    {
      title: 'One weapon per attack',
      text: 'Choose it with the target. Its number of dice, plus what items and skills add, is what you roll.',
      rules: ['DL-ATTACK-01', 'DL-ATTACK-02', 'DL-ATTACK-04'],
      also: 'gear equipment item',
    },
  ],
  icons: [
    { icon: 'heartsIcon', name: 'Health', text: 'damage a hero can take' },
    { icon: 'sparklesIcon', name: 'Energy', text: 'pays for spells, skills, surge and run' },
    { icon: 'sprintIcon', name: 'Run', text: 'one energy, one more space' },
    { icon: 'crossedSwordsIcon', name: 'Melee', text: 'against who stands beside you' },
    { icon: 'bowArrowIcon', name: 'Ranged', text: 'never against who stands beside you' },
    { icon: 'shieldIcon', name: 'Defence', text: 'dice against an attack' },
  ],
};
