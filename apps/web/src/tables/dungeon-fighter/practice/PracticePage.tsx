/** The practice range: any die, any throws, no match; and how well it went. */
import { loadPhysics } from '@questhall/dice-table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../../app/SettingsProvider.tsx';
import { useLoaded } from '../../../app/use-loaded.ts';
import { Targets } from '../../../table/targets.tsx';
import { useLatest } from '../../../table/use-latest.ts';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import { Arena, LookSwitch } from '../arena/Arena.tsx';
import { useLook } from '../arena/graphics.ts';
import { spokenVerdict, verdictOf } from '../logic/verdict.ts';
import { forgetRecords } from '../throwing/records.ts';
import { Instruction } from './Instruction.tsx';
import styles from './PracticePage.module.css';
import type { Thrown } from './range.ts';
import { lasts, sceneOf, shotOf, throwOnRange } from './range.ts';
import { Scores } from './Scores.tsx';
import { Stations } from './Stations.tsx';
import type { Kind, Shot } from './statistics.ts';
import { counted, keepStatistics, keptStatistics, keyOf, tallyOf } from './statistics.ts';

const PLAIN: Kind = { board: 'labyrinth', die: 'red', requirements: [], bushes: false };

/** So many of the latest throws are shown one by one. */
const LATEST = 12;

const newSecret = (): string => crypto.randomUUID();

export function PracticePage() {
  const { settings } = useSettings();
  const announce = useAnnounce();
  const still = settings.speed === 'instant';
  const middle = useRef<HTMLDivElement>(null);
  const { look, turn } = useLook();
  const physics = useLoaded(loadPhysics);
  const [kind, setKind] = useState<Kind>(PLAIN);
  const [last, setLast] = useState<Thrown>();
  const [flying, setFlying] = useState(false);
  const [statistics, setStatistics] = useState(keptStatistics);
  const [shots, setShots] = useState<readonly (Shot & { readonly number: number })[]>([]);
  const [sway, setSway] = useState(newSecret);

  const throwDie = (thrown: unknown): void => {
    if (physics === undefined || flying) return;
    const next = throwOnRange(physics, kind, (last?.number ?? 0) + 1, thrown, {
      public: sway,
      secret: newSecret(),
    });
    setLast(next);
    setFlying(true);
    setSway(newSecret());
  };

  // What came of it counts once it has been seen.
  useEffect(() => {
    if (!flying || last === undefined) return;
    const timer = setTimeout(
      () => {
        const shot = shotOf(last);
        setFlying(false);
        setShots((before) => [{ ...shot, number: last.number }, ...before].slice(0, LATEST));
        setStatistics((before) => {
          const after = counted(before, last.kind, shot);
          keepStatistics(after);
          return after;
        });
      },
      lasts(still, last),
    );
    return () => clearTimeout(timer);
  }, [flying, last, still]);

  const scene = sceneOf({
    kind,
    last,
    flying,
    sway,
    still,
    choose: (_option, thrown) => throwDie(thrown),
  });
  const verdict = flying ? undefined : verdictOf(scene);
  const told = verdict && spokenVerdict(verdict);
  const number = last?.number;
  useEffect(() => {
    if (told !== undefined && number !== undefined) announce(told);
  }, [told, number, announce]);
  const latest = useLatest(throwDie);
  const access = useMemo(
    () => ({
      options: flying ? [] : [{ do: 'throw', at: { die: kind.die } }],
      hints: [],
      pointed: new Set<string>(),
      asked: undefined,
      showing: false,
      act: () => latest.current(undefined),
      ask: () => {},
      inspect: () => {},
    }),
    [flying, kind.die, latest],
  );

  return (
    <Targets value={access}>
      <main className={styles.page} data-ready={physics !== undefined}>
        <h1 className={styles.title}>Practice range</h1>
        <Stations kind={kind} statistics={statistics} onPick={setKind} locked={flying} />
        <Instruction kind={kind} tally={tallyOf(statistics, kind)} />
        <div ref={middle} className={styles.range}>
          {scene.view.combat && (
            <Arena key={keyOf(kind)} scene={scene} combat={scene.view.combat} middle={middle} look={look} />
          )}
          <div className={styles.look}>
            <LookSwitch look={look} turn={turn} />
          </div>
        </div>
        <Scores
          kind={kind}
          statistics={statistics}
          shots={shots}
          onForget={() => {
            keepStatistics({});
            forgetRecords();
            setStatistics({});
            setShots([]);
          }}
        />
      </main>
    </Targets>
  );
}
