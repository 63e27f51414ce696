import type { Mission, MissionGround } from '@questhall/games/super-fantasy';
import { FACES, FURNITURE, faceName, groundOfMission, KIND_CARDS } from '@questhall/games/super-fantasy';
import { turnRows } from '@questhall/geometry';
import type { Json } from '@questhall/kernel';
import type { KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { art } from '../../../art/super-fantasy/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SelectOption } from '../../../ui/Select.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { PreviewProps } from '../../game-page.ts';
import styles from './MissionMap.module.css';
import type { At } from './map-edits.ts';
import { mirrored, openSides, sizeOf, tileAt, used } from './map-edits.ts';

const tools = (group: string, entries: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(entries).map(([value, label]) => ({ value, label, group }));

/** In the order in which a Mission is laid out. */
const TOOLS: readonly SelectOption[] = [
  ...FACES.map(({ id }) => ({ value: `tile:${id}`, label: faceName(id), group: 'Tiles' })),
  ...tools('Ways', {
    entrance: 'Entrance',
    door: 'Door',
    lock: 'Lock a door: all levers open it',
    'prop:lever': 'Lever',
    'portal:small': 'Small Portal',
    'portal:big': 'Big Portal',
  }),
  ...KIND_CARDS.map(({ id, name }) => ({ value: `monster:${id}`, label: name, group: 'Monsters' })),
  ...tools('Things', {
    chest: 'Chest',
    barrel: 'Barrel',
    column: 'Column',
    trap: 'Trap on the floor',
    'prop:button': 'Button',
    'prop:brazier': 'Brazier',
    'prop:statue': 'Statue',
    'prop:tome': 'Tome piece',
    'prop:fate': 'Fate token',
  }),
  ...tools('Change', {
    prey: 'Must be killed to win',
    turn: 'Turn a monster or a tile',
    erase: 'Clear a square',
    untile: 'Remove a tile',
  }),
];

/** What the squares are marked with. */
const MARKS: readonly SelectOption[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'steps', label: 'Steps from the entrance' },
  { value: 'aim', label: 'Range from here' },
];

/** Monsters may wait for a larger party. */
const PARTIES: readonly SelectOption[] = [2, 3, 4, 5, 6].map((players) => ({
  value: String(players),
  label: String(players),
}));
const LARGEST_PARTY = '6';

const asMission = (draft: Json): Mission => draft as unknown as Mission;

const LARGEST = 4;

/** Empty squares around the map, on which tiles can be laid. */
const MARGIN = 2;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** So much is always in sight: room for two tiles beside each other. */
const LEAST = 12;

/** Around all there is, also what has no tile under it any more. */
function frameOf(mission: Mission): Frame {
  const { tiles, entrance } = mission;
  const pieces = piecesOf(mission).map(({ at }) => at);
  const starts = [...tiles.map(({ at }) => at), ...entrance, ...pieces];
  const ends = [
    ...tiles.map((tile): At => [tile.at[0] + sizeOf(tile)[0], tile.at[1] + sizeOf(tile)[1]]),
    ...[...entrance, ...pieces].map(([x, y]): At => [x + 1, y + 1]),
  ];
  return {
    left: Math.min(0, ...starts.map(([x]) => x)) - MARGIN,
    top: Math.min(0, ...starts.map(([, y]) => y)) - MARGIN,
    right: Math.max(LEAST, ...ends.map(([x]) => x)) + MARGIN,
    bottom: Math.max(LEAST / 2, ...ends.map(([, y]) => y)) + MARGIN,
  };
}

/** As the form counts squares. */
const nameOf = ([x, y]: At): string => `column ${x}, row ${y}`;

/** The map of a Mission, laid by mouse, touch and keys: arrows move over it, Enter uses the tool, R turns, Delete clears. */
export function MissionMap({ draft, problems, onChange }: PreviewProps) {
  const whole = asMission(draft);
  const [party, setParty] = useState(LARGEST_PARTY);
  const [mark, setMark] = useState('none');
  const isThere = ({ minPlayers = 1 }: Mission['monsters'][number]): boolean => minPlayers <= Number(party);
  const mission: Mission = { ...whole, monsters: whole.monsters.filter(isThere) };
  const isSound = problems.length === 0;
  const ground = useMemo(
    () => (isSound && mark !== 'none' ? groundOfMission(asMission(draft)) : undefined),
    [isSound, mark, draft],
  );
  const [tool, setTool] = useState<string>('chest');
  const [here, setHere] = useState<At>(mission.entrance[0] ?? [0, 0]);
  const [zoom, setZoom] = useState(1);
  const square = useRef<SVGRectElement>(null);
  useEffect(() => {
    if (zoom > 1) square.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const frame = frameOf(whole);
  const use = (which: string, at: At) => {
    setHere(at);
    onChange(used(whole, which, at) as unknown as Json);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const shortcut = { Enter: tool, ' ': tool, r: 'turn', R: 'turn', Delete: 'erase', Backspace: 'erase' }[
      event.key
    ];
    if (step === undefined && shortcut === undefined) return;
    event.preventDefault();
    if (shortcut !== undefined) use(shortcut, here);
    if (step !== undefined)
      setHere([
        Math.min(frame.right - 1, Math.max(frame.left, here[0] + step[0])),
        Math.min(frame.bottom - 1, Math.max(frame.top, here[1] + step[1])),
      ]);
  };
  const tile = mission.tiles[tileAt(mission, here)]?.name;
  const wrong = problems.flatMap((problem) => {
    const at = squareOf(whole, problem.field);
    return at === undefined ? [] : [{ ...problem, at }];
  });
  const wrongHere = wrong.filter(({ at }) => isAt(at, here)).map(({ allowed }) => `needs ${allowed}`);
  const marks = ground === undefined ? [] : marksOf(ground, mark, here, frame);
  const said = [standing(mission, here), ...wrongHere, ...saidOf(ground, mark, here)].join('; ');
  return (
    <div className={styles.bench}>
      <div className={styles.tools}>
        <Select label="Tool" options={TOOLS} value={tool} onChange={setTool} />
        <Button
          aria-label="A larger map"
          refused={zoom === LARGEST}
          onClick={() => setZoom(Math.min(LARGEST, zoom + 1))}
        >
          +
        </Button>
        <Button
          aria-label="A smaller map"
          refused={zoom === 1}
          onClick={() => setZoom(Math.max(1, zoom - 1))}
        >
          −
        </Button>
        <Button onClick={() => onChange(mirrored(whole) as unknown as Json)}>Mirror</Button>
        <Select label="Heroes" options={PARTIES} value={party} onChange={setParty} />
        <Select label="Mark" options={MARKS} value={mark} onChange={setMark} />
      </div>
      <div className={styles.window} data-large={zoom > 1}>
        <button
          type="button"
          className={styles.map}
          aria-label={`Map. ${nameOf(here)}${tile === undefined ? '' : `, ${tile}`}: ${said}`}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            // Enter and Space are keys of the map.
            if (event.detail === 0) return;
            const box = event.currentTarget.getBoundingClientRect();
            const scale = (frame.right - frame.left) / box.width;
            use(tool, [
              Math.floor(frame.left + (event.clientX - box.left) * scale),
              Math.floor(frame.top + (event.clientY - box.top) * scale),
            ]);
          }}
        >
          <svg
            viewBox={`${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}`}
            aria-hidden="true"
            style={{ width: `${zoom * 100}%` }}
          >
            {mission.tiles.map((each) => (
              <TileShape key={`${each.name} ${each.at.join(',')}`} tile={each} />
            ))}
            {mission.doors.map(({ edge, lock }) => (
              <DoorShape key={edge} edge={edge} locked={lock !== undefined} />
            ))}
            {mission.gate !== undefined && <DoorShape edge={mission.gate.edge} />}
            {mission.entrance.map(([x, y], index) => (
              <text key={`${x},${y}`} className={styles.entrance} x={x + 0.5} y={y + 0.72}>
                {index + 1}
              </text>
            ))}
            {piecesOf(mission).map(({ at: [x, y], picture, letter, name }) => (
              <g key={`${name} ${x},${y}`}>
                {picture === undefined ? (
                  <text className={styles.letter} x={x + 0.5} y={y + 0.75}>
                    {letter}
                  </text>
                ) : (
                  <image href={picture} x={x + 0.05} y={y + 0.05} width={0.9} height={0.9} />
                )}
              </g>
            ))}
            {marks.map(({ at: [x, y], text }) => (
              <g key={`${x},${y}`} className={styles.mark}>
                <rect x={x} y={y} width={1} height={1} />
                <text x={x + 0.5} y={y + 0.95}>
                  {text}
                </text>
              </g>
            ))}
            {ground !== undefined && mark === 'steps' && (
              <polyline
                className={styles.way}
                points={ground
                  .way(here)
                  .map(([x, y]) => `${x + 0.5},${y + 0.5}`)
                  .join(' ')}
              />
            )}
            {wrong.map(({ field, allowed, at: [x, y] }) => (
              <rect key={`${field} ${allowed}`} className={styles.wrong} x={x} y={y} width={1} height={1} />
            ))}
            <rect
              ref={square}
              className={styles.here}
              x={here[0] + 0.04}
              y={here[1] + 0.04}
              width={0.92}
              height={0.92}
              rx={0.12}
            />
          </svg>
        </button>
      </div>
      <p className={styles.help}>
        <b>
          {nameOf(here)}
          {tile === undefined ? '' : `, ${tile}`}
        </b>
        : {said}.
      </p>
      <p className={styles.help}>
        Choose a tool, then a square. A gap in a wall is an opening: the Door tool puts a door where two of
        them meet. By keyboard: arrows move over the map, Enter uses the tool, R turns, Delete clears.
        {mark === 'aim' && ' Numbers are the range from the marked square, with doors open.'}
        {mark !== 'none' && !isSound && ' Squares are marked when nothing is wrong any more.'}
      </p>
    </div>
  );
}

const STEPS: { readonly [key: string]: At } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Squares of a tile that furniture stands on, as it lies. */
function furnitureOn({ face, rot, at: [x, y] }: Mission['tiles'][number]): readonly At[] {
  const rows = turnRows(FACES.find(({ id }) => id === face)?.rows ?? [], rot / 90);
  return rows.flatMap((row, dy) =>
    [...row].flatMap((letter, dx): At[] => (letter in FURNITURE ? [[x + dx, y + dy]] : [])),
  );
}

function TileShape({ tile }: { readonly tile: Mission['tiles'][number] }) {
  const [width, height] = sizeOf(tile);
  const [x, y] = tile.at;
  const across = Array.from({ length: width - 1 }, (_, n) => `M${x + n + 1} ${y}v${height}`);
  const down = Array.from({ length: height - 1 }, (_, n) => `M${x} ${y + n + 1}h${width}`);
  return (
    <g>
      <rect className={styles.tile} x={x} y={y} width={width} height={height} />
      <path className={styles.grid} d={[...across, ...down].join('')} />
      <path className={styles.opening} d={openingsOf(tile).join('')} />
      {furnitureOn(tile).map(([left, top]) => (
        <rect
          key={`${left},${top}`}
          className={styles.furniture}
          x={left + 0.1}
          y={top + 0.1}
          width={0.8}
          height={0.8}
          rx={0.15}
        />
      ))}
      <text className={styles.name} x={x + width / 2} y={y + 0.6}>
        {tile.name}
      </text>
    </g>
  );
}

/** Half of the wall, where it is this tile's: an opening is the two middle squares of a side. */
function openingsOf(tile: Mission['tiles'][number]): readonly string[] {
  const [width, height] = sizeOf(tile);
  const [x, y] = tile.at;
  const [middle, centre] = [x + width / 2 - 1, y + height / 2 - 1];
  const strips = {
    N: `M${middle} ${y + HALF_WALL / 2}h2`,
    E: `M${x + width - HALF_WALL / 2} ${centre}v2`,
    S: `M${middle} ${y + height - HALF_WALL / 2}h2`,
    W: `M${x + HALF_WALL / 2} ${centre}v2`,
  };
  return openSides(tile).map((side) => strips[side]);
}
const HALF_WALL = 0.15;

/** Two edges long: south of a west edge, east of a north one. */
function DoorShape({ edge, locked = false }: { readonly edge: string; readonly locked?: boolean }) {
  const [, x = '0', y = '0', side] = /^(-?\d+),(-?\d+)([NW])$/.exec(edge) ?? [];
  const [left, top] = [Number(x), Number(y)];
  return side === 'W' ? (
    <rect className={styles.door} data-locked={locked} x={left - 0.12} y={top} width={0.24} height={2} />
  ) : (
    <rect className={styles.door} data-locked={locked} x={left} y={top - 0.12} width={2} height={0.24} />
  );
}

const isAt = (one: At, [x, y]: At): boolean => one[0] === x && one[1] === y;

/** The square a problem is about: `monsters[3].at`, `doors[1].edge`. */
function squareOf(mission: Mission, field: string): At | undefined {
  const [, list = '', number = ''] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  const entry: unknown = (mission as unknown as { readonly [list: string]: readonly unknown[] })[list]?.[
    Number(number)
  ];
  if (Array.isArray(entry)) return [Number(entry[0]), Number(entry[1])];
  if (typeof entry !== 'object' || entry === null) return undefined;
  if ('at' in entry && Array.isArray(entry.at)) return [Number(entry.at[0]), Number(entry.at[1])];
  if (!('edge' in entry)) return undefined;
  const [, x, y] = /^(-?\d+),(-?\d+)/.exec(String(entry.edge)) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}

interface Piece {
  readonly at: At;
  readonly name: string;
  readonly letter: string;
  readonly picture: string | undefined;
}

const DRAWN = {
  lever: 'prop-lever-off',
  button: 'prop-button',
  statue: 'prop-statue',
  brazier: 'prop-brazier-unlit',
  tome: 'prop-tome',
  fate: 'prop-fate-token',
} as const;

function piecesOf(mission: Mission): readonly Piece[] {
  const piece = (at: At, name: string, drawing: string): Piece => ({
    at,
    name,
    letter: name.charAt(0).toUpperCase(),
    picture: art(drawing),
  });
  return [
    ...mission.portals.map(({ at, kind }) => piece(at, `${kind} Portal`, `prop-portal-${kind}`)),
    ...mission.floorTraps.map((at) => piece(at, 'trap', 'prop-trap-spikes')),
    ...mission.columns.map((at) => piece(at, 'column', 'prop-column')),
    ...mission.chests.map(({ at }) => piece(at, 'chest', 'prop-chest-closed')),
    ...mission.barrels.map((at) => piece(at, 'barrel', 'prop-barrel')),
    ...mission.props.map(({ at, kind, id }) => piece(at, id, DRAWN[kind])),
    ...mission.monsters.map(({ at, kind, facing }) =>
      piece(at, `${KIND_CARDS.find(({ id }) => id === kind)?.name ?? kind}, facing ${facing}`, kind),
    ),
  ];
}

interface Marked {
  readonly at: At;
  readonly text: number;
}

/** Numbers on squares: how far each is from the entrance, or in which ring it lies around this square. */
function marksOf(ground: MissionGround, mark: string, here: At, frame: Frame): readonly Marked[] {
  const numberOf = (at: At): number | undefined =>
    mark === 'steps' ? ground.steps(at) : ground.ring(here, at) || undefined;
  const marked: Marked[] = [];
  for (let y = frame.top; y < frame.bottom; y++)
    for (let x = frame.left; x < frame.right; x++) {
      const text = numberOf([x, y]);
      if (text !== undefined) marked.push({ at: [x, y], text });
    }
  return marked;
}

function saidOf(ground: MissionGround | undefined, mark: string, here: At): readonly string[] {
  if (ground === undefined || mark !== 'steps') return [];
  const steps = ground.steps(here);
  return [steps === undefined ? 'no way from the entrance' : `${steps} steps from the entrance`];
}

function standing(mission: Mission, [x, y]: At): string {
  const found = piecesOf(mission).filter(({ at }) => at[0] === x && at[1] === y);
  return found.length === 0 ? 'nothing' : found.map(({ name }) => name).join(', ');
}
