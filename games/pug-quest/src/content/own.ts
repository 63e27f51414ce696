/** [PQ-COMP-04] Monsters and Bosses made by players: written down in their ids. */
import { writtenAs, writtenCards } from '@questhall/schema';
import type { Ability, Boss, Combo, Monster, PositionOrder, Prize } from '../vocabulary.ts';

type Given = 'id' | 'origin' | 'short' | 'prize';

interface OwnPrize {
  readonly abilities?: readonly Ability[];
  readonly combo?: Omit<Combo, 'id' | 'level'>;
  readonly discardOnUse?: true;
}

export interface OwnMonster extends Omit<Monster, Given> {
  readonly rank: 'monster';
  /** Drawn like this one of the box. */
  readonly looks: string;
  readonly prize?: OwnPrize;
}

export interface OwnBoss extends Omit<Boss, Given> {
  readonly rank: 'boss';
  readonly looks: string;
  readonly lanes?: PositionOrder;
}

type OwnFoe = OwnMonster | OwnBoss;

/** As a table brings it: which deck it joins is said by the setting. */
export type BroughtMonster = Omit<OwnMonster, 'rank'>;
export type BroughtBoss = Omit<OwnBoss, 'rank'>;

export const ownFoeId = (rank: OwnFoe['rank'], foe: BroughtMonster | BroughtBoss): string =>
  writtenAs({ rank, ...foe });

interface Lent extends Omit<Combo, 'id' | 'level'> {
  /** The Monster whose Prize it is: two Monsters may know the same. */
  readonly prizeOf: string;
}

const readCombo = writtenCards<Lent, Combo>(({ prizeOf: _of, ...combo }, id) => ({
  ...combo,
  id,
  level: 'treasure',
}));

/** Nothing: it is one of the box, or none. */
export function ownCombo(id: string): Combo | undefined {
  const found = readCombo(id);
  return found !== undefined && 'cost' in found ? found : undefined;
}

function prizeOf({ combo, ...prize }: OwnPrize, name: string): Prize {
  if (combo === undefined) return prize;
  const lent: Lent = { ...combo, prizeOf: name };
  return { ...prize, combo: readCombo(writtenAs(lent)) as Combo };
}

/** What the rules ask of such a card besides what they ask of any. */
export type FoeCard = (Monster | Boss) & Pick<OwnFoe, 'rank' | 'looks'>;

const readFoe = writtenCards<OwnFoe, FoeCard>((draft, id) => ({
  ...draft,
  id,
  origin: 'authored',
  prize: 'prize' in draft && draft.prize !== undefined ? prizeOf(draft.prize, draft.name) : undefined,
}));

/** Nothing: it is one of the box, or a card of another kind. */
export function ownFoe(id: string): FoeCard | undefined {
  const found = readFoe(id);
  return found !== undefined && 'rank' in found ? found : undefined;
}
