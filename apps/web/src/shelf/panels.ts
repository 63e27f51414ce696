/**
 * What stands beside the game that is pulled out, in this order: a line each. A panel that has nothing to show shows
 * nothing at all; whatever fails in one leaves the others alone.
 */
import type { ComponentType } from 'react';
import { t } from '../language/texts.ts';
import { ContinuePanel } from './ContinuePanel.tsx';
import { FitPanel } from './FitPanel.tsx';
import { FriendsPanel } from './FriendsPanel.tsx';
import { JoinPanel } from './JoinPanel.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import { TurnsPanel } from './TurnsPanel.tsx';

interface ShelfPanel {
  /** What cannot be shown if it fails, as a subject. */
  readonly what: string;
  readonly Panel: ComponentType;
}

export const PANELS: readonly ShelfPanel[] = [
  { what: t('Your online tables'), Panel: TurnsPanel },
  { what: t('Your friends'), Panel: FriendsPanel },
  { what: t('Your saved games'), Panel: ContinuePanel },
  { what: t('The questions'), Panel: FitPanel },
  { what: t('Quest of the day'), Panel: QuestPanel },
  { what: t('Joining by code'), Panel: JoinPanel },
];
