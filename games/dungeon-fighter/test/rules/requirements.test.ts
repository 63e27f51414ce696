import { expect, test } from 'vitest';
import type { OwnEquipment } from '../../src/content/own.ts';
import { ownCardId } from '../../src/content/own.ts';
import { MONSTERS, REQUIREMENTS, ROOMS, rules } from '../../src/index.ts';
import { REQUIREMENT_TEXTS } from '../../src/words/names.ts';
import type { Combat } from '../table.ts';
import { armed, combat, foeLife, foresee, hurl, lifeOf, RANDOLPH, release, TINA, TODD } from '../table.ts';

const inForce = (setting: Combat, weapons: readonly string[] = []): unknown => {
  const t = combat(setting);
  t.choose('chooseDie', { do: 'take', die: 'red' });
  if (t.decisions[0]?.kind === 'weapons') t.choose('weapons', { do: 'arm', weapons: [...weapons] });
  return t.about().requirements;
};

test('[DF-REQ-01] Monsters, rooms and Weapons carry requirements', () => {
  expect(MONSTERS.some(({ requirement }) => requirement)).toBe(true);
  expect(ROOMS.some(({ requirement }) => requirement)).toBe(true);
  expect(inForce({ equipment: { [TODD]: ['hip-whip'] } }, ['hip-whip'])).toEqual(['hip']);
});

test('[DF-REQ-02] those of Monster and room hold for every throw', () => {
  expect(inForce({ monster: 'gatecrasher-grub', room: 'keyhole-hall' })).toEqual(['gate', 'oneEye']);
});

test('[DF-REQ-03] those of a Weapon hold when it is used', () => {
  const equipment = { [TODD]: ['fan-cannon'] };
  expect(inForce({ equipment }, [])).toEqual([]);
  expect(inForce({ equipment }, ['fan-cannon'])).toEqual(['ramp']);
});

test('[DF-REQ-04] [DF-REQ-05] all of them must be met by the same throw', () => {
  const setting: Combat = { monster: 'gatecrasher-grub', room: 'keyhole-hall' };
  for (const failed of ['gate', 'oneEye']) {
    const t = combat(setting);
    hurl(t, 'red', `section4 fault:${failed}`);
    expect(foeLife(t)).toBe(20);
  }
  const met = combat(setting);
  hurl(met, 'red', 'section4');
  expect(foeLife(met)).toBe(16);
});

test('[DF-REQ-06] [DF-VEC-41] the same requirement on two cards counts once', () => {
  const equipment = { [TODD]: ['glasscrasher'] };
  const setting: Combat = { monster: 'obnoxious-monkey', room: 'hula-healers-hut', equipment };
  expect(inForce(setting, ['glasscrasher'])).toEqual(['flick', 'hip']);
});

test('[DF-REQ-07] they hold for white dice, special dice and re-throws', () => {
  const white = combat({ monster: 'obnoxious-monkey', pool: [], special: ['big'] });
  white.choose('chooseDie', { do: 'take', die: 'big' });
  expect(white.about().requirements).toEqual(['hip']);
  release(white, 'section1');
  white.choose('chooseDie', { do: 'take', die: 'white' });
  expect(white.about().requirements).toEqual(['hip']);
  const again = combat({ monster: 'obnoxious-monkey', active: RANDOLPH });
  hurl(again, 'green', 'hole icon');
  again.choose('ability', { ability: 'rethrow' });
  expect(again.about().requirements).toEqual(['hip']);
});

test('[DF-REQ-08] a requirement met does not make up for the bounce', () => {
  const t = combat({ monster: 'ramp-tramp' });
  hurl(t, 'red', 'section4 fault:bounce');
  expect(foeLife(t)).toBe(20);
});

test('[DF-NINE-01] [DF-NINE-02] [DF-NINE-03] [DF-NINE-04] [DF-NINE-05] [DF-NINE-06] [DF-NINE-07] [DF-NINE-08] [DF-NINE-09] the nine throws: failing any of them is a Miss, and each is explained', () => {
  expect(REQUIREMENTS).toHaveLength(9);
  for (const requirement of REQUIREMENTS) {
    const room = ROOMS.find((card) => card.requirement === requirement)?.id ?? '';
    const failed = combat({ room });
    hurl(failed, 'red', `section5 fault:${requirement}`);
    expect(foeLife(failed)).toBe(20);
    expect(lifeOf(failed, TODD)).toBe(7);
    const met = combat({ room });
    hurl(met, 'red', 'section5');
    expect(foeLife(met)).toBe(15);
    expect(REQUIREMENT_TEXTS[requirement].length).toBeGreaterThan(20);
  }
});

test('[DF-RULING-46] a Weapon’s failed requirement makes a Miss of a throw that was good without it', () => {
  const t = combat({ equipment: { [TODD]: ['hip-whip'] } });
  armed(t, 'red', 'section4 fault:hip', ['hip-whip']);
  expect(foeLife(t)).toBe(20);
  expect(lifeOf(t, TODD)).toBe(7);
});

test('[DF-EQUIP-03] [DF-EQUIP-04] [DF-EQUIP-05] [DF-EQUIP-07] [DF-DEC-13] before each throw the Hero takes none, one or more Weapons; bonuses and requirements add up', () => {
  const equipment = { [TINA]: ['fan-cannon', 'wooden-spoon'] };
  const t = combat({ active: TINA, equipment });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(t.options('weapons')).toHaveLength(4);
  t.choose('weapons', { weapons: ['fan-cannon', 'wooden-spoon'] });
  expect(t.about().requirements).toEqual(['ramp']);
  foresee(t, 'section3');
  t.choose('throw', 'throw');
  expect(foeLife(t)).toBe(20 - 6);
  const miss = combat({ active: TINA, equipment });
  armed(miss, 'red', 'hole', ['fan-cannon', 'wooden-spoon']);
  expect(foeLife(miss)).toBe(20);
});

test('[DF-RELIC-03] [DF-DEC-22] the Medal lifts one requirement from one throw, once per combat, in anybody’s turn', () => {
  const t = combat({ relics: ['four-leaf-medal'], monster: 'gatecrasher-grub', room: 'keyhole-hall' });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  t.choose('throw', { do: 'ignore', requirement: 'gate' });
  expect(t.about().requirements).toEqual(['oneEye']);
  foresee(t, 'section4');
  t.choose('throw', 'throw');
  expect(foeLife(t)).toBe(16);
  t.choose('chooseDie', { do: 'take', die: 'green' });
  expect(t.refusal({ do: 'ignore', requirement: 'gate' }).rule).toBe('DF-RELIC-03');
  expect(t.about().requirements).toEqual(['gate', 'oneEye']);
});

test('[DF-RELIC-03] two Relics that ignore a requirement are used once each, also for the same throw', () => {
  const clover: OwnEquipment = {
    type: 'relic',
    name: 'Clover Charm',
    picture: 'gear-four-leaf-medal',
    price: 5,
    flavour: 'Five leaves.',
    effect: { kind: 'ignoreRequirement' },
  };
  const charm = ownCardId(clover);
  const relics = ['four-leaf-medal', charm];
  const options = { ownEquipment: [clover] };
  const t = combat({ options, relics, monster: 'gatecrasher-grub', room: 'keyhole-hall' });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  t.choose('throw', { do: 'ignore', requirement: 'gate', at: { card: 'four-leaf-medal' } });
  expect(t.refusal({ do: 'ignore', requirement: 'oneEye', at: { card: 'four-leaf-medal' } }).rule).toBe(
    'DF-RELIC-03',
  );
  t.choose('throw', { do: 'ignore', requirement: 'oneEye', at: { card: charm } });
  expect(t.about().requirements).toEqual([]);
  expect(rules.view(t.state, 0).throw?.waived).toEqual(['gate', 'oneEye']);
  foresee(t, 'section4');
  t.choose('throw', 'throw');
  expect(rules.view(t.state, 0).combat?.relicsUsed).toEqual(relics);
  expect(foeLife(t)).toBe(16);
});

test('[DF-RELIC-03] [DF-REQ-07] it lifts it from one throw: a re-throw must respect it again', () => {
  const t = combat({ relics: ['four-leaf-medal'], monster: 'gatecrasher-grub', active: RANDOLPH });
  t.choose('chooseDie', { do: 'take', die: 'green' });
  t.choose('throw', { do: 'ignore', requirement: 'gate' });
  foresee(t, 'hole icon');
  t.choose('throw', 'throw').choose('ability', { ability: 'rethrow' });
  expect(t.about().requirements).toEqual(['gate']);
});

test('[DF-SIM-28] practically impossible sets are marked for the table', () => {
  const t = combat({ monster: 'gatecrasher-grub', room: 'crawling-tunnel' });
  expect(rules.view(t.state, 0).combat?.impossible).toBe(false);
  const { impossible } = t.about() as { impossible: boolean };
  expect(impossible).toBe(false);
});
