import type { Boss, MonsterView } from '@questhall/games/pug-quest';
import { bossText, nameOf, worldText } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { ComponentProps } from 'react';
import type { Scene } from '../../../table/game-table.ts';
import { chooseBoth } from '../../../table/parts/plan.ts';
import { useTarget } from '../../../table/targets.tsx';
import { useIntent } from '../intent.ts';
import type { TableView } from '../logic/after.ts';
import { artOf, worldArt } from '../logic/art.ts';
import { foeCard, typeOf, worldCard } from '../logic/cards.ts';
import { Decks, EnergyDisplay, FreePlace } from '../pieces/BoardLayout.tsx';
import { BossCard } from '../pieces/BossCard.tsx';
import { Deck } from '../pieces/Deck.tsx';
import { EnergyCard, EnergyDeck } from '../pieces/EnergyCard.tsx';
import { ENERGY_LOOKS } from '../pieces/energy-looks.ts';
import { WorldCard } from '../pieces/WorldCard.tsx';
import { useChoice } from '../use-choice.ts';
import type { Energy } from '../vocabulary.ts';

interface SceneProps {
  readonly scene: Scene<TableView>;
}

/** The world card, the decks, and in world 3 the boss with its sheet. */
export function BoardLeft({ scene: { view } }: SceneProps) {
  const world = worldCard(view.worldCard);
  const boss = view.monsters.find((monster) => monster.boss);
  return (
    <>
      {world !== undefined && (
        <WorldCard
          name={world.name}
          type={world.type}
          art={worldArt(world.id)}
          text={[...worldText(world), ...taxText(view, ENERGY_LOOKS[world.type].name)].join(' ')}
        />
      )}
      {boss !== undefined && <BossSheet boss={boss} view={view} />}
      <Decks>
        <OpenDeck kind="monster" label="Monsters" count={view.decks.monster} />
        <OpenDeck kind="treasure" label="Treasure" count={view.decks.treasure} />
        {view.world > 0 && view.boss === null && <Deck kind="boss" label="Boss: world 3" />}
      </Decks>
    </>
  );
}

/** A deck whose large card names what was discarded. */
function OpenDeck(props: Omit<ComponentProps<typeof Deck>, 'bind'>) {
  const { bind } = useTarget({ deck: props.kind });
  return <Deck {...props} bind={bind} />;
}

/** [PQ-TAX-01] */
const taxText = ({ world }: TableView, energy: string): readonly string[] =>
  world > 1 ? [`Tax in odd rounds: 1 ${energy}, or 1 damage.`] : [];

function BossSheet({ boss, view }: { readonly boss: MonsterView; readonly view: TableView }) {
  const { bind } = useTarget({ order: boss.id });
  const card = foeCard(boss.id);
  return (
    <BossCard
      name={nameOf(boss.id, view)}
      type={typeOf(boss.id, view)}
      initiative={boss.initiative}
      art={artOf(boss.id, view)}
      life={boss.life - boss.damage}
      maxLife={boss.life}
      text={card === undefined ? '' : bossText(card as Boss).join(' ')}
      bind={bind}
    />
  );
}

/** The energy deck and what lies face up. */
export function BoardRight({ scene }: SceneProps) {
  const { view } = scene;
  const top = view.energyDiscard.at(-1);
  return (
    <EnergyDisplay
      discarded={view.decks.energyDiscard}
      top={
        top === undefined ? undefined : (
          <EnergyCard energy={top} label={`Discarded last: ${ENERGY_LOOKS[top].name}`} />
        )
      }
    >
      <TableDisplay scene={scene} />
    </EnergyDisplay>
  );
}

/** The deck, the face-up cards, and places for those that are missing. */
export function TableDisplay({ scene }: SceneProps) {
  const { view } = scene;
  // Cards of one kind are all alike: their place tells them apart.
  const cards = view.display.map((energy, at) => ({ id: `${energy}${at}`, energy }));
  const missing = Array.from({ length: Math.max(0, view.displaySize - cards.length) }, (_, at) => at);
  return (
    <>
      <TableDeck scene={scene} />
      {cards.map(({ id, energy }) => (
        <FaceUp key={id} scene={scene} energy={energy} />
      ))}
      {missing.map((at) => (
        <FreePlace key={at} />
      ))}
    </>
  );
}

/** In one's own turn a click on a card to draw begins the Draw. */
const drawOf = ({ decision }: Scene<TableView>): Option | undefined =>
  decision?.kind === 'act' ? decision.options.find((option) => option.do === 'draw') : undefined;

function TableDeck({ scene }: SceneProps) {
  const take: Option = { do: 'takeDeck' };
  const { legal, hint, bind } = useChoice(
    scene,
    { deck: 'energy' },
    (option) => option.do === 'takeDeck',
    scene.decision?.kind === 'act' ? [{ do: 'draw' }] : [take],
  );
  const draw = drawOf(scene);
  return (
    <EnergyDeck
      count={scene.view.decks.energy}
      can={legal || draw !== undefined}
      hinted={hint !== undefined}
      bind={{
        ...bind,
        ...(draw && { 'data-legal': true, onClick: () => chooseBoth(scene, draw, 'drawFrom', take) }),
      }}
    />
  );
}

/** What a click on a face-up card could have meant. */
const MEANT: { readonly [kind: string]: string } = {
  drawFrom: 'takeDisplay',
  discardDisplay: 'discardDisplay',
};

function FaceUp({ scene, energy }: SceneProps & { readonly energy: Energy }) {
  const { decision, choose } = scene;
  const { give } = useIntent(decision?.id);
  const at = { display: energy };
  const meant = MEANT[decision?.kind ?? ''];
  const target = useTarget(at, meant === undefined ? [{ do: 'draw' }] : [{ do: meant, at }]);
  const draw = drawOf(scene);
  const take = { do: 'takeDisplay', at };
  // In a swap the card to be given is picked first, in the hand.
  const swap =
    give === undefined
      ? undefined
      : target.options.find((option) => 'give' in option && option.give === give);
  const legal = draw !== undefined || (give === undefined ? target.legal : swap !== undefined);
  return (
    <EnergyCard
      energy={energy}
      state={legal ? 'can' : 'idle'}
      hinted={target.hint !== undefined}
      bind={{
        ...target.bind,
        ...(swap && { onClick: () => choose(swap) }),
        ...(draw && { 'data-legal': true, onClick: () => chooseBoth(scene, draw, 'drawFrom', take) }),
      }}
    />
  );
}
