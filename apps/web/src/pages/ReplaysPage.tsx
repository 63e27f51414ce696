import { GAMES, isGameId } from '@questhall/games';
import { readRecord } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { savedWhen } from '../app/times.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { coverOf } from '../art/covers.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { newSecret } from '../play/names.ts';
import type { ReplayRow } from '../play/store.ts';
import { keepReplay, listReplays, removeReplay } from '../play/store.ts';
import { EmptyState } from '../shelf/EmptyState.tsx';
import { tableIcon } from '../table/icons.ts';
import { useLatest } from '../table/use-latest.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './ReplaysPage.module.css';
import textStyles from './TextPage.module.css';

const watch = (id: string): void => {
  window.location.hash = formatRoute({ page: 'replay', source: { saved: id } });
};

/** Matches that are over, kept on this machine or brought along as files. */
export function ReplaysPage() {
  const loaded = useLoaded(listReplays);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const rows = loaded?.filter(({ id }) => !removed.includes(id)).toSorted((one, other) => other.at - one.at);

  const read = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    try {
      const found = readRecord(JSON.parse(await file.text()));
      if ('problems' in found) {
        const [{ field, allowed } = { field: t('the record'), allowed: t('a match') }] = found.problems;
        toast({
          text: t('{name} is not a replay. Expected in {field}: {allowed}.', {
            name: file.name,
            field,
            allowed,
          }),
        });
        return;
      }
      const id = newSecret(10);
      await keepReplay({ id, at: Date.now(), ending: file.name, record: found.ok });
      watch(id);
    } catch {
      toast({ text: t('{name} is not a replay.', { name: file.name }) });
    }
  };
  const latest = useLatest(read);
  useEffect(() => {
    const target = zone.current;
    const onOver = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const onDrop = (event: DragEvent) => {
      onOver(event);
      latest.current(event.dataTransfer?.files[0]).catch(() => {});
    };
    target?.addEventListener('dragover', onOver);
    target?.addEventListener('dragleave', onOver);
    target?.addEventListener('drop', onDrop);
    return () => {
      target?.removeEventListener('dragover', onOver);
      target?.removeEventListener('dragleave', onOver);
      target?.removeEventListener('drop', onDrop);
    };
  }, [latest]);
  return (
    <main className={textStyles.page}>
      <h1>{t('Replays')}</h1>
      <Panel>
        {rows?.length === 0 && (
          <EmptyState icon={shellIcon.filmProjectorIcon} title={t('No finished games yet')}>
            {t('Every finished game can be watched again here, move by move, and sent to friends.')}
          </EmptyState>
        )}
        <ul className={styles.list}>
          {rows?.map((row) => (
            <ReplayLine
              key={row.id}
              row={row}
              onRemove={() => {
                setRemoved([...removed, row.id]);
                removeReplay(row.id).catch(() => setRemoved(removed));
              }}
            />
          ))}
        </ul>
      </Panel>
      <div ref={zone} className={styles.drop} data-over={over}>
        <Icon shape={tableIcon.cloudUploadIcon} />
        <p>{t('Drop a replay here, or')}</p>
        <Button onClick={() => picker.current?.click()}>{t('Choose a file')}</Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t('A replay')}
          onChange={({ currentTarget: { files } }) => {
            read(files?.[0]).catch(() => {});
          }}
        />
      </div>
    </main>
  );
}

interface ReplayLineProps {
  readonly row: ReplayRow;
  readonly onRemove: () => void;
}

function ReplayLine({ row: { id, at, ending, record }, onRemove }: ReplayLineProps) {
  const { game } = record;
  const title = isGameId(game) ? GAMES[game].title : game;
  return (
    <li className={styles.row}>
      <a href={formatRoute({ page: 'replay', source: { saved: id } })}>
        {isGameId(game) && <img src={coverOf(game)} alt="" />}
        <span>
          <b>{title}</b>
          <span>{ending}</span>
          <small>
            {record.seats.join(', ')} · {savedWhen(at, Date.now())}
          </small>
        </span>
      </a>
      <Button
        kind="quiet"
        icon={shellIcon.trashCanIcon}
        aria-label={t('Delete {title}', { title })}
        onClick={onRemove}
      />
    </li>
  );
}
