import type { Primer } from '../primer.ts';

export const primer: Primer = {
  goal: 'Three champions a side in a ring of hexes. Score challenges and take rivals out of action: the first side with five victory points wins at once. There are no dice.',
  turn: [
    {
      title: 'Score',
      text: 'Gain the points of every challenge whose condition you meet now, at the start of your turn.',
    },
    {
      title: 'Act',
      text: 'Spend up to three cores, one of each colour, on cards of your champions and on standard actions.',
    },
    {
      title: 'Upkeep',
      text: 'Ready your cores, discard your hand and draw five cards. They serve for reactions first, then for your next turn.',
    },
    {
      title: 'The track moves',
      text: 'After both turns every challenge moves one slot to the right, and a new one appears.',
    },
  ],
  figures: [
    { of: { champion: 0 }, says: 'A champion: hitpoints, defence, and what changes when it levels up.' },
    { of: { card: 'plundarr' }, says: 'A card: its core, its move and its strength.' },
    { of: { challenge: 'blue-ground' }, says: 'A challenge: what must be so at the start of your turn.' },
  ],
  know: [
    {
      title: 'Three cores, three actions',
      text: 'Every action exhausts one core: Manipulation, Destruction or Creation. A card needs the core of its colour.',
      rules: ['SFB-CORE-01', 'SFB-CORE-02', 'SFB-CORE-03'],
      also: 'energy cost colour',
      when: { asked: ['act'] },
    },
    {
      title: 'Challenges score at the start of your turn',
      text: 'What you meet in the middle of a turn scores nothing: your rival always has a turn to break it.',
      rules: ['SFB-SCORE-01', 'SFB-SCORE-02', 'SFB-SCORE-08'],
      also: 'points vp win track',
      when: { asked: ['act'] },
    },
    {
      title: 'The slot decides what it is worth',
      text: 'A new challenge cannot be scored yet. Then it is worth one point, two, and one again before it leaves.',
      rules: ['SFB-SCORE-07', 'SFB-TRACK-01', 'SFB-TRACK-05'],
      also: 'value points slot',
      when: { seen: ['trackAdvanced'] },
    },
    {
      title: 'A champion out of action is a point',
      text: 'You gain one point, and the champion who did it levels up. Take out one of your own, and the point goes to the rival.',
      rules: ['SFB-OOA-01', 'SFB-OOA-02', 'SFB-OOA-03', 'SFB-OOA-12'],
      also: 'kill knock out death',
      when: { seen: ['knockedOut'] },
    },
    {
      title: 'Nobody is out for good',
      text: 'Champions come back healed through their gate, with any action that has a move.',
      rules: ['SFB-OOA-04', 'SFB-OOA-06', 'SFB-OOA-10'],
      also: 'return respawn gate',
      when: { seen: ['knockedOut'] },
    },
    {
      title: 'Strength minus defence',
      text: 'An attack deals its strength less the target’s defence. Damage that a card names as damage is never reduced.',
      rules: ['SFB-DMG-02', 'SFB-BASIC-09', 'SFB-BASIC-10'],
      also: 'attack armour hit',
      when: { seen: ['struck'] },
    },
    {
      title: 'Whom you can target',
      text: 'Enemies only, unless the card says otherwise. An area hits everybody in it, your own too.',
      rules: ['SFB-BASIC-05', 'SFB-BASIC-06', 'SFB-DMG-04'],
      also: 'aoe range friend ally',
      when: { asked: ['attack'] },
    },
    {
      title: 'Reactions spend tomorrow’s core',
      text: 'Once per attack you may play a reaction on a champion of yours that is targeted. The core stays exhausted in your next turn.',
      rules: ['SFB-REACT-02', 'SFB-REACT-04', 'SFB-CORE-06'],
      also: 'defend counter out of turn',
      when: { asked: ['react'] },
    },
    {
      title: 'Standard actions need no card',
      text: 'Move one and plan, heal or strike for one damage, by colour; or move two with any core. Each once a turn.',
      rules: ['SFB-STD-01', 'SFB-STD-02', 'SFB-STD-03', 'SFB-STD-04', 'SFB-STD-05'],
      also: 'basic move heal',
      when: { asked: ['act'] },
    },
    {
      title: 'Traps lie face down',
      text: 'Whoever enters the hex, also when pushed, turns it over: damage, root or stun. A fresh one is placed elsewhere.',
      rules: ['SFB-TRAP-01', 'SFB-TRAP-02', 'SFB-TRAP-08'],
      also: 'hidden hex danger',
      when: { asked: ['placeTrap'] },
    },
    {
      title: 'Push them into something',
      text: 'What stops a push or a pull hurts: every hex that is missing becomes damage. A rooted champion takes all of it.',
      rules: ['SFB-KW-PUSH-03', 'SFB-KW-PUSH-05', 'SFB-DISP-03'],
      also: 'wall statue displacement collide',
      when: { seen: ['rooted'] },
    },
    {
      title: 'Levelled up until it falls',
      text: 'A champion that levels up turns its card over: better numbers and a lasting effect, until it is taken out of action.',
      rules: ['SFB-LEVEL-01', 'SFB-LEVEL-03', 'SFB-LEVEL-05'],
      also: 'upgrade card',
      when: { seen: ['levelledUp'] },
    },
  ],
  icons: [
    { icon: 'walkingBootIcon', name: 'Move', text: 'hexes a champion may move' },
    { icon: 'crossedSwordsIcon', name: 'Strength', text: 'before defence' },
    { icon: 'shieldIcon', name: 'Defence', text: 'taken off every attack' },
    { icon: 'pushIcon', name: 'Push', text: 'away from the attacker' },
    { icon: 'wolfTrapIcon', name: 'Trap', text: 'nobody knows which' },
    { icon: 'upgradeIcon', name: 'Level up', text: 'after a knock-out' },
  ],
};
