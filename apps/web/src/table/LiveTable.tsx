import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Game, Json, Viewer } from '@questhall/kernel';
import type { ClientState, TableInfo, You } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import type { ReplaySource } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { t } from '../language/texts.ts';
import type { ConnectionReport, TableConnection } from '../play/connection.ts';
import type { Lesson } from '../play/lessons.ts';
import { reasonTextIn } from '../play/reasons.ts';
import { hall } from '../sound/hall/pack.ts';
import { playSound } from '../sound/player.ts';
import { Button } from '../ui/Button.tsx';
import { BigScreenButton } from './BigScreenButton.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { Coach, useCoach } from './Coach.tsx';
import { Companion } from './Companion.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Curtain } from './Curtain.tsx';
import { choicesOf } from './choices.ts';
import { useClock } from './clock.ts';
import { DiceSeal } from './DiceSeal.tsx';
import { Ending } from './Ending.tsx';
import type { GameTable, Scene } from './game-table.ts';
import { HintNote } from './HintNote.tsx';
import { epilogueOf, Journal, nextStory, useStories } from './Journal.tsx';
import { Invitation } from './listen/Invitation.tsx';
import { TableInWords } from './listen/TableInWords.tsx';
import { useSpokenQuestion } from './listen/use-spoken-question.ts';
import { inWords } from './listen/words-table.tsx';
import { useNamedWords } from './named-words.ts';
import { useRecap } from './narrator/use-recap.ts';
import { OptionButton } from './OptionButton.tsx';
import { OrderList, OrderOffer } from './Orders.tsx';
import { Prompt, YesNo } from './Prompt.tsx';
import { SeatMenu } from './SeatMenu.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import type { SidePart } from './SideParts.tsx';
import type { Staged } from './stage.ts';
import { statusOf } from './status.ts';
import { TableMenu } from './TableMenu.tsx';
import { TableShell } from './TableShell.tsx';
import { TableTools } from './TableTools.tsx';
import { useAnswers } from './use-answers.ts';
import { useEyes } from './use-eyes.ts';
import { useCommands, useFocusOnQuestion, useShownKey } from './use-keys.ts';
import { useMoreTime } from './use-more-time.ts';
import { useOrders } from './use-orders.ts';
import { useQuietEnd } from './use-quiet-end.ts';
import { useSaid } from './use-said.ts';
import { useSeatAsk } from './use-seat-ask.ts';
import { useSpeed } from './use-speed.ts';
import { useStage, useStaging } from './use-stage.ts';
import { useTalk } from './use-talk.ts';
import { useUndo } from './use-undo.ts';

export interface LiveTableProps {
  readonly game: GameId;
  readonly rules: Game;
  readonly table: GameTable;
  readonly connection: TableConnection;
  readonly state: ClientState & { readonly table: TableInfo; readonly you: You };
  readonly report: ConnectionReport;
  /** What was picked on the shelf: taken where it is asked for first. */
  readonly wish?: string | undefined;
  readonly lesson?: Lesson | undefined;
  /** Online: the address others come in by. */
  readonly onShare?: (() => void) | undefined;
  /** Whenever the table has settled, for the picture of a saved game. */
  readonly onSettled?: ((view: Json) => void) | undefined;
  /** Beside the log, where there is no talk. */
  readonly parts?: readonly SidePart[];
  /** Where the match with this number can be watched when it is over. */
  readonly replayOf: (matchNumber: number) => ReplaySource;
  readonly onLeave: () => void;
  /** A quest of the day: it is played once, and others' results are looked at afterwards. */
  readonly onResults?: (() => void) | undefined;
}

/** Until spectators see anything, where they see it later. */
const Late = ({ delay }: { readonly delay: number }) =>
  delay === 0 ? null : (
    <p role="status">
      {t('Spectators see this match {delay} s later. It appears here in a moment.', { delay })}
    </p>
  );

/** A match under way, wherever it is hosted. */
export function LiveTable(props: LiveTableProps) {
  const { game, rules, connection, state, onLeave, onShare, onSettled } = props;
  const { settings, change } = useSettings();
  const { plain } = settings;
  const table = plain ? inWords(props.table) : props.table;
  const { seats } = state.table;
  const words = useNamedWords(
    rules,
    seats.map(({ name }) => name),
  );
  const own = state.you.seats;
  const stories = useStories(game);
  const { stage, staged } = useStage({
    table,
    words,
    telling: rules.telling,
    nameOf: (seat) => seats[seat]?.name ?? '',
  });
  const { eyes, next, take } = useEyes(state, staged?.busy === true);
  useStaging(stage, connection, eyes);
  const seat = staged?.viewer ?? eyes;
  const played = seat !== null && seats[seat]?.bot === null;
  const open = staged !== null && !staged.busy && played ? staged.seen.decision : null;
  const coach = useCoach(props.lesson, staged, open);
  const answers = useAnswers(connection, seat, open, (reason) =>
    reasonTextIn(reason, words, staged?.view ?? null),
  );
  const undo = useUndo(connection, state.table, seat, staged?.seen.undo ?? 'none');
  const seatAsk = useSeatAsk(connection, state.table, own);
  const clock = useClock(staged);
  const moreTime = useMoreTime(connection, staged, seat);
  const talk = useTalk(state.chat);
  const speed = useSpeed();
  const recap = useRecap(staged, { asked: open !== null, speed, quiet: props.lesson !== undefined });
  const [menu, setMenu] = useState(false);
  const [logShown, setLogShown] = useState(true);
  const [tab, setTab] = useState(props.parts?.[0]?.id ?? '');
  const [looked, setLooked] = useState(false);
  const { decision, choose, hints } = answers;

  const orders = useOrders({
    decision,
    isReaction: isReaction(props.table, decision),
    view: staged?.view,
    words,
    choose,
  });

  const taught = coach.say !== undefined;
  const quiet = useQuietEnd(table, decision, choose, taught || speed === 'step');
  useSaid({ table, decision, choose, taught, undo });
  useTab(table, decision, setTab);
  useCoachTab(coach.tab, setTab);
  useWish(props.wish, decision, choose);
  useFocusOnQuestion(decision?.id);
  const hearAnswer = useSpokenQuestion({ decision, words, staged, isAnswered: answers.isAnswered });
  useTitle(decision === null ? GAMES[game].title : t('Your turn · {title}', { title: GAMES[game].title }));
  const outcome = staged === null || staged.busy ? null : staged.seen.outcome;
  useEffect(() => {
    if (staged !== null && !staged.busy) onSettled?.(staged.view);
  }, [staged, onSettled]);
  useEffect(() => {
    if (outcome === null) setLooked(false);
  }, [outcome]);
  useOutcomeSound(staged, seat);
  useForced(connection, own, settings.autoForced, seats.map(({ autoForced }) => autoForced).join());

  const endKey = useShownKey('end');
  const ending = decision?.options.find((option) => table.ends?.(option));
  const toggleHint = () => (hints.length > 0 ? answers.dropHints() : answers.askHint());
  useCommands({
    undo: undo.run,
    hint: toggleHint,
    log: () => {
      setLogShown(!logShown);
      setTab(tab === 'log' ? '' : 'log');
    },
    end: ending && (() => coach.guard(choose)(ending)),
    sound: () => change({ sound: !settings.sound }),
    recap: recap.beats.length > 0 ? recap.toggle : undefined,
    go: staged?.busy ? (speed === 'step' ? stage.next : stage.skip) : undefined,
    time: moreTime?.take,
    plain: () => change({ plain: !plain, invited: true }),
  });

  if (next !== undefined) return <Curtain name={seats[next]?.name ?? ''} onTake={take} />;
  if (staged === null) return own.length > 0 ? null : <Late delay={state.table.settings.delay ?? 0} />;

  const scene: Scene = {
    view: staged.view,
    seat,
    decision,
    waiting: staged.seen.waiting,
    outcome,
    dice: staged.dice,
    happening: staged.happening,
    past: staged.past,
    speed,
    words,
    hints,
    names: seats.map(({ name }) => name),
    taught: props.lesson !== undefined,
    allows: coach.allows,
    choose: coach.guard((option, thrown, followUp) => {
      hearAnswer(option);
      choose(option, thrown, followUp);
    }),
  };
  const choices = choicesOf(table, scene);
  const happening = staged.busy ? staged.lines.at(-1)?.text : undefined;
  const watching = state.table.spectators;
  const offer = decision !== null && isReaction(table, decision) && (
    <OrderOffer scene={scene} decision={decision} onGive={orders.give} />
  );
  const question =
    undo.askedBy !== undefined ? (
      <YesNo
        title={t('{askedBy} asks to undo', { askedBy: undo.askedBy })}
        detail={t('Something new was revealed since then, so everyone has to agree.')}
        yes={t('Allow undo')}
        no={t('Decline')}
        onAnswer={undo.reply}
      />
    ) : seatAsk !== undefined ? (
      <YesNo
        title={t('{name} asks to play for {place}', { name: seatAsk.name, place: seatAsk.place })}
        detail={t('A bot plays there now. Whoever sits there sees its hand, so everyone has to agree.')}
        yes={t('Agree')}
        no={t('Decline')}
        onAnswer={seatAsk.reply}
      />
    ) : choices.prompt === undefined ? undefined : (
      <Prompt key={decision?.id} scene={scene} {...choices.prompt} below={offer} />
    );
  return (
    <>
      <TableShell
        game={game}
        table={table}
        scene={scene}
        staged={staged}
        telling={rules.telling}
        recap={recap}
        whyNot={answers.whyNot}
        taughtAt={coach.at}
        notice={<Invitation />}
        say={statusOf({
          scene,
          seats,
          figure: (each) => table.seat(staged.view, each).name ?? seats[each]?.name ?? '',
          happening,
          shared: own.length > 1,
        })}
        detail={
          quiet.counting ? t('Only small things are left: the turn ends in a moment.') : table.detail?.(scene)
        }
        portrait={table.portrait?.(scene)}
        actions={
          choices.buttons.length === 0
            ? undefined
            : [
                quiet.counting && (
                  <Button key="quiet" kind="quiet" onClick={quiet.stay}>
                    {t('Stay')}
                  </Button>
                ),
                quiet.allow !== undefined && (
                  <Button
                    key="allow"
                    kind="quiet"
                    title={t(
                      'Ends this turn, and later ones in which only small things are left. See Settings.',
                    )}
                    onClick={quiet.allow}
                  >
                    {t('Always end here')}
                  </Button>
                ),
                ...choices.buttons.map((option) => (
                  <OptionButton
                    key={JSON.stringify(option)}
                    option={option}
                    scene={scene}
                    {...(option === ending && { kind: 'primary', hotkey: endKey })}
                  />
                )),
              ]
        }
        tools={
          <TableTools
            undo={seat === null ? undefined : undo}
            moreTime={moreTime?.short ? moreTime.take : undefined}
            hint={
              seat === null || !state.table.settings.hints
                ? undefined
                : { shown: hints.length > 0, thinking: answers.thinking, toggle: toggleHint }
            }
            onMenu={() => setMenu(true)}
          />
        }
        seats={
          <>
            <SeatsPanel
              table={table}
              view={staged.view}
              seats={seats}
              own={own}
              waiting={staged.seen.waiting}
              {...(clock && { clock })}
            />
            {onShare !== undefined && !own.some((at) => seats[at]?.bot === null) && (
              <SeatMenu connection={connection} table={state.table} you={state.you} playing={seat} />
            )}
          </>
        }
        seatsAside={watching > 0 ? t('{watching} watching', { watching }) : ''}
        parts={
          onShare === undefined
            ? (props.parts ?? [])
            : [
                {
                  id: 'chat',
                  label: t('Talk'),
                  ...(talk.unread > 0 && { count: talk.unread }),
                  content: (
                    <ChatPanel
                      table={state.table.table}
                      lines={state.chat}
                      onSay={(said) => void connection.client.ask(said)}
                      onSeen={talk.look}
                    />
                  ),
                },
              ]
        }
        {...(question && { question })}
        over={
          outcome !== null &&
          !looked && (
            <Ending
              game={game}
              scene={scene}
              outcome={outcome}
              epilogue={(won) => epilogueOf(stories, staged.view, won)}
              onAgain={
                state.you.host && props.onResults === undefined
                  ? (swap) => void connection.client.ask({ type: 'start', swap })
                  : undefined
              }
              next={
                state.you.host ? nextStory(stories, staged.view, connection, state.table, words) : undefined
              }
              rules={rules}
              source={props.replayOf(state.table.matchNumber)}
              onLeave={onLeave}
              onResults={props.onResults}
              onLook={() => setLooked(true)}
            />
          )
        }
        {...(outcome === null && {
          coach: (
            <>
              {settings.companion && props.lesson === undefined && hints.length === 0 && (
                <Companion game={game} scene={scene} />
              )}
              <HintNote scene={scene} onClose={answers.dropHints} />
              <Coach coach={coach} onStart={() => playNow(game, props.lesson?.mode)} />
            </>
          ),
          taught,
        })}
        logShown={logShown}
        tab={tab}
        onTab={setTab}
        pointed={coach.at}
        onHome={onLeave}
        onSkip={stage.skip}
        onNext={stage.next}
      />
      <ConnectionNotice report={props.report} />
      <TableMenu
        game={game}
        open={menu}
        onClose={() => setMenu(false)}
        inWords={<TableInWords scene={scene} />}
        onShare={onShare}
        onLeave={onLeave}
      >
        {moreTime !== undefined && (
          <Button wide onClick={moreTime.take}>
            {t('Take more time')}
          </Button>
        )}
        {onShare !== undefined && <BigScreenButton wide table={state.table.table} />}
        <Journal stories={stories} view={staged.view} words={words} />
        <SeatMenu connection={connection} table={state.table} you={state.you} playing={seat} />
        <OrderList orders={orders.orders} onDrop={orders.drop} />
        {state.table?.seedHash !== undefined && <DiceSeal hash={state.table.seedHash} />}
      </TableMenu>
    </>
  );
}

/** After the lesson: a match of what was learned, or of the usual kind. */
const playNow = (game: GameId, mode = GAMES[game].modes[0]?.id ?? 'standard'): void => {
  window.location.hash = formatRoute({ page: 'table', game, start: { way: 'now', mode } });
};

const isReaction = ({ prompts }: GameTable, decision: Scene['decision']): boolean =>
  decision !== null && prompts?.[decision.kind]?.reaction === true;

/** Once, when everything has been shown; not to those who come to a match that is over. */
function useOutcomeSound(staged: Staged | null, seat: Viewer): void {
  const played = useRef(false);
  const outcome = staged?.seen.outcome ?? null;
  useEffect(() => {
    if (staged === null) return;
    if (outcome === null) {
      played.current = true;
      return;
    }
    if (!played.current || staged.busy) return;
    played.current = false;
    const won = seat === null ? outcome.winners.length > 0 : outcome.winners.includes(seat);
    playSound(hall, won ? 'victory' : 'defeat', { important: true });
  }, [staged, outcome, seat]);
}

/** On the tab of the browser: somebody may be looking at another one. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** A new question opens the part of the tray in which it is answered. */
function useTab(table: GameTable, decision: Scene['decision'], setTab: (tab: string) => void): void {
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (decision === null || decision.id === asked.current) return;
    asked.current = decision.id;
    const tab = table.tab?.(decision);
    if (tab !== undefined) setTab(tab);
  }, [table, decision, setTab]);
}

/** On a phone the coach opens what it speaks of. */
function useCoachTab(tab: string | undefined, setTab: (tab: string) => void): void {
  useEffect(() => {
    if (tab !== undefined) setTab(tab);
  }, [tab, setTab]);
}

/** Takes what was picked on the shelf, the first time something can be taken at all. */
function useWish(wish: string | undefined, decision: Scene['decision'], choose: Scene['choose']): void {
  const open = useRef(wish !== undefined);
  useEffect(() => {
    if (!open.current || decision === null) return;
    open.current = false;
    const option = decision.options.find(
      ({ at }) => at !== undefined && Object.values(at).includes(wish ?? ''),
    );
    if (option) choose(option);
  }, [wish, decision, choose]);
}

/** The seats that are played here answer forced questions themselves, or do not, as the settings say. */
function useForced(connection: TableConnection, own: readonly number[], wanted: boolean, now: string): void {
  useEffect(() => {
    const flags = now.split(',');
    for (const seat of own) {
      if (flags[seat] === String(wanted)) continue;
      connection.client.ask({ type: 'seat', seat, action: { do: 'autoForced', on: wanted } }).catch(() => {});
    }
  }, [connection, own, wanted, now]);
}
