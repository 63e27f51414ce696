import type { CardProps } from '../../../table/parts/Card.tsx';
import { Card } from '../../../table/parts/Card.tsx';
import { icon } from '../icons.ts';
import type { EnergyType } from '../vocabulary.ts';
import type { CostSymbol } from './Cost.tsx';
import { Cost } from './Cost.tsx';
import type { Scene } from './SceneArt.tsx';
import { SceneArt } from './SceneArt.tsx';

export interface ComboCardProps
  extends Omit<CardProps, 'banner' | 'picture' | 'corner' | 'ribbon' | 'under' | 'tagIcon'> {
  /** 1, 2 or 3; a treasure's combo has none. */
  readonly level?: number | undefined;
  /** Colours the banner. */
  readonly type: EnergyType;
  readonly cost: readonly CostSymbol[];
  readonly riposte?: boolean;
  readonly scene: Scene;
}

const BANNERS: { readonly [type in EnergyType]: string } = {
  strength: 'linear-gradient(180deg, #b8402e, #7e2015)',
  speed: 'linear-gradient(180deg, #9a6a0a, #6e4a04)',
  magic: 'linear-gradient(180deg, #7544ad, #45206f)',
  spirit: 'linear-gradient(180deg, #3d7a32, #24521b)',
  intellect: 'linear-gradient(180deg, #2b6aa8, #143f6d)',
};

/** Texts of more letters than this need the room of the picture. */
export const isWordy = (text: string): boolean => text.length > 76;

export function ComboCard({ level, type, cost, riposte = false, scene, ...card }: ComboCardProps) {
  return (
    <Card
      {...card}
      banner={BANNERS[type]}
      picture={<SceneArt {...scene} />}
      corner={level === undefined ? undefined : { text: `L${level}`, title: `Level ${level}` }}
      ribbon={riposte ? 'Riposte' : undefined}
      under={<Cost symbols={cost} />}
      tagIcon={card.state === 'wait' ? icon.quickSlashIcon : undefined}
    />
  );
}
