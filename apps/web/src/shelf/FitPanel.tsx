import type { ListedGame, Wished } from '@questhall/games';
import { GAME_IDS, GAMES, WISHES } from '@questhall/games';
import { useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { coverOf } from '../art/covers.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Facts } from './Facts.tsx';
import styles from './FitPanel.module.css';
import { suited } from './suited.ts';
import { QUESTIONS } from './words.ts';

const ORDER = ['company', 'time', 'taste'] as const satisfies readonly (keyof Wished)[];

const isWhole = (wished: Partial<Wished>): wished is Wished =>
  ORDER.every((wish) => wished[wish] !== undefined);

/** Three questions, and the game that suits the answers. */
export function FitPanel() {
  const [wished, setWished] = useState<Partial<Wished>>({});
  const asked = ORDER.find((wish) => wished[wish] === undefined);
  return (
    <Panel
      title={t('Which game fits me?')}
      aside={asked !== undefined && t('{at} of {all}', { at: ORDER.indexOf(asked) + 1, all: ORDER.length })}
      className={styles.fit}
    >
      {asked !== undefined && (
        <Question wish={asked} onAnswer={(answer) => setWished({ ...wished, [asked]: answer })} />
      )}
      {isWhole(wished) && <Found wished={wished} />}
      {wished.company !== undefined && (
        <Button kind="quiet" icon={shellIcon.anticlockwiseRotationIcon} onClick={() => setWished({})}>
          {t('Start over')}
        </Button>
      )}
    </Panel>
  );
}

interface QuestionProps {
  readonly wish: keyof Wished;
  readonly onAnswer: (answer: string) => void;
}

function Question({ wish, onAnswer }: QuestionProps) {
  const { ask, answers } = QUESTIONS[wish];
  return (
    <fieldset className={styles.question}>
      <legend>{ask}</legend>
      {WISHES[wish].map((answer) => (
        <Button key={answer} onClick={() => onAnswer(answer)}>
          {(answers as { readonly [each: string]: string })[answer]}
        </Button>
      ))}
    </fieldset>
  );
}

const usualMode = ({ modes }: ListedGame): string => modes[0]?.id ?? 'standard';

function Found({ wished }: { readonly wished: Wished }) {
  const [best, second] = suited(
    GAME_IDS.map((id) => GAMES[id]),
    wished,
  );
  if (best === undefined) return null;
  return (
    <div className={styles.found} role="status">
      <img src={coverOf(best.id)} alt="" data-game={best.id} />
      <div>
        <b>{best.title}</b>
        <p>{t(best.about)}</p>
        <Facts game={best} />
        <p className={styles.ways}>
          <a
            href={formatRoute({ page: 'table', game: best.id, start: { way: 'now', mode: usualMode(best) } })}
          >
            {t('Play now')}
          </a>
          <a href={formatRoute({ page: 'shelf', game: best.id })}>{t('Look closer')}</a>
          {second !== undefined && (
            <a href={formatRoute({ page: 'shelf', game: second.id })}>
              {t('Or {title}?', { title: second.title })}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
