import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Option, Ref } from '@questhall/kernel';
import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BottomSheet } from '../ui/BottomSheet.tsx';
import { Celebration } from '../ui/Celebration.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusBar } from '../ui/StatusBar.tsx';
import { TableFrame } from '../ui/TableFrame.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import type { GameTable, Near, Scene } from './board-props.ts';
import { LogPanel } from './LogPanel.tsx';
import { refKey } from './refs.ts';
import type { Verdict } from './Surface.tsx';
import { Surface } from './Surface.tsx';
import type { Staged, StageLine } from './stage.ts';
import styles from './TableShell.module.css';
import { useKeys } from './use-keys.ts';
import { useLatest } from './use-latest.ts';
import type { Zoom } from './use-zoom.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** A part of the rail besides seats and log: the chat. */
export interface RailPart {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

interface TableShellProps {
  readonly game: GameId;
  readonly table: GameTable;
  readonly scene: Omit<Scene, 'ask'>;
  readonly staged: Staged;
  readonly whyNot: (option: Option) => Promise<Verdict>;
  readonly say: string;
  readonly detail?: string | undefined;
  readonly portrait?: ReactNode;
  readonly actions?: (scene: Scene) => ReactNode;
  readonly tools: ReactNode;
  readonly seats: ReactNode;
  readonly seatsAside?: string;
  readonly parts?: readonly RailPart[];
  /** Shown over the board. */
  readonly over?: (scene: Scene) => ReactNode;
  /** Under the board on every screen: the scrubber of a replay. */
  readonly foot?: ReactNode;
  readonly logShown: boolean;
  /** The tab that is open on a phone; `log` and `seats` are always there. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** What is pointed at besides what the log points at. */
  readonly pointed?: Ref | undefined;
  readonly onHome: () => void;
  /** Whoever touches the board while something is being shown does not want to wait for it. */
  readonly onSkip?: () => void;
}

/** The table, whoever sits at it: the frame and everything in it that no game has to bring. */
export function TableShell(props: TableShellProps) {
  const { game, table, scene, staged, whyNot, say, detail, portrait, actions, tools, over, onHome } = props;
  const [named, setNamed] = useState<Ref>();
  const { moment, lines, busy } = staged;
  const [cheered, setCheered] = useState(0);
  const cheer = moment !== null && moment.number > cheered ? moment : undefined;
  const done = useCallback(() => setCheered(cheer?.number ?? 0), [cheer]);
  const board = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ frame: board, content, nearest: table.zooms });
  useKeys(table.zooms === undefined ? {} : { '+': zoom.nearer, '-': zoom.farther, '0': zoom.whole });
  useNear(content, zoom, table.near?.(scene));
  useFollow(content, zoom, lines.at(-1));
  const { onSkip } = props;
  useEffect(() => {
    const areas = [board.current, above.current];
    if (!busy || onSkip === undefined) return;
    for (const area of areas) area?.addEventListener('click', onSkip);
    return () => {
      for (const area of areas) area?.removeEventListener('click', onSkip);
    };
  }, [busy, onSkip]);
  const log = <LogPanel lines={lines} onPoint={setNamed} />;
  return (
    <div data-game={game} data-question={scene.decision?.id} className={styles.table}>
      <Surface game={game} table={table} scene={scene} whyNot={whyNot} pointed={named ?? props.pointed}>
        {(full) => (
          <TableFrame
            status={
              <StatusBar
                game={GAMES[game].title}
                onHome={onHome}
                portrait={portrait}
                say={say}
                {...(detail !== undefined && { detail })}
                actions={actions?.(full)}
                tools={tools}
              />
            }
            board={
              <>
                <section ref={board} className={styles.board} aria-label="Board">
                  <div ref={content} className={styles.content}>
                    <table.Board {...full} />
                  </div>
                </section>
                {table.Over !== undefined && (
                  <div ref={above} className={styles.above}>
                    <table.Over {...full} />
                  </div>
                )}
                {table.zooms !== undefined && <ZoomButtons zoom={zoom} begins={table.near !== undefined} />}
                <section className="sr-only" aria-label="The table in words">
                  <pre>{full.words.board(full.view)}</pre>
                </section>
                {over?.(full)}
                {props.foot}
                {cheer !== undefined && (
                  <Celebration
                    key={cheer.number}
                    title={cheer.title}
                    {...(cheer.detail !== undefined && { detail: cheer.detail })}
                    {...(cheer.mood !== undefined && { mood: cheer.mood })}
                    picture={cheer.picture}
                    onDone={done}
                  />
                )}
              </>
            }
            rail={<Rail {...props} full={full} log={log} />}
            tray={
              <section className={styles.tray} aria-label="Your side of the table">
                <table.Tray {...full} />
              </section>
            }
            sheet={<Sheet {...props} full={full} log={log} />}
          />
        )}
      </Surface>
    </div>
  );
}

const thingIn = (content: RefObject<HTMLElement | null>, key: string): Element | null | undefined =>
  content.current?.querySelector(`[data-target="${CSS.escape(key)}"]`);

/** Brings a board that is too small to read near to what it is about. */
function useNear(content: RefObject<HTMLElement | null>, zoom: Zoom, near: Near | undefined): void {
  const wish = useLatest(near);
  const key = near?.key;
  useEffect(() => {
    if (key === undefined || wish.current === undefined) return;
    const thing = thingIn(content, refKey(wish.current.thing));
    if (thing) zoom.begin(thing, wish.current.least);
  }, [content, zoom, wish, key]);
}

/** A board that is drawn near shows where the thing is that the newest line names first. */
function useFollow(content: RefObject<HTMLElement | null>, zoom: Zoom, line: StageLine | undefined): void {
  const named = line?.face?.names?.[0]?.ref;
  const number = line?.number;
  const key = named === undefined ? undefined : `${number} ${refKey(named)}`;
  useEffect(() => {
    if (key === undefined) return;
    const target = key.slice(key.indexOf(' ') + 1);
    const thing = thingIn(content, target);
    if (thing) zoom.reveal(thing);
  }, [content, zoom, key]);
}

interface RailProps extends TableShellProps {
  readonly full: Scene;
  readonly log: ReactNode;
}

function Rail({ table, seats, seatsAside, parts = [], full, log, logShown }: RailProps) {
  return (
    <>
      <Panel title={table.seatsTitle} {...(seatsAside !== undefined && { aside: seatsAside })}>
        {seats}
      </Panel>
      {table.Rail !== undefined && <table.Rail {...full} />}
      {parts.map(({ id, label, content }) => (
        <Panel key={id} title={label} className={styles.part}>
          {content}
        </Panel>
      ))}
      {logShown ? (
        <Panel title="Log" aside="newest last">
          {log}
        </Panel>
      ) : (
        <div />
      )}
    </>
  );
}

function Sheet({ table, full, seats, parts = [], log, tab, onTab }: RailProps) {
  const trayParts = table.trayParts.filter(({ shown }) => shown?.(full.view) ?? true);
  const tabs = [
    ...trayParts.map(({ id, label, count }) => {
      const counted = count?.(full.view, full.seat);
      return { id, label, ...(counted !== undefined && { count: counted }) };
    }),
    { id: 'seats', label: table.seatsTitle },
    ...parts.map(({ id, label, count }) => ({ id, label, ...(count !== undefined && { count }) })),
    { id: 'log', label: 'Log' },
  ];
  const current = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? 'log');
  const Part = trayParts.find(({ id }) => id === current)?.Part;
  return (
    <BottomSheet label="your side of the table">
      <Tabs
        label="Your side of the table"
        className={styles.tabs}
        tabs={tabs}
        current={current}
        onChange={onTab}
      >
        {Part !== undefined && <Part {...full} />}
        {current === 'seats' && seats}
        {parts.find(({ id }) => id === current)?.content}
        {current === 'log' && <div className={styles.fill}>{log}</div>}
      </Tabs>
    </BottomSheet>
  );
}
