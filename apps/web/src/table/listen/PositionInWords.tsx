import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Question } from '../../app/commands.ts';
import { ASKING, keyOf, shownKey } from '../../app/commands.ts';
import { useSettings } from '../../app/SettingsProvider.tsx';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Scene } from '../game-table.ts';
import { allSinceLastTurn } from '../story.ts';
import { told } from './answers.ts';
import type { Ears, Figure } from './ears.ts';
import { bearingOf } from './ears.ts';
import { useEars } from './Listening.tsx';
import { MapWalk } from './MapWalk.tsx';
import { sentence } from './plain-text.ts';
import { useAsking } from './use-asking.ts';
import styles from './WordsTable.module.css';

const QUESTIONS = [
  'where',
  'near',
  'reach',
  'danger',
  'weakest',
  'hand',
  'events',
  'since',
  'stand',
] as const;

/** The position under headings: what is asked, what changed, who is where, how it stands, and the rest. */
export function PositionInWords(scene: Scene) {
  const ears = useEars(scene);
  const { answer, ask } = useAsking(ears);
  const { words, view } = scene;
  const position = words.position?.(view);
  if (position === undefined)
    return (
      <div className={styles.page}>
        <p className={styles.answer}>{answer}</p>
        <pre>{words.board(view)}</pre>
      </div>
    );
  const own = ears.figures.filter((figure) => figure.own);
  const others = ears.figures.filter((figure) => !figure.own);
  return (
    <div className={styles.page}>
      <p className={styles.answer} data-answer="">
        {answer}
      </p>
      <Part title={t('Since your last turn')} lines={told(allSinceLastTurn(ears.story))} />
      <Part title={t('You')} lines={own.map((figure) => whereabouts(ears, figure))} />
      <Part
        title={t('The others, the nearest first')}
        lines={nearestFirst(others).map((figure) => whereabouts(ears, figure))}
      />
      <Part title={t('How it stands')} lines={position.stands.map(sentence)} />
      {ears.atlas.size > 0 && (
        <Section title={t('Map')}>
          <MapWalk ears={ears} />
        </Section>
      )}
      <Part title={t('On the table')} lines={position.lies.map(sentence)} />
      <Section title={t('Ask the table')}>
        <Questions ask={ask} />
      </Section>
    </div>
  );
}

const nearestFirst = (figures: readonly Figure[]): readonly Figure[] =>
  figures.toSorted((a, b) => (a.far ?? 1000) - (b.far ?? 1000));

/** Whoever one plays knows where that is. */
function whereabouts(ears: Ears, figure: Figure): string {
  const { text, place } = figure;
  return place === undefined || figure === ears.me
    ? sentence(text)
    : `${sentence(text)} ${sentence(bearingOf(ears, figure))}`;
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {numbered(lines).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Two lines may say the same. */
const numbered = (lines: readonly string[]) => lines.map((line, at) => ({ key: `${at} ${line}`, line }));

function Questions({ ask }: { readonly ask: (question: Question) => void }) {
  const { keys } = useSettings().settings;
  return (
    <ul className={styles.questions}>
      {QUESTIONS.map((question) => (
        <li key={question}>
          <Button hotkey={shownKey(keyOf(question, keys))} onClick={() => ask(question)}>
            {ASKING[question].does}
          </Button>
        </li>
      ))}
    </ul>
  );
}
