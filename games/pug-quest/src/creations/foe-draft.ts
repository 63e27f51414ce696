/** [PQ-COMP-04] Monsters and Bosses as players write them down. */
import type { Of } from '@questhall/schema';
import { exact, line, listOf, maybe, oneOf, read, sensible, whole, yes } from '@questhall/schema';
import { BOSSES, MONSTERS } from '../content/index.ts';
import type { Effect } from '../vocabulary.ts';
import { ENERGY_TYPES } from '../vocabulary.ts';
import { bossAbility, monsterAbility, onHitEffects, prize, turnEffects } from './foe-effects.ts';

type Note = (path: string, found: unknown, allowed: string) => void;

const arrows = exact({ steps: whole(0, 2), dir: maybe(oneOf(['left', 'right'])) });

const PRINTED = {
  name: line(24),
  type: oneOf(ENERGY_TYPES),
  initiative: whole(1, 10),
  movement: arrows,
  attackFirst: maybe(yes()),
  turn: turnEffects,
  onHit: maybe(onHitEffects),
  defend: maybe(oneOf(ENERGY_TYPES)),
  activation: maybe(yes()),
};

interface Sheet {
  readonly movement: { readonly steps: number; readonly dir?: string | undefined };
  readonly turn: readonly Effect[];
  readonly onHit?: readonly Effect[] | undefined;
  readonly activation?: true | undefined;
  readonly abilities?: readonly { readonly effects?: readonly Effect[] | undefined }[] | undefined;
}

const lasts = (effect: Effect): boolean => effect.do === 'mark' && effect.until === 'worldEnd';

/** [PQ-MON-11] Tokens are put exactly where a mark of its Turn or its hits lasts until the World ends. */
export const putsTokens = ({ turn, onHit = [] }: Pick<Sheet, 'turn' | 'onHit'>): boolean =>
  [...turn, ...onHit].some(lasts);

function checkDeeds(effects: readonly Effect[], at: string, note: Note): void {
  effects.forEach((effect, n) => {
    const place = `${at}[${n}]`;
    if (effect.do === 'attack' && effect.side !== undefined && effect.reach !== 'double-side')
      note(`${place}.side`, effect.side, 'a side only with double-side');
    if (effect.do === 'attack' && effect.targets !== undefined && effect.reach !== 'any')
      note(`${place}.targets`, effect.targets, 'a number of targets only with any');
    if (effect.do === 'discard' && (effect.what === 'display') !== (effect.who === 'self'))
      note(`${place}.who`, effect.who, effect.what === 'display' ? 'self for the display' : 'some Heroes');
  });
}

function checkSheet(sheet: Sheet, note: Note): void {
  const { movement, turn, onHit, activation, abilities = [] } = sheet;
  if (movement.steps > 0 !== (movement.dir !== undefined))
    note(
      'movement.dir',
      movement.dir,
      movement.steps > 0 ? 'left or right' : 'no way, where it does not move',
    );
  if (onHit !== undefined && !turn.some((effect) => effect.do === 'attack'))
    note('onHit', onHit.length, 'nothing, where it does not attack');
  if (putsTokens(sheet) !== (activation === true))
    note('activation', activation, 'true exactly where a mark of its Turn or its hits lasts until worldEnd');
  checkDeeds(turn, 'turn', note);
  abilities.forEach(({ effects = [] }, n) => {
    checkDeeds(effects, `abilities[${n}].effects`, note);
  });
}

export const monsterDraft = sensible(
  exact({
    looks: oneOf(MONSTERS.map(({ id }) => id)),
    life: whole(1, 8),
    ...PRINTED,
    abilities: maybe(listOf(monsterAbility, 1, 3)),
    prize: maybe(prize),
  }),
  (made, note) => {
    checkSheet(made as Sheet, note);
    if (made.prize !== undefined && made.prize.combo === undefined && made.prize.abilities === undefined)
      note('prize', 'nothing', 'a Combo or an ability');
  },
);

const lane = sensible(listOf(oneOf([1, 2, 3, 4, 5, 'X', 'B']), 1, 4), (marks, note) => {
  if (marks.length > 1 && marks.includes('X')) note('', marks, 'X alone: nobody stands there');
});

const positionOrder = sensible(listOf(lane, 5, 5), (lanes, note) => {
  const marks = lanes.flat();
  if (marks.filter((mark) => mark === 'B').length !== 1) note('', marks, 'the B of the Boss once');
  for (const number of [1, 2, 3, 4, 5])
    if (!marks.includes(number as 1)) note('', marks, `the number ${number} in some lane`);
});

export const bossDraft = sensible(
  exact({
    looks: oneOf(BOSSES.map(({ id }) => id)),
    life: whole(8, 24),
    ...PRINTED,
    abilities: maybe(listOf(bossAbility, 1, 4)),
    lanes: maybe(positionOrder),
  }),
  (made, note) => checkSheet(made as Sheet, note),
);

export type MonsterDraft = Of<typeof monsterDraft>;
export type BossDraft = Of<typeof bossDraft>;

export const readMonster = (content: unknown) => read(monsterDraft, content, 'the Monster');
export const readBoss = (content: unknown) => read(bossDraft, content, 'the Boss');
