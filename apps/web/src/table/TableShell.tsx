import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Option, Ref, Telling } from '@questhall/kernel';
import type { ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { t } from '../language/texts.ts';
import { Celebration } from '../ui/Celebration.tsx';
import { StatusBar } from '../ui/StatusBar.tsx';
import { TableFrame } from './frame/TableFrame.tsx';
import type { Near } from './game-table.ts';
import { LogPanel } from './LogPanel.tsx';
import { Listening } from './listen/Listening.tsx';
import { TableInWords } from './listen/TableInWords.tsx';
import { isInWords } from './listen/words-table.tsx';
import { Flourishes } from './motion/Flourishes.tsx';
import { Remains } from './motion/Remains.tsx';
import { useMotion } from './motion/use-motion.ts';
import { Narrator, subjectsOf } from './narrator/Narrator.tsx';
import { RecapFold } from './narrator/RecapFold.tsx';
import type { RecapState } from './narrator/use-recap.ts';
import { refKey } from './refs.ts';
import type { ChromeParts } from './SideParts.tsx';
import { Rail, Row, Sheet, Side, Wing } from './SideParts.tsx';
import { Surface } from './Surface.tsx';
import type { Staged, StageLine } from './stage.ts';
import { UNTOLD } from './story.ts';
import styles from './TableShell.module.css';
import { useCommands } from './use-keys.ts';
import { useLatest } from './use-latest.ts';
import type { Zoom } from './use-zoom.ts';
import { useZoom } from './use-zoom.ts';
import type { Verdict } from './verdicts.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const STILL = (): undefined => {};

interface TableShellProps extends Omit<ChromeParts, 'log' | 'asked'> {
  readonly game: GameId;
  readonly staged: Staged;
  readonly telling?: Telling | undefined;
  readonly recap?: RecapState;
  readonly whyNot: (option: Option) => Promise<Verdict>;
  readonly say: string;
  readonly detail?: string | undefined;
  readonly portrait?: ReactNode;
  readonly actions?: ReactNode;
  readonly tools: ReactNode;
  /** Above everything else. */
  readonly notice?: ReactNode;
  readonly coach?: ReactNode;
  /** The coach has something to say. */
  readonly taught?: boolean;
  /** Over the board: how the match has ended. */
  readonly over?: ReactNode;
  /** Under the board: the scrubber of a replay. */
  readonly foot?: ReactNode;
  /** What the coach points at: a board that is drawn near shows it. */
  readonly taughtAt?: Ref | undefined;
  /** What is pointed at besides what the log points at. */
  readonly pointed?: Ref | undefined;
  readonly onHome: () => void;
  /** Whoever touches the board while something is being shown does not want to wait for it. */
  readonly onSkip: () => void;
  /** The next beat. */
  readonly onNext: () => void;
}

/** The table, whoever sits at it: the frame and everything in it that no game has to bring. */
export function TableShell(props: TableShellProps) {
  const { game, table, scene, staged, whyNot, coach, over, foot, onSkip, onNext, recap } = props;
  const telling = props.telling ?? UNTOLD;
  const [named, setNamed] = useState<readonly Ref[]>([]);
  const board = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ frame: board, content, nearest: table.zooms });
  useCommands(
    table.zooms === undefined ? {} : { nearer: zoom.nearer, farther: zoom.farther, whole: zoom.whole },
  );
  useNear(content, zoom, table.near?.(scene));
  useFollow(content, zoom, staged.lines.at(-1));
  useShown(content, zoom, props.taughtAt, scene.decision?.id);
  useSkip([board, above], staged.busy ? (scene.speed === 'step' ? onNext : onSkip) : undefined);
  const moving = { happening: staged.happening, telling, plan: table.motion ?? STILL };
  useMotion(content, moving);
  const empty = table.isTrayEmpty?.(scene) ?? false;
  const told = staged.busy ? staged.story.at(-1) : undefined;
  const pointed = [
    ...named,
    ...(props.pointed === undefined ? [] : [props.pointed]),
    ...(told === undefined ? [] : subjectsOf(told)),
  ];
  const { story } = staged;
  const listened = useMemo(() => ({ table, telling, story, whyNot }), [table, telling, story, whyNot]);
  const parts: ChromeParts = {
    ...props,
    asked: scene.decision?.id,
    log: (
      <>
        {recap !== undefined && (
          <RecapFold recap={recap} table={table} telling={telling} onPoint={setNamed} />
        )}
        <LogPanel lines={staged.lines} onPoint={setNamed} />
      </>
    ),
  };
  return (
    <div data-game={game} data-question={scene.decision?.id} className={styles.table}>
      <Listening value={listened}>
        <Surface
          game={game}
          table={table}
          scene={scene}
          showing={staged.busy}
          whyNot={whyNot}
          pointed={pointed}
        >
          <TableFrame
            needs={{
              ...table.needs,
              ...(empty && { tray: 0 }),
              taught: props.taught === true,
              steered: foot !== undefined,
            }}
            status={
              <>
                {props.notice}
                <Status
                  {...props}
                  tools={
                    <>
                      {table.zooms !== undefined && (
                        <ZoomButtons zoom={zoom} begins={table.near !== undefined} />
                      )}
                      {props.tools}
                    </>
                  }
                />
              </>
            }
            board={
              <>
                <section ref={board} className={styles.board} data-part="board" aria-label={t('Board')}>
                  {!isInWords(table) && <h2 className="sr-only">{t('Board')}</h2>}
                  <div ref={content} className={styles.content}>
                    <Boundary what={t('The board')} moment={scene.view}>
                      <table.Board {...scene} />
                    </Boundary>
                    <Remains board={content} {...moving} />
                  </div>
                  <Flourishes board={board} {...moving} />
                </section>
                {table.Over !== undefined && (
                  <div ref={above} className={styles.above}>
                    <Boundary what={t('What lies over the board')} moment={scene.view}>
                      <table.Over {...scene} />
                    </Boundary>
                  </div>
                )}
                {!isInWords(table) && (
                  <section className="sr-only" aria-label={t('The table in words')}>
                    <TableInWords scene={scene} />
                  </section>
                )}
              </>
            }
            telling={
              <Narrator table={table} telling={telling} staged={staged} onNext={onNext} onSkip={onSkip} />
            }
            over={
              <>
                {over}
                <Cheer staged={staged} />
              </>
            }
            foot={foot}
            coach={coach}
            rail={<Rail {...parts} />}
            tray={
              empty ? undefined : (
                <section className={styles.tray} data-part="tray" aria-label={t('Your side of the table')}>
                  <Boundary what={t('Your side of the table')} moment={scene.view}>
                    <table.Tray {...scene} />
                  </Boundary>
                </section>
              )
            }
            sheet={<Sheet {...parts} />}
            tabs={<Side {...parts} />}
            wing={<Wing {...parts} />}
            row={<Row {...parts} />}
          />
        </Surface>
      </Listening>
    </div>
  );
}

function Status({ game, say, detail, portrait, actions, tools, onHome }: TableShellProps) {
  return (
    <StatusBar
      game={GAMES[game].title}
      onHome={onHome}
      portrait={portrait}
      say={say}
      {...(detail !== undefined && { detail })}
      actions={actions}
      tools={tools}
    />
  );
}

/** A big moment, once. */
function Cheer({ staged: { moment } }: { readonly staged: Staged }) {
  const [cheered, setCheered] = useState(0);
  const cheer = moment !== null && moment.number > cheered ? moment : undefined;
  const done = useCallback(() => setCheered(cheer?.number ?? 0), [cheer]);
  if (cheer === undefined) return null;
  return (
    <Celebration
      key={cheer.number}
      title={cheer.title}
      {...(cheer.detail !== undefined && { detail: cheer.detail })}
      {...(cheer.mood !== undefined && { mood: cheer.mood })}
      picture={cheer.picture}
      onDone={done}
    />
  );
}

function useSkip(areas: readonly RefObject<HTMLElement | null>[], skip: (() => void) | undefined): void {
  const [board, above] = areas;
  useEffect(() => {
    if (skip === undefined) return;
    const touched = [board?.current, above?.current];
    for (const area of touched) area?.addEventListener('click', skip);
    return () => {
      for (const area of touched) area?.removeEventListener('click', skip);
    };
  }, [board, above, skip]);
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

/** A board that is drawn near shows this thing, whenever something else is asked. */
function useShown(
  content: RefObject<HTMLElement | null>,
  zoom: Zoom,
  at: Ref | undefined,
  asked: number | undefined,
): void {
  const key = at === undefined ? undefined : refKey(at);
  useEffect(() => {
    const thing = key === undefined || asked === undefined ? undefined : thingIn(content, key);
    if (thing) zoom.reveal(thing);
  }, [content, zoom, key, asked]);
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
