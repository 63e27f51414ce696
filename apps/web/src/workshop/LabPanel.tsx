import type { LabReport, PartRow, Share } from '@questhall/bots/lab';
import type { CheckedContent, Creation, GameId } from '@questhall/games';
import { GAMES, trialsOf } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { t } from '../language/texts.ts';
import { newSecret } from '../play/names.ts';
import { packRecord } from '../play/packed.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './LabPanel.module.css';
import type { Experiment } from './lab.ts';
import { recordFromLab, startLab, stopLab, useLab } from './lab.ts';

interface LabPanelProps {
  readonly game: GameId;
  readonly creation: Creation;
  readonly draft: Json;
  readonly title: string;
  readonly checked: CheckedContent;
}

/** Matches in each set-up. */
const ROUNDS = ['5', '20', '50'] as const;

/** Bots play it, and the box alone, with every number of players: whether it is fair. */
export function LabPanel({ game, creation, draft, title, checked }: LabPanelProps) {
  const lab = useLab();
  const toast = useToast();
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>('20');
  const key = `${game} ${creation.id} ${canonical(draft)}`;
  const running = lab?.status === 'running';
  const begin = async () => {
    if ('problems' in checked) return;
    const rules = await GAMES[game].rules();
    const setups = trialsOf(GAMES[game], rules, creation, draft);
    startLab({
      key,
      title,
      game,
      subject: { id: creation.most === 1 ? undefined : checked.id, parts: checked.parts },
      matches: setups.length * Number(rounds),
      work: {
        setups,
        levels: ['greedy'],
        seed: newSecret(6),
        budget: null,
        paired: true,
        targets: [],
        ...((creation.isHero || creation.isTaken) && { prefer: checked.id }),
      },
    });
  };
  const watch = async (experiment: Experiment, number: number) => {
    const packed = await packRecord(await recordFromLab(experiment, number));
    window.location.hash = formatRoute({ page: 'replay', source: { packed } });
  };
  const failed = () => toast({ text: t('The lab could not start.') });
  return (
    <section className={styles.lab} aria-label={t('Lab')}>
      <header>
        <h3>{t('Lab')}</h3>
        <p>{t('Bots play it with every number of players, and the box alone beside it.')}</p>
      </header>
      <div className={styles.actions}>
        <Choice
          label={t('Matches in each set-up')}
          labelled
          options={ROUNDS.map((value) => ({ value, label: value }))}
          value={rounds}
          onChange={setRounds}
        />
        {running ? (
          <Button onClick={stopLab}>{t('Stop')}</Button>
        ) : (
          <Button refused={'problems' in checked} onClick={() => void begin().catch(failed)}>
            {t('Is it fair?')}
          </Button>
        )}
      </div>
      {lab !== undefined && (
        <div role="status">
          <progress
            className={styles.progress}
            max={lab.experiment.matches}
            value={lab.done}
            aria-label={t('Matches played')}
          />
          <p className={styles.about}>
            {t('{title}: {done} of {all} matches', {
              title: lab.experiment.title,
              done: lab.done,
              all: lab.experiment.matches,
            })}
            {lab.experiment.key !== key && ` · ${t('changed since')}`}
            {lab.status === 'failed' && ` · ${t('a match could not be played')}`}
          </p>
          {lab.report.matches > 0 && <Findings report={lab.report} />}
          {lab.report.closest !== undefined && !running && (
            <Button onClick={() => void watch(lab.experiment, lab.report.closest ?? 0).catch(failed)}>
              {t('Watch the closest match')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const told = ({ of, rate, low, high }: Share): string =>
  of === 0 ? '–' : `${percent(rate)} (${percent(low)}–${percent(high)})`;

const LEANS: { readonly [lean in PartRow['leans']]: string } = {
  strong: t('may be too strong'),
  weak: t('may be too weak'),
  neither: '',
};

/** What was used, and whether whoever used it won. */
function Parts({ parts }: { readonly parts: readonly PartRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Part')}</th>
          <th scope="col">{t('Used in')}</th>
          <th scope="col">{t('Won with it')}</th>
          <th scope="col">{t('Won without')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, used, wins, without, leans }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {leans !== 'neither' && <i>{LEANS[leans]}</i>}
            </th>
            <td>{used.count === 0 ? t('never used') : percent(used.rate)}</td>
            <td>{told(wins)}</td>
            <td>{told(without)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Findings({ report: { rows, verdict, endings, parts } }: { readonly report: LabReport }) {
  return (
    <>
      <p className={styles.verdict}>{verdict}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Players')}</th>
            <th scope="col">{t('Wins with it')}</th>
            <th scope="col">{t('The box alone')}</th>
            <th scope="col">{t('Answers')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ players, own, box, length }) => (
            <tr key={players}>
              <th scope="row">{players}</th>
              <td>{told(own)}</td>
              <td>{told(box)}</td>
              <td>{length === null ? '–' : Math.round(length.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {endings.length > 1 && (
        <p className={styles.about}>
          {t('Decided by:')}{' '}
          {endings.map(({ how, own, box }) => `${how} ${told(own)}, ${percent(box.rate)}`).join(' · ')}
        </p>
      )}
      {parts.length > 0 && <Parts parts={parts} />}
    </>
  );
}
