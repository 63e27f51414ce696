import type { Primer } from '../primer.ts';

export const primer: Primer = {
  goal: 'One to six heroes play a mission of the book. Meet its objective before the turn marker meets the End of the Game token. Nobody dies, but every knock-out draws that token one space nearer.',
  turn: [
    {
      title: 'Heroes',
      text: 'Each hero acts once, in any order, with a pool of six action dice for eight kinds of action.',
    },
    {
      title: 'Rooms wake',
      text: 'A sleeping room wakes when a hero enters it, when its door is bashed, or by the noise of a fight next door.',
    },
    { title: 'Monsters come', text: 'Portals bring new Ugly Snouts.' },
    {
      title: 'Monsters act',
      text: 'Every monster of a room that is awake walks to the nearest hero and attacks.',
    },
    {
      title: 'Clear',
      text: 'Shield tokens that nobody used are lost, and heroes who lie down stand up again.',
    },
  ],
  figures: [
    { of: { figure: 'barka' }, says: 'A hero: life, shield dice and level.' },
    { of: { card: 'brutal-assault' }, says: 'An ability: three levels, used when it is full.' },
  ],
  know: [
    {
      title: 'Six dice a turn',
      text: 'For each action you say how many you roll. What is rolled is spent until your next turn.',
      rules: ['SF-DICE-01', 'SF-DICE-08', 'SF-DICE-09'],
      also: 'pool action roll',
      when: { asked: ['act'] },
    },
    {
      title: 'A star is worth your attribute',
      text: 'One sword is 1, two swords are 2, a star is the attribute that the action uses: Speed for moving, Strength for melee and bashing, and so on.',
      rules: ['SF-DICE-04', 'SF-DICE-05', 'SF-DICE-06', 'SF-DICE-11'],
      also: 'test value total',
      when: { seen: ['rolled'] },
    },
    {
      title: 'Stars also charge abilities',
      text: 'Each star you roll gives one energy to an ability of your choice. A full ability can be used at any time of your turn.',
      rules: ['SF-STAR-01', 'SF-STAR-02', 'SF-ABIL-02', 'SF-ABIL-03'],
      also: 'energy charge power',
      when: { asked: ['placeStar'] },
    },
    {
      title: 'Moving takes a roll',
      text: 'The total is how far you may go; diagonal steps count one. What you do not use is lost.',
      rules: ['SF-MOVE-01', 'SF-MOVE-02', 'SF-MOVE-03'],
      also: 'squares walk speed',
      when: { asked: ['goTo', 'act'] },
    },
    {
      title: 'Monsters block the way',
      text: 'The squares around a monster are its block zone, and as far as it hits. You cannot walk through monsters or closed doors.',
      rules: ['SF-BLOCK-01', 'SF-BLOCK-06', 'SF-MOVE-05'],
      also: 'zone stop',
      when: { asked: ['goTo'] },
    },
    {
      title: 'An attack must reach the protection',
      text: 'A total of at least the monster’s protection deals one damage, however high it is.',
      rules: ['SF-ATK-05', 'SF-ATK-07', 'SF-ATK-08'],
      also: 'hit armour odds',
      when: { seen: ['missed', 'blocked', 'damaged'] },
    },
    {
      title: 'Without shields every blow hits',
      text: 'Keep dice as shield tokens: when a monster attacks, you roll as many as you like and must beat its total.',
      rules: ['SF-DEF-01', 'SF-DEF-02', 'SF-DEF-03', 'SF-DEF-05'],
      also: 'defend block armour',
      when: { asked: ['defend'] },
    },
    {
      title: 'Whom a monster attacks',
      text: 'The nearest hero. If several are as near, the Fate Die decides by colour, then the order on the monster’s card.',
      rules: ['SF-AI-01', 'SF-AI-04', 'SF-AI-05', 'SF-AI-06'],
      also: 'monster target choose behaviour',
      when: { seen: ['monstersPhaseBegan'] },
    },
    {
      title: 'Doors: pick or bash',
      text: 'Both need a total of six: Cunning picks quietly and earns experience, Strength bashes and wakes the room.',
      rules: ['SF-DOOR-02', 'SF-DOOR-04', 'SF-WAKE-02', 'SF-XP-03'],
      also: 'open lock noise wake',
      when: { seen: ['moved'] },
    },
    {
      title: 'Chests, barrels and traps',
      text: 'A chest holds a magic item, a barrel a small one; both need a six. A trap under it springs unless you disarm it first.',
      rules: ['SF-CHEST-02', 'SF-CHEST-03', 'SF-BARREL-02', 'SF-TRAP-02'],
      also: 'loot treasure item',
      when: { seen: ['chestOpened', 'barrelBroken', 'trapSprung'] },
    },
    {
      title: 'Experience raises abilities',
      text: 'Damage to a monster and locks that you pick earn one each; every level raises an ability from I to III.',
      rules: ['SF-XP-02', 'SF-XP-03', 'SF-XP-05'],
      also: 'xp level up',
      when: { asked: ['levelUp'] },
    },
    {
      title: 'Falling costs time',
      text: 'A hero at zero life lies down and stands up healed after the phase, but the end of the game comes one turn sooner.',
      rules: ['SF-DOWN-01', 'SF-DOWN-03', 'SF-DOWN-04', 'SF-CORE-07'],
      also: 'death knock out lose',
      when: { seen: ['wentDown'] },
    },
  ],
  icons: [
    { icon: 'bootsIcon', name: 'Move', text: 'star counts Speed' },
    { icon: 'crossedSwordsIcon', name: 'Attack', text: 'star counts Strength, Aim or Magic' },
    { icon: 'shieldIcon', name: 'Defend', text: 'dice kept for the monsters’ phase' },
    { icon: 'powerLightningIcon', name: 'Charge', text: 'star counts Magic' },
    { icon: 'doorIcon', name: 'Door', text: 'pick it or bash it, six or more' },
    { icon: 'wolfTrapIcon', name: 'Trap', text: 'disarm it before you open' },
  ],
};
