import { useEffect, useRef } from 'react';
import { t } from '../../language/texts.ts';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import type { Scene } from '../game-table.ts';
import { becauseOf } from '../HintNote.tsx';
import { sentence } from './plain-text.ts';

/** A new question is said once, after all that led to it. */
export function useSpokenQuestion(scene: Pick<Scene, 'decision' | 'view' | 'words'> | null): void {
  const announce = useAnnounce();
  const asked = useRef<number>(undefined);
  useEffect(() => {
    const decision = scene?.decision ?? null;
    if (scene === null || decision === null || asked.current === decision.id) return;
    asked.current = decision.id;
    const { words, view } = scene;
    const n = decision.options.length;
    announce(
      `${sentence(words.decision(decision.kind, decision.about, view))} ${t('{n, plural, one {# option} other {# options}}.', { n })}`,
    );
  }, [scene, announce]);
}

/** Advice is said when it comes, with its reason. */
export function useSpokenHint(scene: Scene): void {
  const announce = useAnnounce();
  const [best] = scene.hints;
  const spoken =
    best === undefined
      ? ''
      : `${sentence(t('Hint: {option}', { option: scene.words.option(best.option, scene.view) }))} ${sentence(becauseOf(best, scene))} ${t('Chance to win about {chance}', { chance: `${Math.round(best.chance * 100)} %` })}.`;
  useEffect(() => announce(spoken, 'assertive'), [spoken, announce]);
}
