import { hexDisc } from '@questhall/geometry';
import { art as pugArt } from '../../src/art/pug-quest/index.ts';
import { Card } from '../../src/table/parts/Card.tsx';
import { Cell } from '../../src/table/parts/Cell.tsx';
import { Effects } from '../../src/table/parts/Effects.tsx';
import { Figure } from '../../src/table/parts/Figure.tsx';
import { hexMiddle, hexShape, squareShape } from '../../src/table/parts/grid.ts';
import { SvgBoard } from '../../src/table/parts/SvgBoard.tsx';
import { icon } from '../../src/tables/pug-quest/icons.ts';
import { Dice } from '../../src/ui/Dice.tsx';
import styles from './Pieces.module.css';

const RADIUS = 34;
const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7];
const art = pugArt('h-bard') ?? '';

/** Hexes, two figures, an attack and a way; drawn near, it must look the same. */
function HexMap() {
  const from = { figure: 'hero' };
  const to = { figure: 'foe' };
  return (
    <div className={styles.map}>
      <SvgBoard box={{ x: -170, y: -150, width: 340, height: 300 }}>
        {hexDisc({ q: 0, r: 0 }, 2).map((hex) => (
          <Cell
            key={`${hex.q},${hex.r}`}
            at={{ hex: `${hex.q},${hex.r}` }}
            shape={hexShape(hexMiddle(hex, RADIUS), RADIUS)}
            label={`Hex ${hex.q}, ${hex.r}`}
            fill="#e6cd9c"
            threatened={hex.q === 1 && hex.r === 0}
          />
        ))}
        <Figure
          at={from}
          {...hexMiddle({ q: -1, r: 1 }, RADIUS)}
          size={54}
          label="Pugliaccio, 2 of 5 wounds"
          base="hero"
          seat={2}
          art={art}
          wounds={{ suffered: 2, of: 5 }}
          facing={-30}
          active
        />
        <Figure
          at={to}
          {...hexMiddle({ q: 1, r: 0 }, RADIUS)}
          size={54}
          label="Slime, 3 of 4 life"
          base="monster"
          art={pugArt('m-slime') ?? ''}
          life={{ left: 3, of: 4 }}
          badges={[{ id: 'stun', icon: icon.upgradeIcon, label: 'Stunned' }]}
          threatened
        />
      </SvgBoard>
      <Effects
        beat={1}
        lasts={60_000}
        arrows={[
          { from, to },
          {
            from,
            to: { hex: '-2,0' },
            over: [{ hex: '-2,1' }],
            kind: 'way',
          },
        ]}
        float={undefined}
      />
    </div>
  );
}

/** What boards that are drawn as SVG are made of. */
export function PartsRow() {
  return (
    <div className={styles.row}>
      <HexMap />
      <div className={styles.near} data-near="">
        <HexMap />
      </div>
      <div className={styles.map}>
        <SvgBoard box={{ x: 0, y: 0, width: 160, height: 80 }}>
          {SQUARES.map((at) => (
            <Cell
              key={at}
              at={{ square: at }}
              shape={squareShape({ x: (at % 4) * 40, y: Math.floor(at / 4) * 40 }, 40)}
              label={`Square ${at + 1}`}
              fill="#26305c"
            />
          ))}
        </SvgBoard>
      </div>
      <div className={styles.combo}>
        <Card
          name="Leap"
          picture={<img src={art} alt="" />}
          corner={{ text: '2', title: 'Cost' }}
          text="Move 3. Push a neighbour."
          state="can"
          tag="Play"
          bind={{}}
        />
      </div>
      <Dice
        dice={[
          { id: 'a', face: '4', label: 'four', state: 'can', bind: {} },
          { id: 'b', face: '2', label: 'two', state: 'chosen', bind: {} },
          { id: 'c', face: '★', label: 'star', look: 'star', state: 'spent' },
        ]}
      />
    </div>
  );
}
