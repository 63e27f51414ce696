import type { GameId, Primer as PrimerText } from '@questhall/games';
import { GAMES } from '@questhall/games';
import { t } from '../language/texts.ts';
import { Facts } from '../shelf/Facts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RuleTags } from '../ui/RuleTags.tsx';
import { BoardFigure, CardFigure, useFigures } from './figures.tsx';
import styles from './Primer.module.css';

interface PrimerProps {
  readonly game: GameId;
  readonly primer: PrimerText;
  readonly onRule: (rule: string) => void;
}

/** The game on one page: what it is about, how a turn goes, what to know, and what the icons mean. */
export function Primer({ game, primer, onRule }: PrimerProps) {
  const figures = useFigures(game);
  const { title } = GAMES[game];
  return (
    <article className={styles.primer} data-game={game}>
      <section className={styles.goal}>
        <h2>{t('{title} on one page', { title })}</h2>
        <p>{primer.goal}</p>
        <Facts game={GAMES[game]} />
      </section>
      <section>
        <h3>{t('How it goes')}</h3>
        <ol className={styles.turn}>
          {primer.turn.map((step) => (
            <li key={step.title}>
              <b>{step.title}</b>
              {step.text}
            </li>
          ))}
        </ol>
      </section>
      {figures !== undefined && (
        <section>
          <h3>{t('On the table')}</h3>
          <BoardFigure figures={figures} />
          <ul className={styles.figures}>
            {primer.figures.map(({ of, says }) => (
              <CardFigure key={says} figures={figures} of={of} says={says} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('Twelve things to know')}</h3>
        <Known facts={primer.know} onRule={onRule} />
      </section>
      {figures !== undefined && (
        <section>
          <h3>{t('Icons')}</h3>
          <ul className={styles.icons}>
            {primer.icons.map(({ icon, name, text }) => {
              const shape = figures.icons[icon];
              return (
                <li key={icon}>
                  {shape !== undefined && <Icon shape={shape} />}
                  <b>{name}</b> {text}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </article>
  );
}

interface KnownProps {
  readonly facts: PrimerText['know'];
  readonly onRule: (rule: string) => void;
}

/** Things to know, each with the rules behind it. */
export function Known({ facts, onRule }: KnownProps) {
  return (
    <ol className={styles.known}>
      {facts.map(({ title, text, rules }) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
          <RuleTags rules={rules} onRule={onRule} />
        </li>
      ))}
    </ol>
  );
}
