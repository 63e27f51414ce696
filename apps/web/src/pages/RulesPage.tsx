import type { GameId, PrimerFact, Primer as PrimerText } from '@questhall/games';
import { GAME_IDS, GAMES, primerIn, withWords } from '@questhall/games';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { coverOf } from '../art/covers.ts';
import { shellIcon } from '../icons/icons.ts';
import { LANGUAGE } from '../language/languages.ts';
import { t } from '../language/texts.ts';
import type { RuleBlock, RuleSection } from '../play/parse-rules.ts';
import { parseRules, searchRules } from '../play/parse-rules.ts';
import { loadRulebook } from '../play/rules-texts.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Known, Primer } from './Primer.tsx';
import styles from './RulesPage.module.css';
import { RuleText } from './RuleText.tsx';

interface RulesPageProps {
  readonly game: GameId;
  readonly find: string;
}

/** A game on one page, and behind it every rule by its number; both are searched by words. */
export function RulesPage({ game, find }: RulesPageProps) {
  const loaded = useLoaded(
    useCallback(async () => {
      const [text, primer] = await Promise.all([loadRulebook(game), primerIn(LANGUAGE, game)]);
      return { game, text, primer };
    }, [game]),
  );
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('Rules')}</h1>
        <nav className={styles.games} aria-label={t('Games')} data-pages="">
          {GAME_IDS.map((id) => (
            <a
              key={id}
              href={formatRoute({ page: 'rules', game: id, find: '' })}
              aria-current={id === game ? 'page' : undefined}
            >
              <img src={coverOf(id)} alt="" />
              {GAMES[id].title}
            </a>
          ))}
        </nav>
      </header>
      {loaded?.text !== undefined && loaded.game === game && (
        <RulesText key={game} game={game} text={loaded.text} primer={loaded.primer} find={find} />
      )}
    </main>
  );
}

interface RulesTextProps extends RulesPageProps {
  readonly text: string;
  readonly primer: PrimerText | undefined;
}

/** What a fact is found by. */
const wordsOf = ({ title, text, also = '', rules }: PrimerFact): string =>
  `${title} ${text} ${also} ${rules.join(' ')}`;

/** Renders a primer, and any text of the form of RULES.md. */
function RulesText({ game, text, primer, find }: RulesTextProps) {
  const [asked, setAsked] = useState(false);
  const sections = useMemo(() => parseRules(text), [text]);
  const query = useDeferredValue(find);
  const found = useMemo(() => searchRules(sections, query), [sections, query]);
  const facts = useMemo(
    () => (query === '' ? [] : withWords(primer?.know ?? [], query, wordsOf)),
    [primer, query],
  );
  const all = primer === undefined || asked || query !== '';
  const count = found.reduce(
    (sum, { blocks }) => sum + blocks.filter(({ kind }) => kind === 'rule').length,
    0,
  );
  const search = (words: string) => {
    window.history.replaceState(null, '', formatRoute({ page: 'rules', game, find: words }));
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  return (
    <div className={styles.columns}>
      <aside className={styles.side}>
        <label className={styles.search}>
          <Icon shape={shellIcon.magnifyingGlassIcon} />
          <input
            type="search"
            placeholder={t('Word or rule number')}
            aria-label={t('Search the rules by word or rule number')}
            value={find}
            onChange={(event) => search(event.currentTarget.value)}
          />
        </label>
        <p className={styles.count} role="status">
          {query === ''
            ? t('{n, plural, one {# rule} other {# rules}}', { n: count })
            : t('{n, plural, one {# rule} other {# rules}} with “{query}”', { n: count, query })}
        </p>
        <ol className={styles.contents} aria-label={t('Contents')}>
          {(all ? found : [])
            .filter(({ title, level }) => title !== '' && level > 1)
            .map(({ title, level }) => (
              <li key={title} data-level={level}>
                <button
                  type="button"
                  onClick={() => document.getElementById(anchorOf(title))?.scrollIntoView()}
                >
                  {title}
                </button>
              </li>
            ))}
        </ol>
      </aside>
      <div>
        {primer !== undefined && query === '' && <Primer game={game} primer={primer} onRule={search} />}
        {facts.length > 0 && (
          <section className={styles.facts} aria-label={t('In short')}>
            <h2>{t('In short')}</h2>
            <Known facts={facts} onRule={search} />
          </section>
        )}
        {all ? (
          <article className={styles.paper}>
            {found.map((section) => (
              <Section key={section.title} section={section} game={game} find={query} />
            ))}
            {found.length === 0 && <p className={styles.none}>{t('No rule has these words.')}</p>}
          </article>
        ) : (
          <Button icon={shellIcon.openBookIcon} onClick={() => setAsked(true)}>
            {t('{n, plural, one {# rule} other {# rules}} by number', { n: count })}
          </Button>
        )}
      </div>
    </div>
  );
}

const anchorOf = (title: string): string => `rules-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

interface SectionProps {
  readonly section: RuleSection;
  readonly game: GameId;
  readonly find: string;
}

function Section({ section, game, find }: SectionProps) {
  const Heading = section.level <= 2 ? 'h2' : 'h3';
  return (
    <section id={anchorOf(section.title)} className={styles.section}>
      {section.title !== '' && <Heading>{section.title}</Heading>}
      {section.blocks.map((block) => (
        <Block key={keyOf(block)} block={block} game={game} find={find} />
      ))}
    </section>
  );
}

const keyOf = (block: RuleBlock): string => {
  if (block.kind === 'rule') return block.id;
  return block.kind === 'row' ? block.cells.join('|') : block.text;
};

interface BlockProps {
  readonly block: RuleBlock;
  readonly game: GameId;
  readonly find: string;
}

function Block({ block, game, find }: BlockProps) {
  const hrefOf = (rule: string) => formatRoute({ page: 'rules', game, find: rule });
  if (block.kind === 'row') {
    return (
      <p className={styles.row} style={{ gridTemplateColumns: `repeat(${block.cells.length}, 1fr)` }}>
        {block.cells.map((cell) => (
          <span key={cell}>
            <RuleText text={cell} find={find} hrefOf={hrefOf} />
          </span>
        ))}
      </p>
    );
  }
  return (
    <p className={classes(styles[block.kind])}>
      {block.kind === 'rule' && (
        <a className={styles.id} href={hrefOf(block.id)}>
          {block.id}
        </a>
      )}
      <span>
        <RuleText text={block.text} find={find} hrefOf={hrefOf} />
      </span>
    </p>
  );
}
