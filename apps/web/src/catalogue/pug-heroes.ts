/** The pugs to choose from on the shelf, in the order of the box; `art` names a drawing of art/pug-quest. */
export interface PugHero {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly art: string;
}

export const PUG_HEROES: readonly PugHero[] = [
  { id: 'sir-bravepug', name: 'Sir Bravepug', role: 'Warrior', art: 'h-warrior' },
  { id: 'puga-yaga', name: 'Puga Yaga', role: 'Witch', art: 'h-witch' },
  { id: 'pugpin', name: 'Pugpin', role: 'Thief', art: 'h-thief' },
  { id: 'pugtor', name: 'Pugtor', role: 'Cleric', art: 'h-cleric' },
  { id: 'puggab', name: 'Puggab', role: 'Barbarian', art: 'h-barbarian' },
  { id: 'mcpugson', name: 'McPugson', role: 'Merchant', art: 'h-merchant' },
  { id: 'pugramix', name: 'Pugramix', role: 'Druid', art: 'h-druid' },
  { id: 'elpug', name: 'Elpug', role: 'Wizard', art: 'h-wizard' },
  { id: 'robin-pug', name: 'Robin Pug', role: 'Ranger', art: 'h-ranger' },
  { id: 'pugliaccio', name: 'Pugliaccio', role: 'Bard', art: 'h-bard' },
];
