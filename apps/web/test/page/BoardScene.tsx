import { brawl } from '@questhall/brawl';
import { dungeonFighter } from '@questhall/dungeon-fighter';
import { dungeonland } from '@questhall/dungeonland';
import { pugQuest } from '@questhall/pug-quest';
import { superFantasy } from '@questhall/super-fantasy';
import type { ReactNode } from 'react';
import { table as brawlTable } from '../../src/tables/brawl/table.tsx';
import { table as fighterTable } from '../../src/tables/dungeon-fighter/table.tsx';
import { table as dungeonTable } from '../../src/tables/dungeonland/table.tsx';
import { table as pugTable } from '../../src/tables/pug-quest/table.tsx';
import { table as superTable } from '../../src/tables/super-fantasy/table.tsx';
import { playedTo } from './played-positions.ts';
import { POSITIONS as PUG_POSITIONS } from './pug-positions.ts';
import { TableScene } from './TableScene.tsx';

/** The boards that can be looked at: `?scene=board&game=pug-quest&is=act`. To add one, add a line. */
const BOARDS: { readonly [game: string]: (name: string) => ReactNode } = {
  'pug-quest': (name) => <PugScene name={name} />,
  brawl: (name) => (
    <TableScene
      game="brawl"
      rules={brawl}
      table={brawlTable}
      position={() =>
        playedTo(brawl, { players: name.startsWith('team-') ? 4 : 2 }, name.replace('team-', ''))
      }
    />
  ),
  dungeonland: (name) => (
    <TableScene
      game="dungeonland"
      rules={dungeonland}
      table={dungeonTable}
      position={() => playedTo(dungeonland, { players: 2 }, name)}
    />
  ),
  'dungeon-fighter': (name) => (
    <TableScene
      game="dungeon-fighter"
      rules={dungeonFighter}
      table={fighterTable}
      position={() => playedTo(dungeonFighter, { players: 4, hand: 'steady' }, name)}
    />
  ),
  'super-fantasy': (name) => (
    <TableScene
      game="super-fantasy"
      rules={superFantasy}
      table={superTable}
      position={() => superPosition(name)}
    />
  ),
};

/** `act`, or `pit/act` in another Mission, or `ugly-master/umSpend` in another mode. */
function superPosition(name: string) {
  const [kind = '', where] = name.split('/').toReversed();
  if (where === undefined) return playedTo(superFantasy, { players: 3 }, kind);
  const isMode = superFantasy.settings.some(
    (setting) => setting.key === 'mode' && 'values' in setting && setting.values.includes(where),
  );
  return playedTo(superFantasy, { players: 4, [isMode ? 'mode' : 'mission']: where }, kind);
}

function PugScene({ name }: { readonly name: string }) {
  const make = PUG_POSITIONS[name as keyof typeof PUG_POSITIONS];
  if (make === undefined) throw new Error(`no position "${name}"`);
  const position = () => {
    const { t, seat } = make();
    return { t, seat, players: t.state.options.players };
  };
  return <TableScene game="pug-quest" rules={pugQuest} table={pugTable} position={position} />;
}

export function BoardScene({ game, name }: { readonly game: string; readonly name: string }) {
  return BOARDS[game]?.(name);
}
