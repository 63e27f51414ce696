import type { ChampionView } from '@questhall/games/brawl';
import { asBrawlOption, CORES, STATUES } from '@questhall/games/brawl';
import { useContext, useRef } from 'react';
import { SvgBoard } from '../../table/parts/SvgBoard.tsx';
import { useGlide } from '../../table/parts/use-glide.ts';
import { Targets } from '../../table/targets.tsx';
import styles from './Board.module.css';
import { Champion } from './board/Champion.tsx';
import { Draft, draftedFrom } from './board/Draft.tsx';
import { Ground, Statue } from './board/Ground.tsx';
import { Happenings } from './board/Happenings.tsx';
import { Hexes } from './board/Hexes.tsx';
import { AimPreview, AreaPreview, WayPreview } from './board/Preview.tsx';
import { Scoreboard } from './board/Scoreboard.tsx';
import { Stands } from './board/Stands.tsx';
import { useIntent } from './intent.ts';
import { aimsAt, aimsOf, isTurned, moverOf, wayTo } from './logic/ahead.ts';
import type { Place } from './logic/place.ts';
import { ARENA, arenaOf, gatePlace, nearHome, placeOf } from './logic/place.ts';
import type { BrawlScene } from './logic/scene.ts';
import { isDrafting } from './logic/sides.ts';

const FIGURES = '[data-arena] [data-target*="champion"]';

/** The ring seen from the own gate, the scoreboard over it. */
export function Board(scene: BrawlScene) {
  const { view, decision, speed } = scene;
  const board = useRef<HTMLDivElement>(null);
  const access = useContext(Targets);
  const { standard } = useIntent(decision?.id);
  useGlide(board, speed, FIGURES);
  // Who has chosen a Standard Action in the tray means only that one when pointing at a Champion.
  const options =
    standard === undefined
      ? access.options
      : access.options.filter((raw) => {
          const option = asBrawlOption(raw);
          return option.do === 'standard' && option.action === standard;
        });
  return (
    <div ref={board} className={styles.board}>
      {!isDrafting(view) && <Scoreboard scene={scene} />}
      <div className={styles.arena} data-arena>
        {isDrafting(view) && draftedFrom(scene).length > 0 ? (
          <>
            <SvgBoard box={ARENA}>
              <Stands />
            </SvgBoard>
            <Draft scene={scene} />
          </>
        ) : (
          <Targets.Provider value={{ ...access, options }}>
            <Arena scene={scene} />
          </Targets.Provider>
        )}
      </div>
      <Happenings scene={scene} />
    </div>
  );
}

function Arena({ scene }: { readonly scene: BrawlScene }) {
  const { view, decision } = scene;
  const { hit, hex, champion: pointed } = useIntent(decision?.id);
  const near = nearHome(view);
  const mover = view.champions[moverOf(decision) ?? -1];
  const way = wayTo(decision, hex);
  const meant = aimsAt(decision, { champion: pointed, hex });
  // An area is turned by pointing; whom a single attack can hit is shown at once.
  const aims = isTurned(decision) ? meant : aimsOf(decision);
  const standing = [
    ...CORES.map((core) => ({
      id: `statue ${core}`,
      y: placeOf(STATUES[core].hex, near).y,
      thing: <Statue key={core} core={core} near={near} />,
    })),
    ...championPlaces(scene).map(({ champion, place }) => ({
      id: `champion ${champion.id}`,
      y: place.y,
      thing: (
        <Champion
          key={champion.id}
          scene={scene}
          champion={champion}
          place={place}
          threatened={
            (champion.hex !== null && hit.includes(champion.hex)) ||
            way?.targets.includes(champion.id) === true
          }
        />
      ),
    })),
  ];
  return (
    <SvgBoard box={arenaOf(view)}>
      <Stands />
      <Ground near={near} homes={view.homes} />
      <Hexes scene={scene} near={near} hit={hit} />
      {/* Who stands further down stands before the others. */}
      {standing.toSorted((a, b) => a.y - b.y).map(({ thing }) => thing)}
      <AreaPreview hexes={hit} near={near} />
      {way !== undefined && mover !== undefined && (
        <WayPreview scene={scene} way={way} mover={mover} near={near} />
      )}
      {aims.map((aim) => (
        <AimPreview
          key={aim.champion ?? aim.turns}
          view={view}
          aim={aim}
          near={near}
          told={meant.includes(aim)}
        />
      ))}
    </SvgBoard>
  );
}

function championPlaces({ view }: BrawlScene): readonly { champion: ChampionView; place: Place }[] {
  const near = nearHome(view);
  return view.champions.map((champion) => {
    if (champion.hex !== null) return { champion, place: placeOf(champion.hex, near) };
    const waiting = view.champions.filter(({ hex, side }) => hex === null && side === champion.side);
    const home = view.homes[champion.side] ?? 'south';
    return { champion, place: gatePlace(home, near, waiting.indexOf(champion), waiting.length) };
  });
}
