import type { GameEvent, Json, Option } from '@questhall/kernel';
import { pugQuest } from '@questhall/pug-quest';
import { useMemo, useState } from 'react';
import type { Scene } from '../../src/table/board-props.ts';
import { choicesOf } from '../../src/table/choices.ts';
import { OptionButton } from '../../src/table/OptionButton.tsx';
import { Prompt } from '../../src/table/Prompt.tsx';
import { SeatsPanel } from '../../src/table/SeatsPanel.tsx';
import type { Staged } from '../../src/table/stage.ts';
import { statusOf } from '../../src/table/status.ts';
import { TableShell } from '../../src/table/TableShell.tsx';
import { TableTools } from '../../src/table/TableTools.tsx';
import { table } from '../../src/tables/pug-quest/table.tsx';
import { POSITIONS } from './pug-positions.ts';

const { words } = pugQuest;

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

/** One position of Pug Quest at the real table. What is chosen is carried out, by the rules, on the spot. */
export function PugScene({ name }: { readonly name: string }) {
  const position = useMemo(() => POSITIONS[name as keyof typeof POSITIONS]?.(), [name]);
  const [turn, setTurn] = useState(0);
  const [tab, setTab] = useState('');
  if (position === undefined) throw new Error(`no position "${name}"`);
  const { t, seat } = position;
  const open = t.decisions.find((decision) => decision.seat === seat);
  const decision = open === undefined ? null : { ...open, about: t.about(seat) };
  const view = pugQuest.view(t.state, seat);
  const waiting = t.decisions.map((asked) => ({ seat: asked.seat, kind: asked.kind }));
  const events: readonly GameEvent[] = t.seenBy(seat);
  const staged: Staged = {
    viewer: seat,
    view,
    seen: { view, decision, waiting, undo: 'free', outcome: null, clock: null },
    seenAt: 0,
    busy: false,
    happening: null,
    lines: events.flatMap((event, number) => {
      const text = words.event(event, view);
      return text === undefined ? [] : [{ number, text, face: table.event(event, view) }];
    }),
    moment: null,
  };
  const choose = (option: Option) => {
    if (open === undefined) return;
    t.choose(open.kind, option as unknown as { readonly [field: string]: Json }, seat);
    setTurn(turn + 1);
  };
  const scene: Omit<Scene, 'ask'> = {
    view,
    seat,
    decision,
    waiting,
    outcome: null,
    happening: null,
    speed: 'instant',
    words,
    hints: [],
    names,
    choose,
  };
  const choices = choicesOf(table, scene);
  const seats = names.slice(0, t.state.options.players).map(seatInfo);
  const full = { ...scene, ask: nothing };
  return (
    <TableShell
      game="pug-quest"
      table={table}
      scene={scene}
      staged={staged}
      whyNot={(option) => {
        const reason = t.refusal(option as unknown as { readonly [field: string]: Json }, seat);
        return Promise.resolve({ reason, text: words.reason(reason, view) });
      }}
      say={statusOf({
        scene,
        seats,
        figure: (other) => table.seat(view, other).name ?? '',
        happening: undefined,
        shared: false,
      })}
      detail={table.detail?.(full)}
      portrait={table.portrait?.(full)}
      actions={(shown) =>
        choices.buttons.map((option) => (
          <OptionButton
            key={JSON.stringify(option)}
            option={option}
            scene={shown}
            {...(table.ends?.(option) && { kind: 'primary' as const, hotkey: 'E' })}
          />
        ))
      }
      tools={
        <TableTools
          undo={{ run: nothing, state: 'free', asking: false, askedBy: undefined, reply: nothing }}
          hint={{ shown: false, thinking: false, toggle: nothing }}
          onMenu={nothing}
        />
      }
      seats={<SeatsPanel table={table} view={view} seats={seats} own={[seat]} waiting={waiting} />}
      over={(shown) =>
        choices.prompt && (
          <Prompt
            key={decision?.id}
            scene={shown}
            kind={choices.prompt.kind}
            options={choices.prompt.options}
          />
        )
      }
      logShown
      tab={tab}
      onTab={setTab}
      onHome={nothing}
    />
  );
}
