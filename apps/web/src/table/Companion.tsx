import type { GameId, PrimerFact } from '@questhall/games';
import { GAMES, primerIn } from '@questhall/games';
import { useCallback, useLayoutEffect, useState } from 'react';
import { deviceStore } from '../app/device-store.ts';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { LANGUAGE } from '../language/languages.ts';
import { t } from '../language/texts.ts';
import { factKey, nextFact, readKnown, writeKnown } from '../play/companion.ts';
import { Icon } from '../ui/Icon.tsx';
import { RuleTags } from '../ui/RuleTags.tsx';
import styles from './Companion.module.css';
import type { Scene } from './game-table.ts';
import { RuleDialog } from './RuleDialog.tsx';

/** What a match is about was said. No rule is called so. */
const GOAL = 'goal';

type Explained = Pick<PrimerFact, 'title' | 'text' | 'rules'>;

interface CompanionProps {
  readonly game: GameId;
  readonly scene: Scene;
}

/** Explains each new thing when it comes up first, once, in a place of its own: it covers nothing of what it speaks of. */
export function Companion({ game, scene }: CompanionProps) {
  const { change } = useSettings();
  const primer = useLoaded(useCallback(async () => primerIn(LANGUAGE, game), [game]));
  const [said, setSaid] = useState<{ readonly asked: number; readonly about?: Explained }>();
  const [rule, setRule] = useState<string>();
  const { decision, past } = scene;
  const facts = primer?.know;
  useLayoutEffect(() => {
    if (decision === null || facts === undefined || said?.asked === decision.id) return;
    const known = readKnown(deviceStore, game);
    // First of all what it is about.
    const isNew = primer !== undefined && !known.includes(GOAL);
    const fact = isNew ? undefined : nextFact(facts, known, decision.kind, past);
    if (isNew) writeKnown(deviceStore, game, [...known, GOAL]);
    if (fact) writeKnown(deviceStore, game, [...known, factKey(fact)]);
    setSaid({
      asked: decision.id,
      ...(isNew && { about: { title: GAMES[game].title, text: primer.goal, rules: [] } }),
      ...(fact && { about: fact }),
    });
  }, [decision, facts, primer, past, said, game]);
  const close = useCallback(() => setSaid((now) => now && { asked: now.asked }), []);
  const fact = said?.asked === decision?.id ? said?.about : undefined;
  return (
    <>
      {fact !== undefined && (
        <aside className={styles.fact} role="status">
          <p className={styles.title}>
            <Icon shape={shellIcon.graduateCapIcon} />
            {fact.title}
          </p>
          <p>{fact.text}</p>
          <RuleTags rules={fact.rules.slice(0, 1)} onRule={setRule} />
          <p className={styles.ways}>
            <button type="button" onClick={close}>
              {t('Got it')}
            </button>
            {fact.rules.length === 0 ? (
              <a href={formatRoute({ page: 'rules', game, find: '' })} target="_blank" rel="noopener">
                {t('Rules on one page')}
              </a>
            ) : (
              <button type="button" onClick={() => change({ companion: false })}>
                {t('No more of these')}
              </button>
            )}
          </p>
        </aside>
      )}
      <RuleDialog game={game} rule={rule} onRule={setRule} onClose={() => setRule(undefined)} />
    </>
  );
}
