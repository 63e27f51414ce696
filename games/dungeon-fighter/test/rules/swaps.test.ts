/** [DF-REST-11] Equipment that changes hands. */
import { expect, test } from 'vitest';
import { asked, combat, hurl, intact, RANDOLPH, stateOf, TINA, TODD } from '../table.ts';

/** Todd has felled the Monster, and the party rests. */
function resting(equipment: { readonly [hero: string]: readonly string[] }, more: object = {}) {
  const t = combat({ foeLife: 1, equipment, ...more });
  while (asked(t)[0] === 'spend') t.choose('spend', 'pass');
  hurl(t, 'red', 'section1');
  expect(asked(t)).toContain('arrange');
  return t;
}

test('[DF-REST-11] [DF-DEC-26] two Heroes who are full swap, if both agree', () => {
  const t = resting({ [TODD]: ['hip-whip'], [RANDOLPH]: ['war-top'] });
  t.choose('arrange', { do: 'hand', card: 'hip-whip', to: RANDOLPH, instead: 'war-top' }, 1);
  t.expectAsked(2, 'accept');
  t.choose('accept', 'agree');
  expect(stateOf(t, TODD).equipment).toEqual(['war-top']);
  expect(stateOf(t, RANDOLPH).equipment).toEqual(['hip-whip']);
  expect(t.events('equipmentPassed')).toHaveLength(2);
  intact(t);
});

test('[DF-REST-11] whoever has room is given the card without a swap', () => {
  const t = resting({ [TODD]: ['hip-whip'], [TINA]: ['war-top'] });
  expect(t.refusal({ do: 'hand', card: 'hip-whip', to: TINA, instead: 'war-top' }, 1).rule).toBe('DF-DEC-26');
  t.choose('arrange', { do: 'hand', card: 'war-top', to: TODD, instead: 'hip-whip' }, 0);
  t.choose('accept', 'agree');
  expect(stateOf(t, TINA).equipment).toEqual(['hip-whip']);
});

test('[DF-EQUIP-06] nobody gets a second Weapon of one name by a swap', () => {
  const t = resting({ [TODD]: ['wooden-spoon'], [TINA]: ['other-wooden-spoon', 'war-top'] });
  expect(t.refusal({ do: 'hand', card: 'wooden-spoon', to: TINA, instead: 'war-top' }, 1).rule).toBe(
    'DF-EQUIP-06',
  );
});

test('[DF-DEC-26] an offer that one refuses can go to another, but not to the same once more', () => {
  const t = resting({ [TODD]: ['honey-jar'] });
  t.choose('arrange', { do: 'hand', card: 'honey-jar', to: RANDOLPH }, 1);
  t.choose('accept', 'refuse');
  expect(t.refusal({ do: 'hand', card: 'honey-jar', to: RANDOLPH }, 1).rule).toBe('DF-REST-11');
  t.choose('arrange', { do: 'hand', card: 'honey-jar', to: TINA }, 1);
  t.choose('accept', 'agree');
  expect(stateOf(t, TINA).equipment).toEqual(['honey-jar']);
});

test('[DF-REST-11] what changed hands stays there until the next rest', () => {
  const t = resting({ [TODD]: ['honey-jar'], [RANDOLPH]: ['bark-vest'] });
  t.choose('arrange', { do: 'hand', card: 'honey-jar', to: RANDOLPH }, 1);
  t.choose('accept', 'agree');
  expect(t.refusal({ do: 'hand', card: 'honey-jar', to: TODD }, 2).rule).toBe('DF-REST-11');
});

test('[DF-RULING-16] [DF-SCAR-06] Equipment goes to nobody who is out of the game', () => {
  const t = resting({ [TODD]: ['honey-jar'] }, { eliminated: [RANDOLPH] });
  expect(t.refusal({ do: 'hand', card: 'honey-jar', to: RANDOLPH }, 1).rule).toBe('DF-SCAR-06');
});
