/**
 * Sixteen tiles of 8 × 8. `.` floor, `#` blocking terrain, `o` obstacle, `~` brambles, `L` lootable, `C` chest, `V` lever,
 * digits spawn points, `_` off the map. Doors stand in the middle of their side: columns or rows 3 and 4.
 */
import type { Side, Tile } from '../vocabulary-dungeon.ts';

const tile = (id: string, name: string, doors: readonly Side[], rows: readonly string[]): Tile => ({
  id,
  name,
  start: false,
  doors,
  rows,
});
const start = (id: string, name: string, doors: readonly Side[], rows: readonly string[]): Tile => ({
  ...tile(id, name, doors, rows),
  start: true,
});

export const TILES: readonly Tile[] = [
  start(
    't01',
    'Edge of the Forest',
    ['N', 'E'],
    ['##....##', '#.5..6.#', '..o..7..', '........', '.1.2....', '..3.4.o.', '#..8...#', '##....##'],
  ),
  tile(
    't02',
    "Grandmother's Cottage",
    ['S', 'E'],
    ['########', '#L.1.2.#', '#...oo.#', '#.3.oo..', '#..7....', '#.45.6.#', '#......#', '###..###'],
  ),
  tile(
    't03',
    'Needle Path',
    ['N', 'S', 'E'],
    ['###..###', '##....##', '#.1.2..#', '..~..3..', '.4.7....', '#....5.#', '##6.~.##', '###..###'],
  ),
  tile(
    't04',
    'Clearing of Mushrooms',
    ['N', 'E', 'S', 'W'],
    ['__....__', '_.1..2._', '..o..o..', '...7....', '........', '..o3.o..', '_4.5..6_', '__....__'],
  ),
  start(
    't05',
    'Gate of the Silver Kingdom',
    ['N', 'W'],
    ['.5....6.', '.o....o.', '..7.....', '........', '..1..2..', '.o.34.o.', '..8.....', '########'],
  ),
  tile(
    't06',
    'Candle Gallery',
    ['N', 'S'],
    ['.1....2.', '.#....#.', '.o.7..o.', '.3....4.', '..#..#..', '.o....o.', '.5.#.#6.', '........'],
  ),
  tile(
    't07',
    'Ballroom of Midnight',
    ['N', 'S', 'W'],
    ['#......#', '..o1.o..', '.2....3.', '...##...', '.4.##.5.', '..o..o..', '.6...7..', '#......#'],
  ),
  tile(
    't08',
    'Sugar Kitchen',
    ['E', 'W'],
    ['LL..1.2.', '........', '.3.oo.4.', '........', '...7....', '.5....6.', '..oo....', '....LL..'],
  ),
  start(
    't09',
    'Harbour of Bones',
    ['N', 'E', 'W'],
    ['..5..6..', '.o....o.', '....7...', '.1......', '..2..3..', '....4.o.', '.8......', '________'],
  ),
  tile(
    't10',
    'Hall of Cards',
    ['N', 'E', 'S'],
    ['.#....#.', '.1....2.', '..#..#..', '...7....', '.3......', '..#..#..', '.4....5.', '.#.6..#.'],
  ),
  tile(
    't11',
    'Bone Wharf',
    ['W', 'E'],
    ['..1...__', '..o.2.._', '........', '...oo.3.', '...oo.4.', '.5......', '..o.7.6_', '..L...__'],
  ),
  tile(
    't12',
    'Spinning Tower',
    ['N', 'W'],
    ['##....##', '#.1..2.#', '..3.....', '...##.7.', '...##...', '.4......', '#..5.6.#', '##....##'],
  ),
  start(
    't13',
    'Foot of the Glass Hill',
    ['N', 'E', 'S'],
    ['#......#', '.5.oo.6.', '........', '..1.2...', '..3.4...', '.....7..', '.8.oo...', '#......#'],
  ),
  tile(
    't14',
    'Throne of Frost',
    ['N', 'S', 'W'],
    ['...1....', '.#....#.', '.2....3.', '...7....', '........', '.4....5.', '.#....#.', '....6...'],
  ),
  tile(
    't15',
    'Library of Lost Pages',
    ['E', 'S', 'W'],
    ['#LLooLL#', '.1....2.', '..oooo..', '........', '.7....3.', '.4.oo...', '..5...6.', '#......#'],
  ),
  tile(
    't16',
    'Briar Labyrinth',
    ['N', 'E', 'S', 'W'],
    ['#.1..2.#', '.#.~~.#.', '..7...3.', '.~....~.', '.~....~.', '.4....5.', '.#.~~.#.', '#.6..8.#'],
  ),
];
