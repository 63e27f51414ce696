/** The pugs to choose from on the shelf. They are named here too, so that the shelf need not load the whole game. */
export interface PugHero {
  /** As in the game's content; the drawing is `h-` and this. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

export const PUG_HEROES: readonly PugHero[] = [
  { id: 'warrior', name: 'Sir Bravepug', role: 'Warrior' },
  { id: 'witch', name: 'Puga Yaga', role: 'Witch' },
  { id: 'thief', name: 'Pugpin', role: 'Thief' },
  { id: 'cleric', name: 'Pugtor', role: 'Cleric' },
  { id: 'barbarian', name: 'Puggab', role: 'Barbarian' },
  { id: 'merchant', name: 'McPugson', role: 'Merchant' },
  { id: 'druid', name: 'Pugramix', role: 'Druid' },
  { id: 'wizard', name: 'Elpug', role: 'Wizard' },
  { id: 'ranger', name: 'Robin Pug', role: 'Ranger' },
  { id: 'bard', name: 'Pugliaccio', role: 'Bard' },
];
