import type { Creation, GameId } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import type { LibraryEntry } from '@questhall/protocol';
import { useCallback, useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import type { Answered } from '../play/api.ts';
import type { Shelf } from '../play/library.ts';
import { libraryOf, likeIn, putIn, reportIn, takeOut } from '../play/library.ts';
import { useShare } from '../table/use-share.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './LibraryDialog.module.css';

interface LibraryDialogProps {
  readonly game: GameId;
  readonly creation: Creation;
  /** What lies on the bench; nothing: it cannot be played. */
  readonly playable: { readonly draft: Json; readonly title: string; readonly ancestor?: string } | undefined;
  readonly onClose: () => void;
}

/** What people of this hall made: to be tried, liked, changed, and reported. */
export function LibraryDialog({ game, creation, playable, onClose }: LibraryDialogProps) {
  return (
    <Dialog open wide title={t('Library of this hall')} onClose={onClose}>
      <LibraryList game={game} creation={creation} playable={playable} onClose={onClose} />
    </Dialog>
  );
}

function LibraryList({ game, creation, playable, onClose }: LibraryDialogProps) {
  const { settings, change } = useSettings();
  const toast = useToast();
  const share = useShare();
  const [changes, setChanges] = useState(0);
  const [own, setOwn] = useState('');
  const shelf: Shelf = [game, creation.id];
  // Read anew after each change.
  const listed = useLoaded(
    useCallback(
      () => libraryOf([game, creation.id]).then((found) => ({ found, changes })),
      [game, creation, changes],
    ),
  )?.found;
  const name = own.trim() || settings.name;
  /** Does it, says what came of it, and looks again. */
  const then = (done: Promise<Answered<unknown>>, said?: string) =>
    void done.then(
      (answer) => {
        if ('problem' in answer) toast({ text: answer.problem });
        else if (said !== undefined) toast({ text: said });
        setChanges((n) => n + 1);
      },
      () => {},
    );
  const put = () => {
    if (playable === undefined) return;
    if (!settings.named) change({ name, named: true });
    const { draft, title, ancestor } = playable;
    then(putIn(shelf, name, draft, ancestor), t('{title} is in the library.', { title }));
  };
  const addressOf = (id: string): string =>
    formatRoute({ page: 'workshop', game, kind: creation.id, library: id });
  return (
    <div className={styles.library}>
      <div className={styles.put}>
        {!settings.named && (
          <input
            value={own}
            maxLength={24}
            placeholder={settings.name}
            autoComplete="nickname"
            aria-label={t('Your name')}
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
        )}
        <Button kind="primary" refused={playable === undefined} onClick={put}>
          {playable === undefined ? t('Not playable yet') : t('Put {title} in', { title: playable.title })}
        </Button>
        <p>{t('Everybody in this hall can then play it and change a copy.')}</p>
      </div>
      {listed !== undefined && 'problem' in listed && <p role="status">{listed.problem}</p>}
      {listed !== undefined && 'ok' in listed && (
        <ul className={styles.list}>
          {listed.ok.creations.length === 0 && <li>{t('Nothing yet: be the first.')}</li>}
          {listed.ok.creations.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              address={addressOf(entry.id)}
              onOpen={onClose}
              onLike={() => then(likeIn(shelf, name, entry.id, !entry.liked))}
              onShare={() => share(new URL(addressOf(entry.id), window.location.href).href)}
              onTakeOut={() => then(takeOut(shelf, entry.id))}
              onReport={(why) =>
                then(reportIn(shelf, name, entry.id, why), t('The host of this hall will read it.'))
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface EntryProps {
  readonly entry: LibraryEntry;
  readonly address: string;
  readonly onOpen: () => void;
  readonly onLike: () => void;
  readonly onShare: () => void;
  readonly onTakeOut: () => void;
  readonly onReport: (why: string) => void;
}

function Entry({ entry, address, onOpen, onLike, onShare, onTakeOut, onReport }: EntryProps) {
  const { title, by, from, thumbs, liked, yours } = entry;
  const [why, setWhy] = useState<string>();
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <a href={address} onClick={onOpen}>
          {title}
        </a>
        <span>
          {t('by {name}', { name: by })}
          {from !== null && ` · ${t('made from {title} by {name}', { title: from.title, name: from.by })}`}
        </span>
      </span>
      <span className={styles.deeds}>
        <Button
          icon={shellIcon.thumbUpIcon}
          pressed={liked}
          aria-label={t('Like {title}: {n, plural, one {# person does} other {# people do}}', {
            title,
            n: thumbs,
          })}
          onClick={onLike}
        >
          {thumbs}
        </Button>
        <Button onClick={onShare} aria-label={t('Link to {title}', { title })}>
          {t('Link')}
        </Button>
        {yours ? (
          <Button onClick={onTakeOut} aria-label={t('Take out {title}', { title })}>
            {t('Take out')}
          </Button>
        ) : (
          <Button
            aria-expanded={why !== undefined}
            aria-label={t('Report {title}', { title })}
            onClick={() => setWhy(why === undefined ? '' : undefined)}
          >
            {t('Report')}
          </Button>
        )}
      </span>
      {why !== undefined && (
        <form
          className={styles.report}
          onSubmit={(event) => {
            event.preventDefault();
            if (why.trim() === '') return;
            onReport(why.trim());
            setWhy(undefined);
          }}
        >
          <input
            value={why}
            maxLength={200}
            aria-label={t('What is wrong with it?')}
            placeholder={t('What is wrong with it?')}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
          <Button submit>{t('Send')}</Button>
        </form>
      )}
    </li>
  );
}
