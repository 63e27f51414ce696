import { useCallback, useState } from 'react';
import { pugArt } from '../../src/art/pug-quest/index.ts';
import { anticlockwiseRotationIcon, hamburgerMenuIcon, lightBulbIcon } from '../../src/icons/icons.ts';
import {
  boneGnawerIcon,
  bowmanIcon,
  cardDiscardIcon,
  cardDrawIcon,
  crossedSwordsIcon,
  cycleIcon,
  heartsIcon,
  pawIcon,
  quickSlashIcon,
  sprintIcon,
  upgradeIcon,
} from '../../src/tables/pug-quest/icons.ts';
import { ActionDiscs } from '../../src/tables/pug-quest/pieces/ActionDiscs.tsx';
import { BoardLayout, Decks, EnergyDisplay } from '../../src/tables/pug-quest/pieces/BoardLayout.tsx';
import { ComboCard } from '../../src/tables/pug-quest/pieces/ComboCard.tsx';
import { CreatureCard } from '../../src/tables/pug-quest/pieces/CreatureCard.tsx';
import { Deck } from '../../src/tables/pug-quest/pieces/Deck.tsx';
import { EnergyCard, EnergyDeck } from '../../src/tables/pug-quest/pieces/EnergyCard.tsx';
import { EnergySymbol } from '../../src/tables/pug-quest/pieces/EnergySymbol.tsx';
import { Hand } from '../../src/tables/pug-quest/pieces/Hand.tsx';
import { HeroConsole } from '../../src/tables/pug-quest/pieces/HeroConsole.tsx';
import { InitiativeRow } from '../../src/tables/pug-quest/pieces/InitiativeRow.tsx';
import { Lane, Lanes } from '../../src/tables/pug-quest/pieces/Lanes.tsx';
import { RoundTrack } from '../../src/tables/pug-quest/pieces/RoundTrack.tsx';
import { TreasureTag } from '../../src/tables/pug-quest/pieces/TreasureCard.tsx';
import { WorldCard } from '../../src/tables/pug-quest/pieces/WorldCard.tsx';
import { BottomSheet } from '../../src/ui/BottomSheet.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Log, LogChapter, LogLine, LogName } from '../../src/ui/Log.tsx';
import { Medallion } from '../../src/ui/Medallion.tsx';
import { Note } from '../../src/ui/Note.tsx';
import { Panel } from '../../src/ui/Panel.tsx';
import { SeatCard, SeatList } from '../../src/ui/SeatCard.tsx';
import { StatusBar } from '../../src/ui/StatusBar.tsx';
import { TableFrame } from '../../src/ui/TableFrame.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import styles from './PugBoard.module.css';
import { COMBOS, CREATURES, DISPLAY, HAND, ORDER, SEAT_ROWS } from './pug-samples.ts';

const ACTIONS = [
  { id: 'draw', name: 'Draw', icon: cardDrawIcon },
  { id: 'change', name: 'Change', icon: cycleIcon },
  { id: 'discard', name: 'Discard', icon: cardDiscardIcon },
  { id: 'move', name: 'Move', icon: pawIcon },
  { id: 'attack', name: 'Attack', icon: crossedSwordsIcon },
];

const nothing = () => {};

/** One moment of a game, all pieces in their places. */
export function PugBoard() {
  const [asked, setAsked] = useState<Element>();
  const [tab, setTab] = useState<'hand' | 'combos' | 'pack' | 'log'>('hand');
  const close = useCallback(() => setAsked(undefined), []);
  const { skeleton, slime, bulldog, doghouse, hydra, brave, tor, yaga, pin } = CREATURES;
  const board = (
    <BoardLayout
      type="intellect"
      top={
        <>
          <InitiativeRow entries={ORDER} />
          <RoundTrack
            world={2}
            worlds={3}
            round={3}
            rounds={10}
            tax={{ rounds: [1, 3, 5, 7, 9], type: 'intellect' }}
          />
        </>
      }
      left={
        <>
          <WorldCard
            name="Icy Lands"
            type="intellect"
            art={pugArt('w-icy')}
            text={
              <>
                Hero moves slide <b>one lane further</b>. Tax in odd rounds: 1 Intellect, or 1 damage.
              </>
            }
          />
          <Decks>
            <Deck kind="monster" label="Monsters" count={11} />
            <Deck kind="treasure" label="Treasure" count={9} />
            <Deck kind="boss" label="Boss: world 3" />
          </Decks>
        </>
      }
      lanes={
        <Lanes>
          <Lane number={1} monsters={[]} heroes={[]} onMoveHere={nothing} />
          <Lane
            number={2}
            facing
            monsters={[
              {
                id: 'bulldog',
                card: (
                  <CreatureCard
                    {...bulldog}
                    glow="can"
                    onClick={nothing}
                    chip={
                      <>
                        <Icon shape={crossedSwordsIcon} />
                        Attack 1 <EnergySymbol energy="strength" />
                      </>
                    }
                  />
                ),
              },
              {
                id: 'slime',
                card: <CreatureCard {...slime} asked={asked !== undefined} onClick={setAsked} />,
              },
              { id: 'skeleton', card: <CreatureCard {...skeleton} /> },
            ]}
            heroes={[
              { id: 'brave', card: <CreatureCard {...brave} glow="you" /> },
              { id: 'tor', card: <CreatureCard {...tor} /> },
            ]}
          />
          <Lane
            number={3}
            monsters={[{ id: 'doghouse', card: <CreatureCard {...doghouse} /> }]}
            heroes={[{ id: 'yaga', card: <CreatureCard {...yaga} /> }]}
            onMoveHere={nothing}
          />
          <Lane number={4} monsters={[]} heroes={[]} onMoveHere={nothing} />
          <Lane
            number={5}
            monsters={[{ id: 'hydra', card: <CreatureCard {...hydra} /> }]}
            heroes={[{ id: 'pin', card: <CreatureCard {...pin} /> }]}
            onMoveHere={nothing}
          />
        </Lanes>
      }
      right={
        <EnergyDisplay discarded={12}>
          <EnergyDeck count={14} can onClick={nothing} />
          {DISPLAY.map(({ id, energy }) => (
            <EnergyCard key={id} energy={energy} state="can" onClick={nothing} />
          ))}
        </EnergyDisplay>
      }
    />
  );
  const discs = <ActionDiscs actions={ACTIONS} left={1} of={2} onAction={nothing} />;
  const combos = COMBOS.map((combo) => <ComboCard key={combo.name} {...combo} onClick={nothing} />);
  const seats = (
    <SeatList>
      {SEAT_ROWS.map(({ name, detail, seat, art, tone, life, hand, xp }, at) => (
        <SeatCard
          key={name}
          name={name}
          detail={detail}
          active={at === 0}
          portrait={<Medallion label={name} base="hero" seat={seat} art={pugArt(art) ?? ''} tone={tone} />}
          counters={[
            { icon: heartsIcon, value: life, label: 'life' },
            { icon: cardDrawIcon, value: hand, label: 'cards' },
            { icon: upgradeIcon, value: xp, label: 'XP' },
          ]}
        />
      ))}
    </SeatList>
  );
  const log = (
    <Log label="Log" length={7}>
      <LogChapter>Round 3</LogChapter>
      <LogLine icon={sprintIcon}>
        <b>Pugpin</b> drew 2 and hit <LogName onPoint={nothing}>Dachshydra</LogName> for 1.
      </LogLine>
      <LogLine
        icon={bowmanIcon}
        why={{
          question: 'Why Pugtor?',
          answer: 'It may choose in lane 2 and takes the one with least life: Pugtor 3, Bravepug 5.',
        }}
      >
        <LogName onPoint={nothing}>Skeleton Pug</LogName> moved 1 left to lane 2, third in line, and shot{' '}
        <b>Pugtor</b> for 1.
      </LogLine>
      <LogLine icon={boneGnawerIcon}>
        <b>War Bulldog</b> attacked <b>you</b> for 2.
      </LogLine>
      <LogLine icon={quickSlashIcon} sum>
        <b>Parry and Riposte:</b> 2 − 2 stopped = <b>0 damage</b>, 1 back at War Bulldog.
      </LogLine>
      <LogLine icon={cardDrawIcon}>
        You drew <b>Strength</b> and <b>Speed</b>.
      </LogLine>
    </Log>
  );
  return (
    <div data-game="pug-quest">
      <TableFrame
        status={
          <StatusBar
            game="Pug Quest"
            onHome={nothing}
            portrait={
              <Medallion
                label="Sir Bravepug"
                base="hero"
                seat={1}
                art={pugArt('h-warrior') ?? ''}
                tone={['#ffd8c9', '#d97863']}
              />
            }
            say="Play a lit combo or take one more action"
            detail="Your turn · 1 of 2 actions left · hand 8 of 8"
            actions={
              <Button kind="primary" hotkey="E">
                End turn
              </Button>
            }
            tools={
              <>
                <Button kind="quiet" icon={anticlockwiseRotationIcon} hotkey="U">
                  Undo
                </Button>
                <Button kind="quiet" icon={lightBulbIcon} hotkey="H">
                  Hint
                </Button>
                <Button kind="quiet" icon={hamburgerMenuIcon} aria-label="Menu" />
              </>
            }
          />
        }
        board={board}
        rail={
          <>
            <Panel title="Pack" aside="4 heroes">
              {seats}
            </Panel>
            <Panel title="Log" aside="newest last">
              {log}
            </Panel>
          </>
        }
        tray={
          <div className={styles.tray}>
            <HeroConsole
              name="Sir Bravepug"
              detail="Warrior, level 2"
              art={pugArt('h-warrior')}
              type="strength"
              seat={1}
              life={5}
              maxLife={7}
              xp={3}
              treasures={
                <>
                  <TreasureTag name="Pizza" art={pugArt('t-pizza')} />
                  <TreasureTag name="Chainmail" art={pugArt('t-chainmail')} />
                </>
              }
            >
              {discs}
            </HeroConsole>
            <div className={styles.combos}>{combos}</div>
            <Hand cards={HAND} onCard={nothing} />
          </div>
        }
        sheet={
          <BottomSheet label="your cards">
            <Tabs
              label="Your side of the table"
              className={styles.tabs}
              tabs={[
                { id: 'hand', label: 'Hand', count: 8 },
                { id: 'combos', label: 'Combos', count: 2 },
                { id: 'pack', label: 'Pack' },
                { id: 'log', label: 'Log' },
              ]}
              current={tab}
              onChange={setTab}
            >
              {tab === 'hand' && (
                <div className={styles.phoneHand}>
                  {discs}
                  <div className={styles.phoneDisplay}>
                    <EnergyDeck count={14} can onClick={nothing} />
                    {DISPLAY.map(({ id, energy }) => (
                      <EnergyCard key={id} energy={energy} state="can" onClick={nothing} />
                    ))}
                  </div>
                  <Hand cards={HAND} onCard={nothing} />
                </div>
              )}
              {tab === 'combos' && <div className={styles.phoneCombos}>{combos}</div>}
              {tab === 'pack' && seats}
              {tab === 'log' && log}
            </Tabs>
          </BottomSheet>
        }
      />
      {asked !== undefined && (
        <Note
          kind="why-not"
          anchor={asked}
          title="Not the Slime, not yet"
          rules={['PQ-ATK-03']}
          onRule={nothing}
          onClose={close}
        >
          A standard attack hits the <b>first</b> monster of lane 2, and War Bulldog stands in front.
        </Note>
      )}
    </div>
  );
}
