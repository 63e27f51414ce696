/** Everything at a table besides board and status, side by side where there is room for it, else in tabs. */

import type { ReactNode } from 'react';
import { useState } from 'react';
import { t } from '../language/texts.ts';
import { BottomSheet } from '../ui/BottomSheet.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Tab } from '../ui/Tabs.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import type { GameTable, Scene } from './game-table.ts';
import styles from './SideParts.module.css';

/** A part besides seats and log: the chat. */
export interface RailPart {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

export interface ChromeParts {
  readonly table: GameTable;
  readonly scene: Scene;
  /** A question that deserves more than buttons. */
  readonly question?: ReactNode;
  /** The number of what is asked: a new question comes to the front. */
  readonly asked: number | undefined;
  readonly seats: ReactNode;
  readonly seatsAside?: string;
  readonly parts?: readonly RailPart[];
  readonly log: ReactNode;
  readonly logShown: boolean;
  /** The tab that is open; `log` and `seats` are always there. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

/** Beside the board: what is asked, seats, the game's own part, chat, log. */
export function Rail({ table, scene, question, seats, seatsAside, parts = [], log, logShown }: ChromeParts) {
  return (
    <>
      {question}
      <Panel title={table.seatsTitle} {...(seatsAside !== undefined && { aside: seatsAside })}>
        {seats}
      </Panel>
      {table.Rail !== undefined && <table.Rail {...scene} />}
      {parts.map(({ id, label, content }) => (
        <Panel key={id} title={label} className={styles.part}>
          {content}
        </Panel>
      ))}
      {logShown ? (
        <Panel title={t('Log')} aside={t('newest last')}>
          {log}
        </Panel>
      ) : (
        <div />
      )}
    </>
  );
}

export interface SidePart extends Tab<string> {
  readonly content: ReactNode;
}

const QUESTION = 'question';

const questionPart = ({ question }: ChromeParts): readonly SidePart[] =>
  question === undefined ? [] : [{ id: QUESTION, label: t('Question'), content: question }];

function trayParts({ table, scene }: ChromeParts): readonly SidePart[] {
  return table.trayParts
    .filter(({ shown }) => shown?.(scene) ?? true)
    .map(({ id, label, count, Part }) => {
      const counted = count?.(scene.view, scene.seat);
      return { id, label, ...(counted !== undefined && { count: counted }), content: <Part {...scene} /> };
    });
}

const lastParts = ({ table, seats, parts = [], log }: ChromeParts): readonly SidePart[] => [
  { id: 'seats', label: table.seatsTitle, content: seats },
  ...parts,
  { id: 'log', label: t('Log'), content: <div className={styles.fill}>{log}</div> },
];

const allParts = (chrome: ChromeParts): readonly SidePart[] => [
  ...questionPart(chrome),
  ...trayParts(chrome),
  ...lastParts(chrome),
];

/** Everything in tabs. */
export function Side(chrome: ChromeParts) {
  return <PartTabs label={t('Your side of the table')} chrome={chrome} parts={allParts(chrome)} />;
}

/** The same below the board: its handle draws it up over the board. */
export function Sheet(chrome: ChromeParts) {
  return (
    <BottomSheet label={t('your side of the table')}>
      <PartTabs label={t('Around the table')} chrome={chrome} parts={allParts(chrome)} />
    </BottomSheet>
  );
}

/** Only what the tray holds, in tabs: what is asked, seats and log have a rail. */
export function Wing(chrome: ChromeParts) {
  return (
    <PartTabs
      label={t('Your side of the table')}
      chrome={{ ...chrome, question: undefined }}
      parts={trayParts(chrome)}
    />
  );
}

/** What the rail holds, in tabs: the tray has a place of its own. */
export function Row(chrome: ChromeParts) {
  return (
    <PartTabs
      label={t('Around the table')}
      chrome={chrome}
      parts={[...questionPart(chrome), ...lastParts(chrome)]}
    />
  );
}

interface PartTabsProps {
  readonly label: string;
  readonly chrome: ChromeParts;
  readonly parts: readonly SidePart[];
}

function PartTabs({ label, parts, chrome: { tab, onTab, asked, question } }: PartTabsProps) {
  // A question stays in front until another tab is opened.
  const [putAside, setPutAside] = useState<number>();
  const inFront = question !== undefined && putAside !== asked;
  const current = parts.find(({ id }) => id === (inFront ? QUESTION : tab)) ?? parts[0];
  return (
    <Tabs
      label={label}
      className={styles.tabs}
      tabs={parts}
      current={current?.id ?? ''}
      onChange={(id) => {
        setPutAside(id === QUESTION ? undefined : asked);
        onTab(id);
      }}
    >
      {current?.content}
    </Tabs>
  );
}
