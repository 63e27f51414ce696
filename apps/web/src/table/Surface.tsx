import type { GameId } from '@questhall/games';
import type { Option, Reason, Ref } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../language/texts.ts';
import { Floating } from '../ui/Floating.tsx';
import { InspectCard } from '../ui/InspectCard.tsx';
import { Note } from '../ui/Note.tsx';
import { useDrag } from './drag/use-drag.ts';
import type { GameTable, Scene } from './game-table.ts';
import { Flights } from './motion/Flights.tsx';
import { OptionMenu } from './OptionMenu.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { refKey, refOf } from './refs.ts';
import styles from './Surface.module.css';
import { Targets } from './targets.tsx';
import { useWalk } from './use-walk.ts';
import type { Verdict } from './verdicts.ts';
import { firstVerdict, nothingHere } from './verdicts.ts';

interface SurfaceProps {
  readonly game: GameId;
  readonly table: GameTable;
  readonly scene: Scene;
  /** Events are being shown, or a beat waits until it was read. */
  readonly showing: boolean;
  readonly whyNot: (option: Option) => Promise<Verdict>;
  /** What somebody else points at: a line of the log, a coach, the narrator. */
  readonly pointed: readonly Ref[];
  readonly children: ReactNode;
}

type Open =
  | { readonly kind: 'note'; readonly title: string; readonly verdict: Verdict; readonly beside: Element }
  | { readonly kind: 'menu'; readonly options: readonly Option[]; readonly beside: Element };

/** Everything on the table that can be touched, and the small things that open when it is: notes, menus, large cards. */
export function Surface({ game, table, scene, showing, whyNot, pointed, children }: SurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  const [large, setLarge] = useState<{ readonly key: string; readonly beside: Element }>();
  const [rule, setRule] = useState<string>();
  const sky = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  useWalk(root);
  const close = useCallback(() => setOpen(undefined), []);
  const { decision, choose, words, view, allows } = scene;
  const number = decision?.id;
  // What was open belongs to a question that is over.
  useEffect(() => {
    if (number !== undefined) setOpen(undefined);
  }, [number]);

  const ask = useCallback(
    (candidates: readonly Option[], beside: Element) => {
      const say = (title: string, verdict: Verdict) => setOpen({ kind: 'note', title, verdict, beside });
      firstVerdict(candidates, whyNot).then(
        (verdict) => say(t('Not now'), verdict ?? { reason: null, text: nothingHere(scene) }),
        () => {},
      );
    },
    [scene, whyNot],
  );
  const act = useCallback(
    (options: readonly Option[], candidates: readonly Option[], element: Element) => {
      const allowed = allows === undefined ? [] : options.filter(allows);
      const meant = allowed.length === 0 ? options : allowed;
      const [only] = meant;
      // Who touches something while events are shown does not want to wait for them: the shell sees to that.
      if (showing) return;
      if (only === undefined) ask(candidates, element);
      else if (meant.length === 1) choose(only);
      else setOpen({ kind: 'menu', options: meant, beside: element });
    },
    [ask, choose, showing, allows],
  );
  const explain = useCallback(
    (options: readonly Option[], candidates: readonly Option[], element: Element) => {
      if (options.length === 0) ask(candidates, element);
      else {
        const text = `${options.map((option) => words.option(option, view)).join(t(', or '))}.`;
        setOpen({ kind: 'note', title: t('You can'), verdict: { reason: null, text }, beside: element });
      }
    },
    [ask, words, view],
  );
  const inspect = useCallback((key: string, element: Element | undefined) => {
    setLarge((now) => {
      if (element !== undefined) return { key, beside: element };
      return now?.key === key ? undefined : now;
    });
  }, []);

  // What is dragged somewhere is as good as a click there, or on itself.
  useDrag(root, sky, {
    mover: decision === null ? undefined : table.mover?.(decision),
    held: setHeld,
  });

  const asked = open?.kind === 'note' ? open.beside.getAttribute('data-target') : null;
  const pointedKeys = pointed.map(refKey).join('\n');
  const access = useMemo(
    () => ({
      options: decision?.options ?? [],
      hints: scene.hints,
      pointed: new Set(pointedKeys === '' ? [] : pointedKeys.split('\n')),
      asked: asked ?? undefined,
      showing,
      act,
      ask: explain,
      inspect,
    }),
    [decision, scene.hints, pointedKeys, asked, showing, act, explain, inspect],
  );
  const card = large === undefined ? undefined : table.inspect?.(refOf(large.key), view, decision);

  return (
    <Targets value={access}>
      <div ref={root} className={styles.surface}>
        {children}
      </div>
      <div ref={sky} className={styles.sky} data-held={held || undefined} aria-hidden="true" />
      <Flights table={root} view={view} pointed={pointed} />
      {open?.kind === 'note' && (
        <Note
          kind={open.title === 'You can' ? 'forecast' : 'why-not'}
          anchor={open.beside}
          title={open.title}
          rules={rulesOf(open.verdict.reason)}
          onRule={setRule}
          onClose={close}
        >
          {open.verdict.text}
        </Note>
      )}
      {open?.kind === 'menu' && (
        <OptionMenu
          anchor={open.beside}
          items={open.options.map((option) => ({ id: canonical(option), label: words.option(option, view) }))}
          onPick={(id) => {
            close();
            const picked = open.options.find((option) => canonical(option) === id);
            if (picked) choose(picked);
          }}
          onClose={close}
        />
      )}
      {large !== undefined && card !== undefined && open === undefined && !showing && !held && (
        <Floating anchor={large.beside} role="tooltip" className={styles.large}>
          <InspectCard {...card} />
        </Floating>
      )}
      <RuleDialog game={game} rule={rule} onRule={setRule} onClose={() => setRule(undefined)} />
    </Targets>
  );
}

/** Rules of the game have a page of their own; those of the house speak for themselves. */
const rulesOf = (reason: Reason | null): readonly string[] =>
  reason === null || reason.rule.startsWith('QH-') ? [] : [reason.rule];
