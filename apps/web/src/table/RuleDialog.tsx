import type { GameId } from '@questhall/games';
import { useCallback, useMemo } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { t } from '../language/texts.ts';
import { parseRules } from '../play/parse-rules.ts';
import { loadRulebook } from '../play/rules-texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { RuleTags } from '../ui/RuleTags.tsx';
import styles from './RuleDialog.module.css';

interface RuleDialogProps {
  readonly game: GameId;
  /** Its id; undefined: closed. */
  readonly rule: string | undefined;
  /** Another rule is wanted instead. */
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

const NONE = (): Promise<undefined> => Promise.resolve(undefined);

/** One rule, read without leaving the table. */
export function RuleDialog({ game, rule, onRule, onClose }: RuleDialogProps) {
  const wanted = rule !== undefined;
  const text = useLoaded(useCallback(() => (wanted ? loadRulebook(game) : NONE()), [game, wanted]));
  const found = useMemo(() => ruleIn(text ?? '', rule ?? ''), [text, rule]);
  return (
    <Dialog open={wanted} title={rule ?? ''} onClose={onClose}>
      <div className={styles.paper}>
        {found === undefined ? (
          <p>{t('There is no text for this rule.')}</p>
        ) : (
          <>
            <h3>{found.section}</h3>
            <p>{found.text}</p>
            <RuleTags rules={found.named} onRule={onRule} />
          </>
        )}
      </div>
      <p className={styles.all}>
        <a href={formatRoute({ page: 'rules', game, find: rule ?? '' })} target="_blank" rel="noopener">
          {t('All rules, in another window')}
        </a>
      </p>
    </Dialog>
  );
}

interface FoundRule {
  readonly section: string;
  readonly text: string;
  /** Other rules it speaks of. */
  readonly named: readonly string[];
}

const RULE_ID = /\b[A-Z]{2,3}(?:-[A-Z0-9]+)+-\d+[a-z]?\b/g;

function ruleIn(text: string, id: string): FoundRule | undefined {
  for (const { title, blocks } of parseRules(text)) {
    for (const block of blocks) {
      if (block.kind !== 'rule' || block.id !== id) continue;
      const named = new Set(block.text.match(RULE_ID) ?? []);
      return { section: title, text: block.text.replaceAll(/[*`]/g, ''), named: [...named] };
    }
  }
  return undefined;
}
