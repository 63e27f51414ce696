import { asBrawlOption, CHAMPIONS, championCard, ownChampion } from '@questhall/games/brawl';
import { t } from '../../../language/texts.ts';
import type { Candidate } from '../../../table/parts/Candidates.tsx';
import { Candidates } from '../../../table/parts/Candidates.tsx';
import { icon } from '../icons.ts';
import { intend } from '../intent.ts';
import { portraitOf } from '../logic/looks.ts';
import type { BrawlScene } from '../logic/scene.ts';
import { printed } from '../printed.ts';

/** Who can be taken, brought or banned; and who was. */
export const Draft = ({ scene }: { readonly scene: BrawlScene }) => (
  <Candidates
    label={t('Champions to choose from')}
    of={draftedFrom(scene).map((champion) => candidate(champion, scene))}
    onPoint={(pointed) => intend(scene.decision?.id, { pointed })}
  />
);

/** In the order of the box, then what players made: what is in the pool, and whatever the question names. */
export function draftedFrom({ view, decision }: BrawlScene): readonly string[] {
  const named = new Set(view.pool);
  for (const raw of decision?.options ?? []) {
    const option = asBrawlOption(raw);
    if ('champion' in option && typeof option.champion === 'string') named.add(option.champion);
  }
  for (const { key } of view.champions) named.add(key);
  for (const { roster } of view.seats) for (const key of roster ?? []) named.add(key);
  const printed = CHAMPIONS.map(({ id }) => id).filter((id) => named.has(id));
  return [...printed, ...[...named].filter((id) => ownChampion(id) !== undefined)];
}

function candidate(id: string, { view, names, decision }: BrawlScene): Candidate {
  const { basic } = championCard(id);
  const nameOf = ({ seat }: { readonly seat: number }): string => names[seat] ?? '';
  const taken = view.champions.filter(({ key }) => key === id).map(nameOf);
  const brought = view.seats.filter(({ roster }) => roster?.includes(id)).map(nameOf);
  const banned = view.seats.some((seat) => seat.banned === id);
  const pooled = decision?.kind === 'formPool' && view.pool.includes(id) ? t('In the pool') : undefined;
  const at = { card: id };
  return {
    id,
    at,
    choosing: { do: 'take', champion: id, at },
    name: printed.names.champion(id),
    picture: portraitOf(id),
    role: printed.role(id),
    numbers: [
      { shape: icon.knockoutIcon, label: t('Hitpoints'), value: basic.hitpoints },
      { shape: icon.shieldIcon, label: t('Defence'), value: basic.defence },
    ],
    note: banned ? t('Banned') : [...taken, ...brought].join(' & ') || pooled,
    gone: banned || taken.length > 0,
  };
}
