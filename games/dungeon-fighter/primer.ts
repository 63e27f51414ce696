import type { Primer } from '../primer.ts';

export const primer: Primer = {
  goal: 'All heroes on one side. Throw dice at a target, room by room, to the third shop; then defeat the final boss. The party loses when all heroes have fainted in one combat, or when there is no die left to throw at the boss.',
  turn: [
    {
      title: 'Dungeon',
      text: 'The leader secretly looks at two rooms and picks one. Its shop icons count; a monster waits inside.',
    },
    {
      title: 'Throw',
      text: 'In turn each hero chooses one die. It must bounce on the table before it touches the board, and come to rest on it.',
    },
    { title: 'Hit or miss', text: 'The section is the damage. A miss hurts the one who threw.' },
    {
      title: 'Rest',
      text: 'When the monster is down, gold and white dice go to the chest, and fainted heroes wake with a scar.',
    },
    { title: 'Shop', text: 'Ten shop icons bring a shop. After the third one waits the boss.' },
  ],
  figures: [
    { of: { hero: 'randolph' }, says: 'A hero: one ability for each colour of die.' },
    { of: { card: 'wooden-spoon' }, says: 'A weapon: what it adds, and the throw it asks for.' },
    { of: { die: 'red' }, says: 'A die: its icon triggers an ability.' },
  ],
  know: [
    {
      title: 'Bounce first',
      text: 'A die that touches the board before the table is a miss, wherever it ends.',
      rules: ['DF-THROW-02', 'DF-MISS-01'],
      also: 'throw valid table',
    },
    {
      title: 'The section is the damage',
      text: 'Across a border, most of its corners decide. The bullseye counts ten.',
      rules: ['DF-HIT-02', 'DF-HIT-05'],
      also: 'points target score',
    },
    {
      title: 'A miss hurts you',
      text: 'Outside the board, in a hole, on a bone, or without what was asked for: the monster hits the thrower.',
      rules: ['DF-MISS-02', 'DF-MISS-03', 'DF-MISS-04', 'DF-MISS-05'],
      also: 'fail damage counter monster target',
    },
    {
      title: 'The icon triggers an ability',
      text: 'With the icon on top, a coloured die triggers your ability of its colour, a white one any of yours.',
      rules: ['DF-ICON-01', 'DF-ICON-02', 'DF-ICON-03'],
      also: 'eye power skill',
    },
    {
      title: 'Icon in the bullseye kills',
      text: 'The monster falls at once, the boss too.',
      rules: ['DF-KILL-01', 'DF-KILL-02', 'DF-KILL-03'],
      also: 'instant kill epic',
    },
    {
      title: 'Silly throws add up',
      text: 'Rooms, monsters and weapons may each ask for a throw: off the elbow, under the knee, with one eye shut. All must be met by the same throw.',
      rules: ['DF-REQ-02', 'DF-REQ-03', 'DF-REQ-04', 'DF-REQ-05'],
      also: 'requirement specific throw',
    },
    {
      title: 'Three dice, once each',
      text: 'When red, green and blue are thrown, take a white die from the chest; or take the coloured ones back, and every hero suffers the monster’s level.',
      rules: ['DF-COMBAT-03', 'DF-NODICE-02', 'DF-NODICE-03'],
      also: 'out of dice retrieve white',
    },
    {
      title: 'No dice come back against the boss',
      text: 'Save white dice for it: without a die to throw you lose.',
      rules: ['DF-BOSS-05', 'DF-LOSE-02'],
      also: 'final end',
    },
    {
      title: 'Fainted heroes wake with a scar',
      text: 'A scar covers one colour: its ability is gone, and you have two life less.',
      rules: ['DF-FAINT-01', 'DF-SCAR-01', 'DF-SCAR-02', 'DF-SCAR-04'],
      also: 'death life lose',
    },
    {
      title: 'Overkill pays',
      text: 'Bring a monster to minus three or less, or kill it at once, for one more gold.',
      rules: ['DF-REST-02', 'DF-REST-03'],
      also: 'epic shot gold',
    },
    {
      title: 'The shop heals and arms you',
      text: 'Buy equipment from the chest’s gold; each gold spent on healing heals every hero by one.',
      rules: ['DF-SHOP-01', 'DF-SHOP-02', 'DF-SHOP-05'],
      also: 'buy equipment heal',
    },
    {
      title: 'Whoever ends it leads',
      text: 'The hero who defeats a monster becomes leader: they choose the next room and settle doubts.',
      rules: ['DF-LEAD-02', 'DF-LEAD-03', 'DF-LEAD-04'],
      also: 'leader choose room path',
    },
  ],
  icons: [
    { icon: 'bullseyeIcon', name: 'Bullseye', text: 'ten damage; with the icon the end' },
    { icon: 'heartsIcon', name: 'Life', text: 'of hero and monster' },
    { icon: 'shopIcon', name: 'Shop icon', text: 'ten of them bring a shop' },
    { icon: 'twoCoinsIcon', name: 'Gold', text: 'in the chest of the party' },
    { icon: 'perspectiveDiceSixIcon', name: 'Die', text: 'one a turn' },
    { icon: 'brokenHeartIcon', name: 'Scar', text: 'one ability and two life less' },
  ],
};
