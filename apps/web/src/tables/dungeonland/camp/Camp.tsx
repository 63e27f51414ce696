import { nameOfThing } from '@questhall/games/dungeonland';
import type { DungeonScene } from '../logic/scene.ts';
import { heroAsked } from '../logic/scene.ts';
import styles from './Camp.module.css';
import { CampaignMap } from './CampaignMap.tsx';
import { Shop } from './Shop.tsx';
import { SkillTrees } from './SkillTrees.tsx';

/** Between adventures: the map of the campaign, the trees to learn from, the trader. */
export function Camp({ scene }: { readonly scene: DungeonScene }) {
  const { view, decision } = scene;
  const hero = heroAsked(scene);
  const kind = decision?.kind;
  return (
    <div className={styles.camp}>
      {kind === 'learn' && hero && <SkillTrees scene={scene} hero={hero} />}
      {kind === 'trade' && hero && <Shop scene={scene} hero={hero} />}
      {view.mode === 'campaign' && <CampaignMap scene={scene} wide={kind !== 'trade' && kind !== 'learn'} />}
      {kind === 'replay' && (
        <p className={styles.lost}>{nameOfThing(view.adventure)} was lost. The party may try it again.</p>
      )}
    </div>
  );
}
