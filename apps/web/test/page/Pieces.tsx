import { useState } from 'react';
import { art as pugArt } from '../../src/art/pug-quest/index.ts';
import { shellIcon } from '../../src/icons/icons.ts';
import { icon } from '../../src/tables/pug-quest/icons.ts';
import { BossCard } from '../../src/tables/pug-quest/pieces/BossCard.tsx';
import { ComboCard } from '../../src/tables/pug-quest/pieces/ComboCard.tsx';
import { CreatureCard } from '../../src/tables/pug-quest/pieces/CreatureCard.tsx';
import { EnergyCard } from '../../src/tables/pug-quest/pieces/EnergyCard.tsx';
import { EnergySymbol } from '../../src/tables/pug-quest/pieces/EnergySymbol.tsx';
import { LifeHearts } from '../../src/tables/pug-quest/pieces/LifeHearts.tsx';
import { PugQuestDefs } from '../../src/tables/pug-quest/pieces/PugQuestDefs.tsx';
import { ReachSymbol } from '../../src/tables/pug-quest/pieces/ReachSymbol.tsx';
import { TreasureCard } from '../../src/tables/pug-quest/pieces/TreasureCard.tsx';
import { WorldCard } from '../../src/tables/pug-quest/pieces/WorldCard.tsx';
import { ENERGIES, ENERGY_TYPES } from '../../src/tables/pug-quest/vocabulary.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Dice } from '../../src/ui/Dice.tsx';
import { InspectCard } from '../../src/ui/InspectCard.tsx';
import { BASES, Medallion } from '../../src/ui/Medallion.tsx';
import { Panel } from '../../src/ui/Panel.tsx';
import { Slider } from '../../src/ui/Slider.tsx';
import { SEATS } from '../../src/ui/seats.ts';
import { Toggle } from '../../src/ui/Toggle.tsx';
import { Tooltip } from '../../src/ui/Tooltip.tsx';
import { PartsRow } from './PartsRow.tsx';
import styles from './Pieces.module.css';
import { COMBOS, CREATURES } from './pug-samples.ts';

const REACHES = [
  'melee',
  'distance',
  'any',
  'penetrating',
  'double-side',
  'double-fork',
  'triple-fan',
  'triple-wide',
] as const;
const WORLDS = [
  ['intellect', 'Icy Lands', 'w-icy'],
  ['spirit', 'Barkwood', 'w-forest'],
  ['magic', 'Muddle Mire', 'w-swamp'],
  ['speed', 'Bone Dry Dunes', 'w-desert'],
  ['strength', 'Kennelot', 'w-castle'],
] as const;

/** Every piece on its own. */
export function Pieces() {
  const [on, setOn] = useState(true);
  const [value, setValue] = useState(60);
  return (
    <div className={styles.page} data-game="pug-quest">
      <PugQuestDefs />
      <div className={styles.row}>
        {ENERGIES.map((energy) => (
          <EnergyCard key={energy} energy={energy} />
        ))}
        <EnergyCard energy="speed" state="chosen" bind={{}} />
        {ENERGIES.map((energy) => (
          <EnergySymbol key={energy} energy={energy} />
        ))}
      </div>
      <div className={styles.row}>
        {REACHES.map((reach) => (
          <span key={reach} className={styles.reach}>
            <ReachSymbol reach={reach} />
            {reach}
          </span>
        ))}
      </div>
      <div className={styles.row}>
        <CreatureCard
          {...CREATURES.hydra}
          marks={[{ id: 'x', icon: icon.upgradeIcon, label: 'Stunned' }]}
          glow="hit"
        />
        <CreatureCard
          kind="boss"
          name="Supreme Feline Mind"
          short="Feline Mind"
          art={pugArt('b-supreme-feline-mind')}
          type="spirit"
          initiative={8}
          life={14}
          maxLife={18}
          attack={{ reach: 'penetrating', damage: 3 }}
        />
        {SEATS.map((seat) => (
          <CreatureCard key={seat} {...CREATURES.yaga} seat={seat} />
        ))}
      </div>
      <div className={styles.row}>
        {WORLDS.map(([type, name, art]) => (
          <WorldCard
            key={name}
            type={type}
            name={name}
            art={pugArt(art)}
            text="Tax in odd rounds: 1 Energy, or 1 damage."
          />
        ))}
        <BossCard
          name="Rat King"
          type="speed"
          initiative={7}
          art={pugArt('b-rat-king')}
          life={9}
          maxLife={20}
          text="Each round a rat joins the emptiest lane."
        />
        <TreasureCard name="Pizza" kind="consumable" art={pugArt('t-pizza')} text="Heal 3." can tag="Eat" />
        <TreasureCard
          name="Bone Sword"
          kind="weapon"
          art={pugArt('t-bone-sword')}
          text="Melee for 2."
          cost={[{ energy: 'strength' }, { energy: 'speed', state: 'joker' }]}
          tag="Buy for 1 card"
        />
        <TreasureCard
          name="Bowl Shield"
          kind="trinket"
          art={pugArt('t-bowl-shield')}
          text="Each hit on you counts 1 less."
        />
      </div>
      <div className={styles.row}>
        {BASES.map((base) => (
          <Medallion key={base} label={base} base={base} glyph={icon.crossedSwordsIcon} size={64} />
        ))}
        {SEATS.map((seat) => (
          <Medallion
            key={seat}
            label={`Seat ${seat}`}
            base="hero"
            seat={seat}
            art={pugArt('h-bard') ?? ''}
            size={64}
          />
        ))}
        <Dice
          dice={[
            { id: 'a', face: '2', label: 'two' },
            { id: 'b', face: '★', label: 'star', look: 'star' },
            { id: 'c', face: '–', label: 'miss', look: 'miss' },
          ]}
          sum="2 + ★4 = 6 against 5"
        />
        <LifeHearts life={11} max={18} />
      </div>
      <PartsRow />
      <div className={styles.row}>
        <InspectCard
          title="Dachshydra"
          corner={<b className={styles.corner}>1</b>}
          symbol={<EnergySymbol energy="speed" />}
          picture={<img className={styles.picture} src={pugArt('m-dachshydra')} alt="" />}
          overlay={<LifeHearts life={2} max={5} counted />}
          facts={[
            {
              id: 'move',
              icon: shellIcon.plainArrowIcon,
              text: (
                <>
                  <b>Moves 1 right</b>, this time round the edge into lane 1.
                </>
              ),
            },
            {
              id: 'attack',
              icon: icon.crossedSwordsIcon,
              text: (
                <>
                  <b>Three heads, 1 damage each.</b> From lane 1 that is the first hero of lanes 1 and 2.
                </>
              ),
            },
            {
              id: 'defend',
              icon: icon.shieldIcon,
              text: (
                <>
                  <b>Defends on Magic.</b> Each hit turns up an energy card; a Magic card cancels it all.
                </>
              ),
            },
          ]}
          rules={['PQ-MOVE-07', 'PQ-ATK-08', 'PQ-MON-10']}
        />
        <div className={styles.big}>
          {COMBOS[1] && <ComboCard {...COMBOS[1]} state="can" tag="Play" hint="Hint: best here" big />}
        </div>
        {ENERGY_TYPES.map((type) => (
          <div key={type} className={styles.combo}>
            {COMBOS[2] && <ComboCard {...COMBOS[2]} type={type} />}
          </div>
        ))}
        <Panel title="Controls" aside="settings">
          <div className={styles.controls}>
            <Toggle label="Strong patterns" detail="Told apart without colour" on={on} onChange={setOn} />
            <Slider label="Volume" value={value} say={(v) => `${v} %`} onChange={setValue} />
            <div className={styles.row}>
              <Button kind="primary">Play</Button>
              <Button>Open</Button>
              <Button kind="danger">Take 2 damage</Button>
              <Button dashed>Ask to undo</Button>
              <Button refused>Attack</Button>
              <Button pressed hotkey="H">
                Hint
              </Button>
              <Tooltip text="A line of explanation">
                <Button kind="quiet">Hover me</Button>
              </Tooltip>
            </div>
          </div>
        </Panel>
      </div>
    </div>
  );
}
