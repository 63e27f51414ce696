import type { MadeContent } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Hero } from '@questhall/games/pug-quest';
import { budgetVerdict, parseHero } from '@questhall/games/pug-quest';
import kingPugulus from '@questhall/games/pug-quest/examples/king-pugulus.json';
import madameSouffle from '@questhall/games/pug-quest/examples/madame-souffle.json';
import { useRef, useState } from 'react';
import { formatRoute } from '../../../app/routes.ts';
import type { PugLooks } from '../../../art/pug-quest/dressed.ts';
import { dressedPug } from '../../../art/pug-quest/dressed.ts';
import { shellIcon } from '../../../icons/icons.ts';
import { newSecret } from '../../../play/names.ts';
import type { OwnPiece } from '../../../play/own-content.ts';
import { keepPiece, ownPieces, removePiece } from '../../../play/own-content.ts';
import { tableIcon } from '../../../table/icons.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useToast } from '../../../ui/Toast.tsx';
import { PugQuestDefs } from '../pieces/PugQuestDefs.tsx';
import { AbilityForm } from './AbilityForm.tsx';
import { ComboForm } from './ComboForm.tsx';
import type { Draft } from './draft.ts';
import { asJson, draftOf, newDraft, withCombo } from './draft.ts';
import { HeroSheet } from './HeroSheet.tsx';
import { PugForm } from './PugForm.tsx';
import { Verdict } from './Verdict.tsx';
import styles from './WorkshopPage.module.css';

const GAME = 'pug-quest';
const MADE = GAMES[GAME].made as MadeContent;

const ownPugs = () => ownPieces(MADE);

const EXAMPLES: readonly Hero[] = [madameSouffle, kingPugulus].flatMap((example) => {
  const read = parseHero(example);
  return 'hero' in read ? [read.hero] : [];
});

/** What lies on the bench, and where it is kept. */
interface Bench {
  readonly slot: string;
  readonly draft: Draft;
  /** As it was kept last; nothing: never yet. */
  readonly kept: Draft | undefined;
}

const freshBench = (): Bench => ({ slot: newSecret(8), draft: newDraft(), kept: undefined });

function benchOf({ slot, draft }: OwnPiece): Bench {
  const made = draft as unknown as Draft;
  return { slot, draft: made, kept: made };
}

function firstBench(): Bench {
  const [first] = ownPugs();
  return first === undefined ? freshBench() : benchOf(first);
}

/** A pug of one's own: dressed, given values and cards, weighed, kept, and taken to the table. */
export function WorkshopPage() {
  const toast = useToast();
  const [pugs, setPugs] = useState(ownPugs);
  const [bench, setBench] = useState(firstBench);
  const [part, setPart] = useState('pug');
  const place = useRef<HTMLDivElement>(null);
  const { slot, draft, kept } = bench;
  const read = parseHero(asJson(draft));
  const changed = kept !== draft;

  const open = (next: Bench) => {
    setBench(next);
    setPart('pug');
  };
  /** Opens a part, and brings the bench into sight where it lies below. */
  const toBench = (next: string) => {
    setPart(next);
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const change = (next: Draft) => setBench({ ...bench, draft: next });
  const save = (): boolean => {
    const hero = 'hero' in read ? read.hero : undefined;
    const done = keepPiece(MADE, {
      slot,
      ...(hero !== undefined && { id: hero.id }),
      name: draft.name,
      role: draft.class,
      looks: { ...draft.picture },
      fair: hero !== undefined && budgetVerdict(hero).verdict === 'balanced',
      draft: asJson(draft),
    });
    toast({ text: done ? `${draft.name} is kept in this browser.` : 'This browser keeps nothing.' });
    if (done) setBench({ ...bench, kept: draft });
    setPugs(ownPugs());
    return done;
  };
  const play = () => {
    if (!('hero' in read) || !save()) return;
    const start = { way: 'alone', mode: 'standard', hero: read.hero.id } as const;
    window.location.hash = formatRoute({ page: 'table', game: GAME, start });
  };
  const remove = () => {
    removePiece(MADE, slot);
    setPugs(ownPugs());
    open(firstBench());
  };
  const take = (text: string) => {
    const taken = parseHero(text);
    if ('hero' in taken) {
      open({ slot: newSecret(8), draft: draftOf(taken.hero), kept: undefined });
      return;
    }
    const [problem] = taken.problems;
    toast({
      text: `That is no hero: ${problem?.field || 'it'} needs ${problem?.allowed ?? 'another form'}.`,
    });
  };

  return (
    <main className={styles.page} data-game={GAME}>
      <PugQuestDefs />
      <header className={styles.head}>
        <div>
          <h1>Workshop</h1>
          <p>Dress a pug, give it an ability and five combos, and take it to the table.</p>
        </div>
        <div className={styles.actions}>
          <ImportButton onText={take} />
          <Button icon={shellIcon.saveArrowIcon} onClick={() => download(draft)}>
            Export
          </Button>
          <Button kind={changed ? 'primary' : 'plain'} onClick={save}>
            {changed ? 'Save' : 'Saved'}
          </Button>
          <Button kind={changed ? 'plain' : 'primary'} refused={!('hero' in read)} onClick={play}>
            Play with it
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.left}>
          <Kennel
            pugs={pugs}
            slot={slot}
            onOpen={(pug) => open(benchOf(pug))}
            onNew={() => open(freshBench())}
            onExample={(hero) => open({ slot: newSecret(8), draft: draftOf(hero), kept: undefined })}
          />
          <div ref={place}>
            <Panel warm className={styles.bench}>
              <Tabs
                label="Parts of the hero"
                tabs={[
                  { id: 'pug', label: 'Pug' },
                  { id: 'ability', label: 'Ability' },
                  ...draft.combos.map((_, at) => ({ id: String(at), label: `Combo ${at + 1}` })),
                ]}
                current={part}
                onChange={setPart}
                className={styles.tabs}
              >
                <PartForm draft={draft} part={part} onChange={change} />
              </Tabs>
            </Panel>
          </div>
        </div>
        <div className={styles.right}>
          <div className={styles.sheet}>
            <HeroSheet draft={draft} part={part} onPart={toBench} />
          </div>
          <Verdict read={read} onPart={toBench} />
          {kept !== undefined && (
            <Button kind="quiet" icon={shellIcon.trashCanIcon} onClick={remove}>
              Throw {draft.name} away
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

interface PartFormProps {
  readonly draft: Draft;
  readonly part: string;
  readonly onChange: (draft: Draft) => void;
}

function PartForm({ draft, part, onChange }: PartFormProps) {
  const combo = draft.combos[Number(part)];
  if (part === 'ability')
    return <AbilityForm ability={draft.ability} onChange={(ability) => onChange({ ...draft, ability })} />;
  if (combo === undefined) return <PugForm draft={draft} onChange={onChange} />;
  return (
    <ComboForm key={part} combo={combo} onChange={(next) => onChange(withCombo(draft, Number(part), next))} />
  );
}

interface KennelProps {
  readonly pugs: readonly OwnPiece[];
  readonly slot: string;
  readonly onOpen: (pug: OwnPiece) => void;
  readonly onNew: () => void;
  readonly onExample: (hero: Hero) => void;
}

/** The pugs that are kept, a new one, and two to learn from. */
function Kennel({ pugs, slot, onOpen, onNew, onExample }: KennelProps) {
  return (
    <nav className={styles.kennel} aria-label="Your pugs">
      {pugs.map((pug) => (
        <button
          key={pug.slot}
          type="button"
          className={styles.pug}
          aria-current={pug.slot === slot}
          onClick={() => onOpen(pug)}
        >
          <img src={dressedPug(pug.looks as unknown as PugLooks)} alt="" />
          <span>{pug.name}</span>
        </button>
      ))}
      <button type="button" className={styles.pug} onClick={onNew}>
        <Icon shape={shellIcon.pencilBrushIcon} />
        <span>New pug</span>
      </button>
      {EXAMPLES.map((hero) => (
        <button key={hero.id} type="button" className={styles.pug} onClick={() => onExample(hero)}>
          <img src={dressedPug(hero.picture ?? newDraft().picture)} alt="" />
          <span>Like {hero.name}</span>
        </button>
      ))}
    </nav>
  );
}

/** As a file that can be sent to others. */
function download(draft: Draft): void {
  const text = `${JSON.stringify(draft, null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const name = draft.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function ImportButton({ onText }: { readonly onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={tableIcon.cloudUploadIcon} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="A hero from a file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          file?.text().then(onText, () => {});
          currentTarget.value = '';
        }}
      />
    </>
  );
}
