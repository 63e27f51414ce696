import { comboText, treasureText } from '@questhall/games/pug-quest';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
import type { TableView } from '../logic/after.ts';
import { artOf } from '../logic/art.ts';
import { treasureCard } from '../logic/cards.ts';
import { TreasureCard } from '../pieces/TreasureCard.tsx';

interface TreasureFaceProps {
  readonly id: string;
  readonly view: TableView;
  readonly can?: boolean;
  readonly tag?: string | undefined;
  readonly row?: boolean;
  readonly hinted?: boolean;
  readonly bind?: ButtonBind;
}

/** A treasure as it is printed: what it does, or the combo it lends with its cost. */
export function TreasureFace({
  id,
  view,
  can = false,
  tag,
  row = false,
  hinted = false,
  bind,
}: TreasureFaceProps) {
  const card = treasureCard(id);
  if (card === undefined) return null;
  const { name, kind, combo } = card;
  return (
    <TreasureCard
      name={name}
      kind={kind}
      art={artOf(id, view)}
      text={combo === undefined || row ? treasureText(card).join(' ') : `${combo.name}: ${comboText(combo)}`}
      {...(combo && !row && { cost: combo.cost.map((energy) => ({ energy })) })}
      can={can}
      tag={tag}
      row={row}
      hinted={hinted}
      bind={bind}
    />
  );
}
