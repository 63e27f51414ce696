import type { Primer } from '../primer.ts';

export const primer: Primer = {
  goal: 'Up to five pugs fight through three worlds. Defeat the boss of the third world before its tenth round ends and the whole pack wins; if all pugs fall there, or time runs out, it loses.',
  turn: [
    {
      title: 'Initiative',
      text: 'Pugs, monsters and boss act one after the other, the highest initiative first.',
    },
    {
      title: 'Two actions',
      text: 'Your pug takes up to two: Draw two cards, Change the display, Discard and redraw, Move, or one Standard Attack.',
    },
    {
      title: 'Combos',
      text: 'Any number of combos and consumables in between, each paid with its energy cards.',
    },
    {
      title: 'Hand limit',
      text: 'At the end of your turn you discard down to the limit, and the next creature acts.',
    },
    {
      title: 'Tax',
      text: 'In worlds two and three every odd round costs each player one card of the world’s type, or one life.',
    },
  ],
  figures: [
    { of: { card: 'warrior' }, says: 'A pug: its initiative, life, movement and the type it defends with.' },
    { of: { card: 'pizza' }, says: 'A treasure: what it does for whoever carries it.' },
  ],
  know: [
    {
      title: 'Energy pays for everything',
      text: 'Attacks, combos, defence and treasures cost energy cards of five types. A joker stands for any type.',
      rules: ['PQ-ENER-02', 'PQ-ENER-03', 'PQ-ENER-11'],
      also: 'cost price joker currency cards',
      when: { asked: ['act'] },
    },
    {
      title: 'You fight in your lane',
      text: 'A melee attack hits the first enemy in the lane that faces you, whoever of your own stands before you.',
      rules: ['PQ-ATK-01', 'PQ-ATK-02', 'PQ-ATK-03'],
      also: 'target range column friendly fire',
      when: { asked: ['act'] },
    },
    {
      title: 'Whom a monster attacks',
      text: 'A monster moves by its arrows, then attacks by its card: melee the first pug of its lane, penetrating all of them, double and triple the front line.',
      rules: ['PQ-MON-07', 'PQ-ATK-06', 'PQ-ATK-12'],
      also: 'monster target choose who',
      when: { seen: ['damaged'] },
    },
    {
      title: 'Lanes go round',
      text: 'Past lane five comes lane one. If the lane is taken, you stand behind whoever is there, and slide up when they leave.',
      rules: ['PQ-MOVE-02', 'PQ-MOVE-05', 'PQ-MOVE-07'],
      also: 'move queue rank',
      when: { seen: ['moved'] },
    },
    {
      title: 'The Standard Attack',
      text: 'Once a turn: one damage for one card of the target’s own type.',
      rules: ['PQ-ACT-10', 'PQ-ACT-11', 'PQ-MON-05'],
      also: 'hit strike damage',
      when: { asked: ['act'] },
    },
    {
      title: 'Combos are free actions',
      text: 'As many as you can pay for, also the same one twice. Levels two and three unlock one more each.',
      rules: ['PQ-ACT-13', 'PQ-HERO-05', 'PQ-HERO-06'],
      also: 'skill ability level',
      when: { asked: ['act'] },
    },
    {
      title: 'Defend with your own type',
      text: 'When you are hit, each card of your pug’s type that you discard prevents one damage. It is free and works for every attack.',
      rules: ['PQ-DEF-01', 'PQ-DEF-02', 'PQ-DEF-04'],
      also: 'block prevent armour shield',
      when: { asked: ['defend'] },
    },
    {
      title: 'Ripostes answer at once',
      text: 'Some combos are played out of turn, when their trigger happens. They cost their energy and no action.',
      rules: ['PQ-RIP-01', 'PQ-RIP-02', 'PQ-RIP-05'],
      also: 'reaction counter out of turn',
      when: { asked: ['riposte'] },
    },
    {
      title: 'The last blow earns experience',
      text: 'Whoever deals it keeps the monster: two make level two, five level three, and every one beyond is a joker.',
      rules: ['PQ-KILL-02', 'PQ-XP-01', 'PQ-XP-02', 'PQ-XP-03'],
      also: 'xp level up kill',
      when: { seen: ['xpGained'] },
    },
    {
      title: 'Treasure lies in the lane',
      text: 'A defeated monster drops a treasure. A pug facing it may pick it up for one card of the monster’s type, the first in the lane before the others.',
      rules: ['PQ-DROP-01', 'PQ-DROP-02', 'PQ-DROP-03', 'PQ-DROP-04'],
      also: 'loot item pick up',
      when: { seen: ['treasureDropped'] },
    },
    {
      title: 'Damage stays, pugs come back',
      text: 'Wounds go with you from world to world. A pug that falls in world one or two loses cards and treasures, keeps its experience and returns in the next world.',
      rules: ['PQ-CARRY-01', 'PQ-FALL-01', 'PQ-FALL-02', 'PQ-FALL-04'],
      also: 'death defeated heal',
      when: { seen: ['heroReturned', 'belongingsLost'] },
    },
    {
      title: 'Clear a world to reach its market',
      text: 'Only when the last monster falls within ten rounds: buy one treasure each, then trade cards and treasures freely.',
      rules: ['PQ-MKT-01', 'PQ-MKT-04', 'PQ-MKT-07', 'PQ-ROUND-07'],
      also: 'shop buy exchange',
      when: { asked: ['market'] },
    },
  ],
  icons: [
    { icon: 'cardDrawIcon', name: 'Draw', text: 'two cards, from the deck or the display' },
    { icon: 'cycleIcon', name: 'Change', text: 'five new cards in the display' },
    { icon: 'pawPrintIcon', name: 'Move', text: 'to another lane' },
    { icon: 'crossedSwordsIcon', name: 'Attack', text: 'one damage' },
    { icon: 'heartsIcon', name: 'Life', text: 'what is left of it' },
    { icon: 'shieldIcon', name: 'Defend', text: 'damage prevented' },
  ],
};
