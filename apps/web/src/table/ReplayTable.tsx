import type { GameId } from '@questhall/games';
import type { Game, MatchRecord, Viewer } from '@questhall/kernel';
import type { SeatInfo } from '@questhall/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { ReplaySource } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import type { Speed } from '../app/settings.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { linkTo } from '../play/packed.ts';
import { Button } from '../ui/Button.tsx';
import { OpenedSeal } from './DiceSeal.tsx';
import type { Film } from './film.ts';
import type { GameTable, Scene } from './game-table.ts';
import { tableIcon } from './icons.ts';
import { useNamedWords } from './named-words.ts';
import styles from './ReplayTable.module.css';
import { SeatsPanel } from './SeatsPanel.tsx';
import type { Staged } from './stage.ts';
import { TableShell } from './TableShell.tsx';
import { useKeys } from './use-keys.ts';
import { usePlayOn } from './use-play-on.ts';
import { useShare } from './use-share.ts';
import { useSpeed } from './use-speed.ts';
import { useStage } from './use-stage.ts';

interface ReplayTableProps {
  readonly game: GameId;
  readonly rules: Game;
  readonly table: GameTable;
  readonly record: MatchRecord;
  readonly film: Film;
  readonly source: ReplaySource;
  /** It begins after so many answers. */
  readonly begin: number;
}

/** Milliseconds between two answers, besides the time their events take. */
const PAUSES: { readonly [speed in Speed]: number } = { calm: 700, brisk: 250, instant: 80, step: 0 };
const PACES: readonly { readonly speed: Speed; readonly label: string }[] = [
  { speed: 'calm', label: t('Calm') },
  { speed: 'brisk', label: t('Brisk') },
  { speed: 'instant', label: t('Fast') },
  { speed: 'step', label: t('Step') },
];

const onLook = () => Promise.resolve({ reason: null, text: t('This is a replay.') });
const nothing = () => {};

/** A match that is over, played again: forward, back, through anybody's eyes; and on, from any point. */
export function ReplayTable({ game, rules, table, record, film, source, begin }: ReplayTableProps) {
  const playOn = usePlayOn(game, rules);
  const share = useShare();
  const still = useSpeed();
  const [pace, setPace] = useState<Speed>(still);
  const [viewer, setViewer] = useState<Viewer>(0);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const [tab, setTab] = useState('log');
  const words = useNamedWords(rules, film.seats);
  const { stage, staged } = useStage({
    table,
    words,
    telling: rules.telling,
    nameOf: (seat) => film.seats[seat] ?? '',
    speed: still === 'instant' ? 'instant' : pace,
  });

  const jump = useCallback(
    (to: number, eyes: Viewer) => {
      const target = Math.max(0, Math.min(film.length, to));
      setAt(target);
      setViewer(eyes);
      stage.set(eyes, film.seenAt(target, eyes), film.logAt(target, eyes));
    },
    [film, stage],
  );
  const step = useCallback(() => {
    if (at >= film.length) return;
    setAt(at + 1);
    stage.play({ seen: film.seenAt(at + 1, viewer), events: film.eventsAt(at + 1, viewer) });
  }, [film, stage, at, viewer]);
  useEffect(() => jump(begin, 0), [jump, begin]);
  const busy = staged?.busy === true;
  const over = at >= film.length;
  useEffect(() => {
    if (!running || busy) return;
    if (over) {
      setRunning(false);
      return;
    }
    const timer = window.setTimeout(step, PAUSES[pace]);
    return () => window.clearTimeout(timer);
  }, [running, busy, over, step, pace]);
  const toggle = () => {
    if (over) jump(0, viewer);
    setRunning(!running);
  };
  const back = () => jump(at - 1, viewer);
  useKeys({ ' ': toggle, ArrowRight: step, ArrowLeft: back });

  if (staged === null) return null;
  const scene: Scene = {
    view: staged.view,
    seat: viewer,
    decision: null,
    waiting: staged.seen.waiting,
    outcome: busy ? null : staged.seen.outcome,
    dice: staged.dice,
    happening: staged.happening,
    past: staged.past,
    speed: still === 'instant' ? 'instant' : pace,
    words,
    hints: [],
    names: film.seats,
    choose: nothing,
  };
  const goOn = () => playOn(record, at, viewer ?? film.nextAt(at)?.seat ?? 0);
  return (
    <TableShell
      game={game}
      table={table}
      scene={scene}
      staged={staged}
      telling={rules.telling}
      whyNot={onLook}
      say={sayAt(film, at, staged, scene)}
      detail={t('Replay · {at} of {film}', { at, film: film.length })}
      portrait={table.portrait?.(scene)}
      actions={over ? undefined : <Button onClick={goOn}>{t('Play on from here')}</Button>}
      tools={
        <>
          <Button
            kind="quiet"
            icon={tableIcon.shareIcon}
            onClick={() => void linkTo(record, source, at).then(share, () => {})}
          >
            {t('Copy link')}
          </Button>
          <SaveButton record={record} />
        </>
      }
      seats={
        <>
          <SeatsPanel
            table={table}
            view={staged.view}
            seats={film.seats.map(seatOf)}
            own={[]}
            waiting={staged.seen.waiting}
          />
          <OpenedSeal seed={record.seed} />
        </>
      }
      foot={
        <section className={styles.bar} aria-label={t('A replay')}>
          <Button icon={tableIcon.previousButtonIcon} aria-label={t('Step back')} onClick={back} />
          <Button
            kind="primary"
            icon={running ? tableIcon.pauseButtonIcon : tableIcon.playButtonIcon}
            aria-label={running ? t('Pause') : t('Play')}
            onClick={toggle}
          />
          <Button icon={tableIcon.nextButtonIcon} aria-label={t('Step forward')} onClick={step} />
          <input
            type="range"
            className={styles.scrubber}
            min={0}
            max={film.length}
            value={at}
            aria-label={t('Position in the match')}
            aria-valuetext={t('{at} of {film}', { at, film: film.length })}
            onChange={(event) => jump(event.currentTarget.valueAsNumber, viewer)}
          />
          <select
            value={pace}
            aria-label={t('Speed')}
            onChange={({ currentTarget: { value } }) =>
              setPace(PACES.find(({ speed }) => speed === value)?.speed ?? 'calm')
            }
          >
            {PACES.map(({ speed, label }) => (
              <option key={speed} value={speed}>
                {label}
              </option>
            ))}
          </select>
          <select
            value={viewer ?? ''}
            aria-label={t('Seen as')}
            onChange={({ currentTarget: { value } }) => jump(at, value === '' ? null : Number(value))}
          >
            {film.seats
              .map((name, seat) => ({ name, seat }))
              .map(({ name, seat }) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            <option value="">{t('A spectator')}</option>
          </select>
        </section>
      }
      onSkip={stage.skip}
      onNext={stage.next}
      logShown
      tab={tab}
      onTab={setTab}
      onHome={() => {
        window.location.hash = formatRoute({ page: 'replays' });
      }}
    />
  );
}

/** What happens, or what is answered next. */
function sayAt(film: Film, at: number, staged: Staged, { words, view }: Scene): string {
  const { outcome } = staged.seen;
  if (staged.busy) return staged.lines.at(-1)?.text ?? '';
  const next = film.nextAt(at);
  if (next === undefined) return outcome === null ? t('End of the record') : words.outcome(outcome, view);
  return `${film.seats[next.seat] ?? ''}: ${words.option(next.option, view)}`;
}

const seatOf = (name: string): SeatInfo => ({
  holder: 'person',
  name,
  bot: null,
  online: true,
  autoForced: false,
});

function SaveButton({ record }: { readonly record: MatchRecord }) {
  const save = () => {
    const file = new Blob([JSON.stringify(record)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${record.game}.replay.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button kind="quiet" icon={shellIcon.saveArrowIcon} onClick={save}>
      {t('Save as a file')}
    </Button>
  );
}
