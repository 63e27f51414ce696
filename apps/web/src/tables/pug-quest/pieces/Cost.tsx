import type { CSSProperties } from 'react';
import type { EnergyType } from '../vocabulary.ts';
import styles from './Cost.module.css';
import { EnergySymbol } from './EnergySymbol.tsx';
import { ENERGY_LOOKS } from './energy-looks.ts';

/** `paid`: a card in hand pays it. `joker`: only a Joker does. `missing`: nothing does. */
export const COST_STATES = ['paid', 'joker', 'missing'] as const;
export type CostState = (typeof COST_STATES)[number];

export interface CostSymbol {
  readonly energy: EnergyType;
  readonly state?: CostState;
}

const WORDS: Readonly<Record<CostState, string>> = {
  paid: '',
  joker: ', a Joker pays this',
  missing: ', missing',
};

/** What a combo costs, symbol by symbol. */
export function Cost({ symbols }: { readonly symbols: readonly CostSymbol[] }) {
  const counted = symbols.map((symbol, at) => ({ ...symbol, key: `${symbol.energy}${at}` }));
  const count: CSSProperties & Record<'--n', number> = { '--n': symbols.length };
  return (
    <span className={styles.cost} style={count}>
      {counted.map(({ key, energy, state = 'paid' }) => (
        <span key={key} className={styles[state]}>
          <EnergySymbol energy={energy} label={`${ENERGY_LOOKS[energy].name}${WORDS[state]}`} />
        </span>
      ))}
    </span>
  );
}
