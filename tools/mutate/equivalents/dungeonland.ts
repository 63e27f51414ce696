import type { Equivalents } from './equivalent.ts';

export const DUNGEONLAND: Equivalents = {
  'objectives.ts': [
    {
      was: '1',
      becomes: '2',
      line: 'const tile = s.map.tiles[boardOf(s).tileAt[figure.cell] ?? -1];',
      reason: 'No tile has either number.',
    },
  ],
  'procedures/attack.ts': [
    {
      was: '0',
      becomes: '1',
      line: 'started: 0,',
      reason: 'It is set when the defence is rolled, before anybody reads it.',
    },
  ],
  'procedures/damage.ts': [
    {
      was: '!mayStand(s, hero, occupants(s), cell)',
      becomes: 'false',
      reason: 'Only free spaces are offered: it guards against faults of the rules themselves.',
    },
  ],
  'procedures/explore.ts': [
    {
      was: 's.map.tiles.length === 0 ? undefined : boardOf(s).squares',
      becomes: 'boardOf(s).squares',
      reason: 'Before the first tile nobody stands anywhere who could keep a square.',
    },
  ],
  'procedures/hero-activation.ts': [
    {
      was: 's.active',
      becomes: 'true',
      line: 'if (s.active) s.active.runs += 1;',
      reason: 'Whoever runs is active; only types ask.',
    },
  ],
  'procedures/move.ts': [
    {
      was: '8',
      becomes: '9',
      line: 'for (let d = 0; d < 8; d++) {',
      reason: 'A space has eight neighbours: nothing is linked in a ninth direction.',
    },
    {
      was: 'd < 8',
      becomes: 'd <= 8',
      reason: 'A space has eight neighbours: nothing is linked in a ninth direction.',
    },
  ],
  'queries/acts.ts': [
    {
      was: '8',
      becomes: '9',
      line: 'for (let d = 0; d < 8; d++) {',
      reason: 'A space has eight neighbours: nothing is linked in a ninth direction.',
    },
    {
      was: 'd < 8',
      becomes: 'd <= 8',
      reason: 'A space has eight neighbours: nothing is linked in a ninth direction.',
    },
    {
      was: "weapon.kind !== 'weapon'",
      becomes: 'false',
      reason: 'Attacks are listed with weapons only; the check is for the types.',
    },
  ],
  'queries/attacks.ts': [
    {
      was: 'false',
      becomes: 'true',
      line: 'if (!figure) return false;',
      reason: 'Only the hero who rolls is asked for Lucky and Sure Strike: there is always one.',
    },
  ],
  'queries/board.ts': [
    {
      was: 'latest = { map, board };',
      becomes: '',
      reason: 'The board is looked up again: the same one, only slower.',
    },
    {
      was: 'x + i',
      becomes: 'x - i',
      line: "setWall(grid, walls, edgeOf({ x: x + i, y }, 'N'), true);",
      reason: 'The tile beyond sets the same wall from its side; where there is none, nobody can go or see.',
    },
  ],
  'queries/dice.ts': [
    {
      was: 'roll.signs.filter((sign) => sign === signOf(type))',
      becomes: 'roll.signs.filter(() => true)',
      reason: 'A Surge of an attack offers the symbol of its type and no other.',
    },
  ],
  'queries/figures.ts': [
    {
      was: 'each.cell === cell || (isLarge(each) && spacesOf(s, each).includes(cell))',
      becomes: 'true',
      reason: 'Whoever asks looks at the whole table next: the same answer, only slower.',
    },
  ],
  'queries/powers.ts': [
    {
      was: "of.kind === 'villain' && s.villain?.figure === of.id",
      becomes: "of.kind === 'villain' || s.villain?.figure === of.id",
      reason: 'There is one villain at a time, and it is that one.',
    },
    {
      was: '1',
      becomes: '2',
      line: "if (id === 'dodge') return sum > 0 ? 0 : 1;",
      reason: 'Dodge has no amount: whoever has it, has it.',
    },
    {
      was: '1',
      becomes: '2',
      line: 'return dodgesByItem(s, of) ? 1 : 0;',
      reason: 'Ghostly has no amount: whoever has it, has it.',
    },
  ],
  'queries/reach.ts': [
    {
      was: '!isKnown',
      becomes: 'false',
      reason: 'What is not kept is searched again: the same ways, only slower.',
    },
  ],
  'queries/surges.ts': [
    {
      was: 'dice + chains',
      becomes: 'dice - chains',
      reason: 'Only minions are asked about, and none has a Gable item.',
    },
  ],
};
