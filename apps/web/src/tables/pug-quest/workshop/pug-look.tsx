import type { EnergyType } from '@questhall/games/pug-quest';
import { ENERGY_NAMES, ENERGY_TYPES } from '@questhall/games/pug-quest';
import type { Json } from '@questhall/kernel';
import type { ReactNode } from 'react';
import type { PugLooks } from '../../../art/pug-quest/dressed.ts';
import { dressedPug } from '../../../art/pug-quest/dressed.ts';
import type { BenchLook, PreviewProps } from '../../game-page.ts';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import { PugQuestDefs } from '../pieces/PugQuestDefs.tsx';
import type { Draft } from './draft.ts';
import { picturedAs } from './draft.ts';
import { HeroSheet } from './HeroSheet.tsx';
import { Worth } from './Worth.tsx';

const asDraft = (draft: Json): Draft => draft as unknown as Draft;

/** The hero as it will lie on the table. */
function Preview({ draft, part, onPart }: PreviewProps) {
  return (
    <>
      <PugQuestDefs />
      <HeroSheet draft={asDraft(draft)} part={part} onPart={onPart} />
      <Worth draft={draft} />
    </>
  );
}

const isEnergy = (value: string): value is EnergyType => ENERGY_TYPES.some((each) => each === value);

/** Hats and furs on the pug itself, and energy by its symbol. */
function face(field: string, value: string, draft: Json): ReactNode {
  if (field === 'pug' || field === 'hat') {
    const looks: PugLooks = { ...picturedAs(asDraft(draft)), [field]: value };
    const name = field === 'hat' ? `Hat: ${value}` : value === 'blank-a' ? 'Light pug' : 'Dark pug';
    return <img src={dressedPug(looks)} alt={name} />;
  }
  if (!isEnergy(value)) return undefined;
  if (field === 'cost') return <EnergySymbol energy={value} />;
  if (field !== 'type') return undefined;
  return (
    <>
      <EnergySymbol energy={value} />
      {ENERGY_NAMES[value]}
    </>
  );
}

export const pugLook: BenchLook = {
  Preview,
  face,
  portrait: (draft) => dressedPug(picturedAs(asDraft(draft))),
};
