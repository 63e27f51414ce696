import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { icon } from '../src/tables/pug-quest/icons.ts';
import type { ComboCardProps } from '../src/tables/pug-quest/pieces/ComboCard.tsx';
import { ComboCard } from '../src/tables/pug-quest/pieces/ComboCard.tsx';
import type { CreatureCardProps } from '../src/tables/pug-quest/pieces/CreatureCard.tsx';
import { CreatureCard } from '../src/tables/pug-quest/pieces/CreatureCard.tsx';
import { EnergyCard } from '../src/tables/pug-quest/pieces/EnergyCard.tsx';
import { ENERGY_LOOKS } from '../src/tables/pug-quest/pieces/energy-looks.ts';
import { Lane } from '../src/tables/pug-quest/pieces/Lanes.tsx';
import { LifeHearts } from '../src/tables/pug-quest/pieces/LifeHearts.tsx';
import { SEAT_STYLES, SEATS } from '../src/ui/seats.ts';

const combo: ComboCardProps = {
  name: 'Chasing Attack',
  level: 2,
  type: 'strength',
  cost: [
    { energy: 'strength' },
    { energy: 'spirit', state: 'joker' },
    { energy: 'spirit', state: 'missing' },
  ],
  scene: { tone: 'green', back: icon.shieldIcon, front: icon.shieldIcon },
  text: 'Again while it defeats its target.',
  state: 'cannot',
  tag: '1 Spirit short',
};

const monster: CreatureCardProps = {
  kind: 'monster',
  name: 'Dachshydra',
  type: 'speed',
  initiative: 1,
  life: 2,
  maxLife: 5,
  attack: { reach: 'triple-fan', damage: 1 },
  defend: 'magic',
};

describe('no meaning by colour alone', () => {
  test('[PQ-ENER-01] every energy has an outline and a glyph of its own', () => {
    const looks = Object.values(ENERGY_LOOKS);
    expect(new Set(looks.map(({ outline }) => outline)).size).toBe(6);
    expect(new Set(looks.map(({ glyph }) => glyph)).size).toBe(6);
  });

  test('every seat has a ring pattern of its own', () => {
    expect(new Set(SEATS.map((seat) => SEAT_STYLES[seat].dashes)).size).toBe(SEATS.length);
  });
});

describe('a combo card', () => {
  test('says of each symbol whether it is paid, by a Joker, or missing', () => {
    const card = renderToStaticMarkup(createElement(ComboCard, combo));
    expect(card).toContain('aria-label="Strength"');
    expect(card).toContain('aria-label="Spirit, a Joker pays this"');
    expect(card).toContain('aria-label="Spirit, missing"');
  });

  test('that cannot be played says why and still answers a click', () => {
    const card = renderToStaticMarkup(createElement(ComboCard, combo));
    expect(card).toContain('1 Spirit short');
    expect(card).toContain('aria-disabled="true"');
    expect(card).not.toContain(' disabled=""');
    expect(renderToStaticMarkup(createElement(ComboCard, { ...combo, state: 'can' }))).not.toContain(
      'aria-disabled',
    );
  });
});

describe('a creature card', () => {
  test('says in words all that it shows', () => {
    expect(renderToStaticMarkup(createElement(CreatureCard, monster))).toContain(
      'aria-label="Dachshydra, Speed monster, initiative 1, 2 of 5 life, attack 1, triple fan, defends on Magic"',
    );
  });
});

describe('life', () => {
  const hearts = (life: number, max: number) =>
    renderToStaticMarkup(createElement(LifeHearts, { life, max })).split('<svg').length - 1;

  test('is a heart each', () => expect(hearts(2, 5)).toBe(5));
  test('of a boss is one heart and a number', () => expect(hearts(14, 18)).toBe(1));
});

test('an energy card is a button only when something answers its click', () => {
  expect(renderToStaticMarkup(createElement(EnergyCard, { energy: 'spirit' }))).not.toContain('<button');
  expect(renderToStaticMarkup(createElement(EnergyCard, { energy: 'spirit', bind: {} }))).toContain(
    '<button',
  );
});

test('a lane shows its monsters from back to front, its heroes from front to back', () => {
  const cards = (...names: string[]) => names.map((id) => ({ id, card: id }));
  const lane = renderToStaticMarkup(
    createElement(Lane, {
      number: 2,
      monsters: cards('M-front', 'M-back'),
      heroes: cards('H-front', 'H-back'),
    }),
  );
  const order = ['M-back', 'M-front', 'H-front', 'H-back'].map((name) => lane.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
