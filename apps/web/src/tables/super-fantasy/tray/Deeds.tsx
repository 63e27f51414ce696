/** All that a hero can do, one button for each kind of deed; what is not possible says why. */

import { asSuperOption } from '@questhall/games/super-fantasy';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { useContext } from 'react';
import { OptionList } from '../../../table/parts/OptionList.tsx';
import { looseOptions } from '../../../table/refs.ts';
import { Targets } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import { useIntent } from '../intent.ts';
import { withDice } from '../logic/dice.ts';
import { isDrawn } from '../logic/drawn.ts';
import { facingTurn } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Deeds.module.css';

interface DeedKind {
  readonly name: string;
  readonly icon: IconShape;
  readonly deeds: readonly string[];
  /** What a click could have meant where nothing of this kind is possible. */
  readonly meant: Option;
}

const KINDS: readonly DeedKind[] = [
  { name: 'Move', icon: icon.bootsIcon, deeds: ['move'], meant: { do: 'move', dice: 1 } as Option },
  {
    name: 'Door',
    icon: icon.doorIcon,
    deeds: ['pickDoor', 'bashDoor'],
    meant: { do: 'pickDoor', dice: 1, at: { door: 0 } } as Option,
  },
  {
    name: 'Barrel',
    icon: icon.barrelIcon,
    deeds: ['bashBarrel'],
    meant: { do: 'bashBarrel', dice: 1, at: { square: 0 } } as Option,
  },
  {
    name: 'Chest',
    icon: icon.lockedChestIcon,
    deeds: ['pickChest'],
    meant: { do: 'pickChest', dice: 1, at: { square: 0 } } as Option,
  },
  {
    name: 'Attack',
    icon: icon.crossedSwordsIcon,
    deeds: ['attack'],
    meant: { do: 'attack', weapon: '', dice: 1, at: { figure: '' } } as Option,
  },
  { name: 'Defend', icon: icon.shieldIcon, deeds: ['defend'], meant: { do: 'defend', dice: 1 } as Option },
  {
    name: 'Charge',
    icon: icon.powerLightningIcon,
    deeds: ['charge'],
    meant: { do: 'charge', ability: '', dice: 1, at: { card: '' } } as Option,
  },
  {
    name: 'Disarm',
    icon: icon.wolfTrapIcon,
    deeds: ['disarm'],
    meant: { do: 'disarm', dice: 1, at: { square: 0 } } as Option,
  },
];
const SHOWN: readonly string[] = KINDS.flatMap(({ deeds }) => deeds);

export function Deeds({ scene }: { readonly scene: SuperScene }) {
  const { decision } = scene;
  const { dice } = useIntent(decision?.id);
  const acting = decision?.kind === 'act';
  const possible = withDice(acting ? decision.options : [], dice, decision);
  const others = withDice(
    looseOptions(decision).filter(
      (option) => decision !== null && isDrawn(option, decision) && !SHOWN.includes(option.do),
    ),
    dice,
    decision,
  );
  const turning = others.filter(({ do: deed }) => deed === 'face');
  if (!acting && others.length === 0) return null;
  return (
    <div className={styles.bar}>
      <ul className={styles.kinds} aria-label="Actions">
        {acting &&
          KINDS.map((kind) => (
            <li key={kind.name}>
              <Kind
                kind={kind}
                options={possible.filter(({ do: deed }) => kind.deeds.includes(deed))}
                scene={scene}
              />
            </li>
          ))}
      </ul>
      {others.length > turning.length && (
        <OptionList
          scene={scene}
          options={others.filter((option) => !turning.includes(option))}
          className={styles.others}
        />
      )}
      {turning.length > 0 && <Turning scene={scene} options={turning} />}
    </div>
  );
}

interface KindProps {
  readonly kind: DeedKind;
  readonly options: readonly Option[];
  readonly scene: SuperScene;
}

/** What can be done in one way only is done at once; else a menu asks how, and with how many dice. */
function Kind({ kind: { name, icon: shape, deeds, meant }, options, scene: { words, view } }: KindProps) {
  const { act } = useContext(Targets);
  const [only] = options;
  const loose = options.length === 1 && only !== undefined && only.at === undefined;
  return (
    <button
      type="button"
      data-deeds={deeds.join(' ')}
      {...(loose && { 'data-option': canonical(only), title: words.option(only, view) })}
      aria-disabled={options.length === 0 || undefined}
      onClick={(event) => act(options, [meant], event.currentTarget)}
    >
      <Icon shape={shape} />
      <span>{name}</span>
    </button>
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
