import type { BrawlView, HexId } from '@questhall/games/brawl';
import { CORES, DEPLOYMENT, HOMES, STATUES } from '@questhall/games/brawl';
import { t } from '../../../language/texts.ts';
import { areaOf, isPit } from '../board/Ground.tsx';
import { printed } from '../printed.ts';

/** What is printed on a hex and lies there. */
export function groundWords(hex: HexId, { traps }: Pick<BrawlView, 'traps'>): readonly string[] {
  const core = areaOf(hex);
  const statue = CORES.find((each) => STATUES[each].hex === hex);
  return [
    ...(statue === undefined ? [] : [t('statue: {name}', { name: STATUES[statue].name })]),
    ...(core === undefined ? [] : [t('{core} area', { core: printed.names.cores[core] })]),
    ...HOMES.filter((home) => DEPLOYMENT[home].includes(hex)).map((home) =>
      home === 'south' ? t('deployment hex in the south') : t('deployment hex in the north'),
    ),
    ...(traps.includes(hex) ? [t('trap')] : isPit(hex) ? [t('empty trap hex')] : []),
  ];
}
