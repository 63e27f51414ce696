/** What a hero can do without pointing at anything on the map. */
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { asSuperOption } from '@questhall/super-fantasy';
import { OptionList } from '../../../table/parts/OptionList.tsx';
import { looseOptions } from '../../../table/refs.ts';
import { withDice } from '../logic/dice.ts';
import { isDrawn } from '../logic/drawn.ts';
import { facingTurn } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Deeds.module.css';

const ELSEWHERE: { readonly [kind: string]: string } = {
  defend: 'Choose above how many Shield Dice you roll.',
  placeStar: 'Choose the ability that the star charges.',
  levelUp: 'Choose the ability that gets better.',
  startAbility: 'Choose the ability that begins at level II.',
};

interface DeedsProps {
  readonly scene: SuperScene;
  /** So many dice are taken. */
  readonly chosen: number | undefined;
}

export function Deeds({ scene, chosen }: DeedsProps) {
  const { decision } = scene;
  const deeds = withDice(
    looseOptions(decision).filter((option) => decision !== null && isDrawn(option, decision)),
    chosen,
  );
  if (deeds.length === 0)
    return (
      <p className={styles.none}>
        {decision === null ? 'Wait for your turn.' : (ELSEWHERE[decision.kind] ?? 'Choose on the map.')}
      </p>
    );
  const turning = deeds.filter(({ do: deed }) => deed === 'face');
  return (
    <div className={styles.all}>
      <OptionList
        scene={scene}
        options={deeds.filter((option) => !turning.includes(option))}
        className={styles.deeds}
      />
      {turning.length > 0 && <Turning scene={scene} options={turning} />}
    </div>
  );
}

/** Where else the hero may look, as arrows that point there on the map. */
export function Turning({
  scene,
  options,
}: {
  readonly scene: SuperScene;
  readonly options: readonly Option[];
}) {
  const { view, words, choose } = scene;
  return (
    <fieldset className={styles.turning} aria-label="Turn round">
      {options.map((option) => {
        const act = asSuperOption(option);
        const turn = act.do === 'face' ? facingTurn(act.facing, view) : 0;
        return (
          <button
            key={canonical(option)}
            type="button"
            data-option={canonical(option)}
            title={words.option(option, view)}
            aria-label={words.option(option, view)}
            onClick={() => choose(option)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-8 -3H1V-8L9 0L1 8V3H-8Z" transform={`rotate(${turn})`} />
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}
