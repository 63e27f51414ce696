/** The Ugly Master's side of the table: his dice, and the rooms he can wake with them. */

import { asSuperOption } from '@questhall/games/super-fantasy';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { SuperScene } from '../logic/scene.ts';
import { Turning } from './Deeds.tsx';
import styles from './UglyMaster.module.css';

const HELP: { readonly [kind: string]: string } = {
  umSpend:
    'Pay a monster’s Life to move it: click it on the map. Click a Portal to summon, or wake a room here.',
  umMoveTo: 'Where to? The squares that glow are within its Step.',
  umFacing: 'Where does it look?',
  umAttack: 'Click a hero to strike him with a monster beside him.',
};

export function UglyMaster({ scene }: { readonly scene: SuperScene }) {
  const { view, decision } = scene;
  const dice = view.uglyMaster?.dice ?? [];
  const turning = decision?.kind === 'umFacing' ? decision.options : [];
  return (
    <div className={styles.master}>
      <section aria-label="Dice of the Ugly Master">
        <h3>
          Dice of the Ugly Master <small>{dice.length} left</small>
        </h3>
        <ul className={styles.dice}>
          {dice
            .map((value, at) => ({ value, id: `${at} ${value}` }))
            .map(({ value, id }) => (
              <li key={id}>{value}</li>
            ))}
        </ul>
        <p>{HELP[decision?.kind ?? ''] ?? 'The heroes have their turns. Then you command the monsters.'}</p>
        {turning.length > 0 && <Turning scene={scene} options={turning} />}
      </section>
      <Rooms scene={scene} />
    </div>
  );
}

/** Each sleeping room, with every way to pay for waking it. */
function Rooms({ scene }: { readonly scene: SuperScene }) {
  const { view, decision, words, choose } = scene;
  const rooms = new Map<number, { readonly option: Option; readonly dice: readonly number[] }[]>();
  for (const option of decision?.options ?? []) {
    const spend = asSuperOption(option);
    if (spend.do !== 'wake') continue;
    const { tile, dice } = spend;
    rooms.set(tile, [...(rooms.get(tile) ?? []), { option, dice }]);
  }
  if (rooms.size === 0) return null;
  return (
    <section aria-label="Rooms to wake">
      <h3>Wake a room</h3>
      <ul className={styles.rooms}>
        {[...rooms].map(([tile, ways]) => (
          <li key={tile}>
            <b>{view.map.tiles[tile]?.name}</b>
            <span>
              {ways.map(({ option, dice }) => (
                <button
                  key={canonical(option)}
                  type="button"
                  data-option={canonical(option)}
                  aria-label={words.option(option, view)}
                  onClick={() => choose(option)}
                >
                  {dice.length === 0 ? 'free' : dice.join(' + ')}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
