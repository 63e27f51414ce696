import type { GameId } from '@questhall/games';
import type { Game, GameEvent, Option, Reason, Viewer } from '@questhall/kernel';
import type { Seen } from '@questhall/protocol';
import { useState } from 'react';
import { Invitation } from '../../src/pages/board/Invitation.tsx';
import type { CoachState } from '../../src/table/Coach.tsx';
import { Coach } from '../../src/table/Coach.tsx';
import { choicesOf } from '../../src/table/choices.ts';
import type { GameTable, Scene } from '../../src/table/game-table.ts';
import { HintNote } from '../../src/table/HintNote.tsx';
import { OptionButton } from '../../src/table/OptionButton.tsx';
import { Prompt } from '../../src/table/Prompt.tsx';
import { SeatsPanel } from '../../src/table/SeatsPanel.tsx';
import type { Staged } from '../../src/table/stage.ts';
import { statusOf } from '../../src/table/status.ts';
import { TableShell } from '../../src/table/TableShell.tsx';
import { TableTools } from '../../src/table/TableTools.tsx';
import type { Moment } from './moments.ts';
import { longest, storyOf } from './moments.ts';

const names = ['Nora', 'Zoe', 'Marco', 'Biscuit', 'Lord Rex', 'Pip'];

/** A seat as the hosts tell of it. */
const seatInfo = (name: string) => ({
  holder: 'person' as const,
  name,
  online: true,
  bot: null,
  autoForced: true,
});

const nothing = () => {};

/** Somewhere in a match. */
export interface Position {
  /** Seen as; by all in a room, as nobody. */
  readonly seat: Viewer;
  readonly players: number;
  readonly present: () => Pick<Seen, 'view' | 'decision' | 'waiting'>;
  readonly events: () => readonly GameEvent[];
  readonly choose: (option: Option) => void;
  readonly whyNot: (option: Option) => Reason;
  readonly coach?: CoachState;
}

interface TableSceneProps {
  readonly game: GameId;
  readonly rules: Game;
  readonly table: GameTable;
  readonly position: () => Position;
  readonly moment?: Moment;
}

const HINTS = 3;
export const HALL = 'https://questhall.example/play/';

/** One position at the real table. What is chosen is carried out, by the rules, on the spot. */
export function TableScene({ game, rules, table, position, moment = 'plain' }: TableSceneProps) {
  const { words } = rules;
  const [now] = useState(position);
  const { seat, players, coach } = now;
  const [turn, setTurn] = useState(0);
  const { view, decision: open, waiting } = now.present();
  const events = now.events();
  const story = moment === 'plain' ? [] : storyOf(rules, events, view, seat);
  const chapter = longest(story);
  const telling = moment === 'narrator' && chapter !== undefined;
  const decision = telling ? null : open;
  const asked = decision === null ? undefined : table.tab?.(decision);
  const [tab, setTab] = useState(coach?.tab ?? asked ?? '');
  const staged: Staged = {
    viewer: seat,
    view,
    seen: { view, decision, waiting, undo: 'free', outcome: null, clock: null },
    seenAt: 0,
    busy: telling,
    happening: null,
    past: events,
    lines: events.flatMap((event, number) => {
      const text = words.event(event, view);
      return text === undefined ? [] : [{ number, text, face: table.event(event, view) }];
    }),
    story: telling ? [chapter] : story,
    waits: telling,
    moment: null,
    dice: null,
  };
  const choose = (option: Option) => {
    if (decision === null) return;
    now.choose(option);
    setTurn(turn + 1);
  };
  const scene: Scene = {
    view,
    seat,
    decision,
    waiting,
    outcome: null,
    dice: null,
    happening: null,
    past: events,
    speed: 'instant',
    words,
    hints:
      moment === 'hint'
        ? (decision?.options ?? [])
            .slice(0, HINTS)
            .map((option) => ({ option, chance: 0.5, because: { is: 'nothing' } as const }))
        : [],
    names,
    choose,
  };
  const choices = choicesOf(table, scene);
  const seats = names.slice(0, players).map(seatInfo);
  return (
    <TableShell
      {...(moment !== 'plain' && { telling: rules.telling })}
      {...(moment === 'recap' && {
        recap: {
          beats: chapter === undefined ? [] : [chapter, ...story.slice(-1)],
          open: true,
          toggle: nothing,
        },
      })}
      game={game}
      table={table}
      scene={scene}
      staged={staged}
      onSkip={nothing}
      onNext={nothing}
      whyNot={(option) => {
        const reason = now.whyNot(option);
        return Promise.resolve({ reason, text: words.reason(reason, view) });
      }}
      say={statusOf({
        scene,
        seats,
        figure: (other) => table.seat(view, other).name ?? '',
        happening: undefined,
        shared: false,
      })}
      detail={table.detail?.(scene)}
      portrait={table.portrait?.(scene)}
      actions={choices.buttons.map((option) => (
        <OptionButton
          key={JSON.stringify(option)}
          option={option}
          scene={scene}
          {...(table.ends?.(option) && { kind: 'primary' as const, hotkey: 'E' })}
        />
      ))}
      tools={
        <TableTools
          moreTime={undefined}
          undo={{
            run: nothing,
            taken: 0,
            state: 'free',
            asking: false,
            askedBy: undefined,
            reply: nothing,
          }}
          hint={{ shown: false, thinking: false, toggle: nothing }}
          onMenu={nothing}
        />
      }
      seats={
        <SeatsPanel
          table={table}
          view={view}
          seats={seats}
          own={seat === null ? [] : [seat]}
          waiting={waiting}
        />
      }
      {...(choices.prompt && {
        question: <Prompt key={decision?.id} scene={scene} {...choices.prompt} />,
      })}
      coach={
        <>
          <HintNote scene={scene} onClose={nothing} />
          {coach && <Coach coach={coach} onStart={nothing} />}
        </>
      }
      taught={coach !== undefined}
      {...(seat === null && {
        parts: [
          {
            id: 'invitation',
            label: 'Join',
            content: <Invitation code="PUGS7" home={HALL} link={`${HALL}table/PUGS7`} small />,
          },
        ],
      })}
      logShown
      tab={tab}
      onTab={setTab}
      onHome={nothing}
      {...(coach?.at && { pointed: coach.at })}
    />
  );
}
