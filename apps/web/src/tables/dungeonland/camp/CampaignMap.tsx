import type { Adventure } from '@questhall/games/dungeonland';
import { ADVENTURES } from '@questhall/games/dungeonland';
import { canonical } from '@questhall/kernel';
import { useChoice } from '../../../table/parts/use-choice.ts';
import { svgButton } from '../../../table/targets.tsx';
import type { DungeonScene } from '../logic/scene.ts';
import styles from './CampaignMap.module.css';

/** Where the adventures lie on the map, in three lands from west to east. */
const PLACES: { readonly [adventure: string]: readonly [number, number] } = {
  a0: [50, 150],
  a1: [125, 90],
  a2: [205, 140],
  a3a: [290, 65],
  a3b: [290, 195],
  a4: [385, 130],
  a5: [465, 80],
  a6a: [550, 60],
  a6b: [550, 190],
  a7: [645, 125],
  a8: [735, 75],
  a9: [825, 130],
};
const at = (id: string): readonly [number, number] => PLACES[id] ?? [0, 0];

const ACTS = ['The Fairy Forest', 'The Silver Kingdom', 'Beyond the Mirror'] as const;

/** `taken`: the other way was gone. */
type State = 'won' | 'here' | 'ahead' | 'past';

function stateOf(id: string, won: readonly string[], here: string): State {
  if (id === here) return 'here';
  if (won.includes(id)) return 'won';
  const last = won.at(-1);
  const order = (each: string): number => ADVENTURES.findIndex((adventure) => adventure.id === each);
  return last !== undefined && order(id) < order(last) ? 'past' : 'ahead';
}

/** The ways of the campaign: what is won, where the party stands, where it may go. */
export function CampaignMap({ scene, wide }: { readonly scene: DungeonScene; readonly wide: boolean }) {
  const { view } = scene;
  const choosing = scene.decision?.kind === 'chooseBranch';
  const here = choosing ? '' : view.adventure;
  const ways = ADVENTURES.flatMap(({ id, next }) => next.map((to) => ({ from: id, to })));
  return (
    <section className={styles.map} data-wide={wide} aria-label="Map of the campaign" data-pages="">
      <svg viewBox="0 0 880 260">
        <title>Adventures</title>
        {ACTS.map((name, act) => (
          <g key={name} className={styles.land} data-act={act + 1}>
            <rect
              x={act === 0 ? 4 : 80 + act * 264}
              y="4"
              width={act === 0 ? 332 : 258}
              height="252"
              rx="18"
            />
            <text x={act === 0 ? 20 : 96 + act * 264} y="34">
              {name}
            </text>
          </g>
        ))}
        {ways.map(({ from, to }) => {
          const [x1, y1] = at(from);
          const [x2, y2] = at(to);
          const middle = (x1 + x2) / 2;
          return (
            <path
              key={`${from} ${to}`}
              className={styles.way}
              data-gone={view.won.includes(from) && (view.won.includes(to) || to === here)}
              d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`}
            />
          );
        })}
        {ADVENTURES.map((adventure) => (
          <Place
            key={adventure.id}
            scene={scene}
            adventure={adventure}
            state={stateOf(adventure.id, view.won, here)}
          />
        ))}
      </svg>
    </section>
  );
}

interface PlaceProps {
  readonly scene: DungeonScene;
  readonly adventure: Adventure;
  readonly state: State;
}

const SAID: { readonly [state in State]: string } = {
  won: 'won',
  here: 'the party is here',
  ahead: 'still ahead',
  past: 'not taken',
};

function Place({ scene, adventure: { id, number, name, xp, gold }, state }: PlaceProps) {
  const option = { do: 'goOn', adventure: id };
  const target = useChoice(scene, { adventure: id }, (each) => canonical(each) === canonical(option));
  const [x, y] = at(id);
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = name.length > 14 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name];
  return (
    <g
      {...svgButton(target, `Adventure ${number}, ${name}, ${SAID[state]}; ${xp} XP and ${gold} gold`)}
      className={styles.place}
      data-state={state}
      data-can={target.legal}
    >
      <circle cx={x} cy={y} r="22" />
      <text x={x} y={y + 6} className={styles.number}>
        {state === 'won' ? '✓' : number}
      </text>
      {lines.map((line, row) => (
        <text key={line} x={x} y={y + 40 + row * 16} className={styles.name}>
          {line}
        </text>
      ))}
    </g>
  );
}
