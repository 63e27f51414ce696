import type { Bench, Creation, GameId } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { formOf } from '@questhall/schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import type { Way } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import type { LibraryPiece } from '../play/library.ts';
import type { OwnPiece } from '../play/own-content.ts';
import { pack } from '../play/packed.ts';
import { tableIcon } from '../table/icons.ts';
import { useShare } from '../table/use-share.ts';
import type { BenchLook } from '../tables/game-page.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Select } from '../ui/Select.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useToast } from '../ui/Toast.tsx';
import { CardPreview } from './CardPreview.tsx';
import { download, ImportButton } from './files.tsx';
import { fieldLabel, sectionAt, sectionsOf } from './form-parts.ts';
import { LabPanel } from './LabPanel.tsx';
import { LibraryDialog } from './LibraryDialog.tsx';
import { FormProvider } from './SchemaForm.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SurprisePanel } from './SurprisePanel.tsx';
import type { Origin } from './use-bench.ts';
import { useBench } from './use-bench.ts';
import { Verdict } from './Verdict.tsx';
import styles from './WorkshopPage.module.css';

interface BenchPageProps {
  readonly game: GameId;
  readonly creation: Creation;
  readonly bench: Bench;
  readonly look: BenchLook;
  /** It came with the address; nothing, although it should have: it could not be read. */
  readonly wasSent: boolean;
  readonly sent: Json | undefined;
  /** It came from the library of the hall. */
  readonly piece: LibraryPiece | undefined;
}

/** `combos[2].effects[0].damage` without its numbers. */
const namesOf = (path: string): readonly string[] => path.replaceAll(/\[\d+\]/g, '').split('.');

/** One bench: what is made is chosen on the left, seen on the right, weighed, kept and taken to a table. */
export function BenchPage({ game, creation, bench, look, wasSent, sent, piece }: BenchPageProps) {
  const toast = useToast();
  const share = useShare();
  const taken = useMemo(() => (sent === undefined ? undefined : bench.check(sent)), [bench, sent]);
  const unreadable = wasSent && (taken === undefined || 'problems' in taken);
  const work = useBench(creation, bench, unreadable ? undefined : sent, originOf(piece));
  const { draft, checked, title, from } = work;
  const [browsing, setBrowsing] = useState(false);
  const [part, setPart] = useState('basics');
  const place = useRef<HTMLDivElement>(null);
  const sections = useMemo(
    () => sectionsOf(formOf(bench.schema), bench.words, creation.name),
    [bench, creation],
  );
  useUndoKeys(work.undo, work.redo);

  /** Opens a part, and brings the bench into sight where it lies below. */
  const toBench = (next: string) => {
    setPart(sectionAt(sections, next));
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const placeOf = (path: string): string => {
    const section = sections.find(({ id }) => id === sectionAt(sections, path));
    const field = fieldLabel(bench.words, namesOf(path));
    const number = /\[(\d+)\](?!.*\[\d)/.exec(path.slice(section?.id.length ?? 0))?.[1];
    const at = number === undefined ? field : `${field} (${Number(number) + 1})`;
    return section?.id === 'basics' || section?.label === field ? at : `${section?.label}: ${at}`;
  };
  const save = () => {
    const done = work.save();
    toast({
      text: done ? t('{title} is kept in this browser.', { title }) : t('This browser keeps nothing.'),
    });
    return done;
  };
  const play = (way: Way) => {
    if ('problems' in checked || !work.save()) return;
    const start = { way, mode: creation.mode, made: work.slot, ...(creation.isHero && { hero: checked.id }) };
    window.location.hash = formatRoute({ page: 'table', game, start });
  };
  const send = async () => {
    const here = new URL(window.location.href);
    here.hash = formatRoute({ page: 'workshop', game, kind: creation.id, made: await pack(draft) });
    share(here.href);
  };
  const take = (text: string) => {
    const read = readFile(bench, text);
    if ('draft' in read) work.begin(read.draft);
    else toast({ text: t('That is no {kind}: {problem}', { kind: creation.name, problem: read.problem }) });
  };
  const Preview = look.Preview;

  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('Workshop')}</h1>
          <p>{creation.about}</p>
        </div>
        <div className={styles.actions}>
          <Button refused={!work.canUndo} onClick={work.undo}>
            {t('Undo')}
          </Button>
          <Button refused={!work.canRedo} onClick={work.redo}>
            {t('Redo')}
          </Button>
          <ImportButton label={t('A {kind} from a file', { kind: creation.name })} onText={take} />
          <Button icon={shellIcon.saveArrowIcon} onClick={() => download(title, draft)}>
            {t('Export')}
          </Button>
          <Button icon={tableIcon.shareIcon} refused={'problems' in checked} onClick={() => void send()}>
            {t('Share')}
          </Button>
          <Button icon={shellIcon.bookshelfIcon} onClick={() => setBrowsing(true)}>
            {t('Library')}
          </Button>
          <Button kind={work.isChanged ? 'primary' : 'plain'} onClick={save}>
            {work.isChanged ? t('Save') : t('Saved')}
          </Button>
        </div>
      </header>
      {wasSent && (
        <p className={styles.sent} role="status">
          {unreadable
            ? t('This link holds nothing that can be played here.')
            : piece === undefined
              ? t(
                  '{title} came with this link. It is not from the box: read it, change it, play it. Nothing is kept until you save it.',
                  { title },
                )
              : t(
                  '{title} by {name} is from the library of this hall: read it, change it, play it. Nothing is kept until you save it.',
                  { title: piece.title, name: piece.by },
                )}
        </p>
      )}
      {browsing && (
        <LibraryDialog
          game={game}
          creation={creation}
          playable={
            'problems' in checked
              ? undefined
              : { draft, title, ...(from?.ancestor !== undefined && { ancestor: from.ancestor }) }
          }
          onClose={() => setBrowsing(false)}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.left}>
          <Kept
            creation={creation}
            bench={bench}
            look={look}
            pieces={work.pieces}
            slot={work.slot}
            draft={draft}
            onOpen={work.reopen}
            onBegin={(start, like) => {
              work.begin(start, like);
              setPart('basics');
            }}
          />
          {bench.surprise !== undefined && (
            <SurprisePanel
              game={game}
              creation={creation}
              bench={{ ...bench, surprise: bench.surprise }}
              onFound={({ draft: found, wins }) => {
                work.begin(found);
                setPart('basics');
                toast({ text: t('Bots won {wins} of {of}.', { wins: wins.count, of: wins.of }) });
              }}
            />
          )}
          <div ref={place}>
            <Panel warm className={styles.bench}>
              <Tabs
                label={t('Parts of the {kind}', { kind: creation.name })}
                tabs={sections.map(({ id, label }) => ({ id, label }))}
                current={part}
                onChange={setPart}
                className={styles.tabs}
              >
                <FormProvider
                  value={{
                    words: bench.words,
                    problems: 'problems' in checked ? checked.problems : [],
                    face: look.face,
                    draft,
                  }}
                >
                  <SectionForm
                    key={`${work.slot} ${part}`}
                    section={sections.find(({ id }) => id === part)}
                    form={formOf(bench.schema)}
                    draft={draft}
                    onChange={work.change}
                  />
                </FormProvider>
              </Tabs>
            </Panel>
          </div>
        </div>
        <div className={styles.right}>
          {from !== undefined && <p className={styles.from}>{t('Made from {from}', { from: from.name })}</p>}
          <div className={styles.sheet}>
            <Boundary what={t('The preview')} moment={draft}>
              {Preview === undefined ? (
                <CardPreview title={title} checked={checked} portrait={look.portrait?.(draft)} />
              ) : (
                <Preview
                  draft={draft}
                  problems={'problems' in checked ? checked.problems : []}
                  part={part}
                  onPart={toBench}
                  onChange={work.change}
                />
              )}
            </Boundary>
          </div>
          <Verdict checked={checked} placeOf={placeOf} onProblem={toBench} />
          {Preview !== undefined && 'picture' in checked && (
            <details className={styles.reads}>
              <summary>{t('How it reads')}</summary>
              <pre>{checked.picture}</pre>
            </details>
          )}
          <LabPanel game={game} creation={creation} draft={draft} title={title} checked={checked} />
          <div className={styles.play}>
            <Button kind="primary" refused={'problems' in checked} onClick={() => play('alone')}>
              {t('Play with it')}
            </Button>
            <Button refused={'problems' in checked} onClick={() => play('screen')}>
              {t('On this screen')}
            </Button>
            <Button refused={'problems' in checked} onClick={() => play('online')}>
              {t('Online')}
            </Button>
          </div>
          {work.isKept && (
            <Button kind="quiet" icon={shellIcon.trashCanIcon} onClick={work.remove}>
              {t('Throw {title} away', { title })}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

const originOf = (piece: LibraryPiece | undefined): Origin | undefined =>
  piece && { name: t('{title} by {name}', { title: piece.title, name: piece.by }), ancestor: piece.id };

/** What a file holds, or what is wrong with it in a sentence. */
function readFile(bench: Bench, text: string): { readonly draft: Json } | { readonly problem: string } {
  let draft: Json;
  try {
    draft = JSON.parse(text) as Json;
  } catch {
    return { problem: t('it is not JSON.') };
  }
  const checked = bench.check(draft);
  if (!('problems' in checked)) return { draft };
  const [first] = checked.problems;
  const needs = {
    field: first?.field || t('it'),
    allowed: first?.allowed ?? '',
    more: checked.problems.length,
  };
  return {
    problem: t('{field} needs {allowed}. {more, plural, one {# problem} other {# problems}} in all.', needs),
  };
}

/** Ctrl+Z and Ctrl+Y, outside of texts, which have an undo of their own. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

interface KeptProps {
  readonly creation: Creation;
  readonly bench: Bench;
  readonly look: BenchLook;
  readonly pieces: readonly OwnPiece[];
  readonly slot: string;
  readonly draft: Json;
  readonly onOpen: (piece: OwnPiece) => void;
  readonly onBegin: (start: Json, like?: Origin) => void;
}

/** Those that are kept, a new one, a copy, and one like any of the box. */
function Kept({ creation, bench, look, pieces, slot, draft, onOpen, onBegin }: KeptProps) {
  const current = pieces.find((piece) => piece.slot === slot);
  // Says which of the box lies there, so that arrow keys go from one to the next.
  const lying = useMemo(
    () => bench.box.find((piece) => canonical(piece.draft) === canonical(draft))?.name ?? '',
    [bench, draft],
  );
  return (
    <nav className={styles.kept} aria-label={creation.label}>
      {pieces.map((piece) => (
        <button
          key={piece.slot}
          type="button"
          className={styles.piece}
          aria-current={piece.slot === slot}
          onClick={() => onOpen(piece)}
        >
          <Portrait address={look.portrait?.(piece.draft)} />
          <span>{piece.name}</span>
        </button>
      ))}
      <button type="button" className={styles.piece} onClick={() => onBegin(bench.start)}>
        <Icon shape={shellIcon.pencilBrushIcon} />
        <span>{t('New {kind}', { kind: creation.name })}</span>
      </button>
      {current !== undefined && (
        <button
          type="button"
          className={styles.piece}
          onClick={() => onBegin(renamed(current.draft), { name: current.name })}
        >
          <Portrait address={look.portrait?.(current.draft)} />
          <span>{t('Duplicate')}</span>
        </button>
      )}
      <Select
        label={t('Like')}
        options={[
          { value: '', label: t('one of the box…') },
          ...bench.box.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={lying}
        onChange={(name) => {
          const like = bench.box.find((piece) => piece.name === name);
          if (like !== undefined) onBegin(like.draft, { name: like.name });
        }}
      />
    </nav>
  );
}

const Portrait = ({ address }: { readonly address: string | undefined }) =>
  address === undefined ? <Icon shape={shellIcon.anvilIcon} /> : <img src={address} alt="" />;

/** A copy says that it is one. */
function renamed(draft: Json): Json {
  const { name, title, ...rest } = draft as { readonly [key: string]: Json };
  const copied = (text: Json): string => t('{name} (copy)', { name: String(text).slice(0, 22) });
  return {
    ...(name !== undefined && { name: copied(name) }),
    ...(title !== undefined && { title: copied(title) }),
    ...rest,
  } as Json;
}
