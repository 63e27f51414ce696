/** A face of one of the three kinds of dice, as somebody who has the box knows it. */
import { ATTACK_FACES, DEFENCE_FACES, LOOT_FACES } from '@questhall/games/dungeonland';
import { Glyph } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import { FACES } from './Roll.tsx';

type LootFace = (typeof LOOT_FACES)[number];

const LOOT: { readonly [face in LootFace]: IconShape | undefined } = {
  miss: undefined,
  gold: icon.twoCoinsIcon,
  consumable: icon.knapsackIcon,
  equipment: icon.broadswordIcon,
};

function shapeOf(die: string, pip: number): IconShape | undefined {
  if (die === 'loot') return LOOT[LOOT_FACES[pip - 1] ?? 'miss'];
  return FACES[(die === 'defence' ? DEFENCE_FACES : ATTACK_FACES)[pip - 1] ?? 'miss'].icon;
}

export function DieFace({ die, pip }: { readonly die: string; readonly pip: number }) {
  const shape = shapeOf(die, pip);
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" data-die={die}>
      <rect
        x="2"
        y="2"
        width="56"
        height="56"
        rx="13"
        fill="var(--white)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      {shape === undefined ? (
        <path d="M20 30H40" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      ) : (
        <Glyph shape={shape} x={11} y={11} size={38} fill="var(--ink)" />
      )}
    </svg>
  );
}
