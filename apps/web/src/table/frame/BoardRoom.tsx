import type { CSSProperties, ReactNode } from 'react';
import { createContext, useContext, useRef } from 'react';
import type { Size, TableNeeds } from './layout.ts';
import { fitBoard } from './layout.ts';
import styles from './TableFrame.module.css';
import { useSize } from './use-size.ts';

const Way = createContext(0);

/** Which of its ways the board is drawn in; 0 shows the most. Style sheets ask the container `room` instead. */
export const useBoardWay = (): number => useContext(Way);

interface BoardRoomProps {
  readonly boards: TableNeeds['boards'];
  /** Before it is measured. */
  readonly first: Size;
  readonly children: ReactNode;
}

/** Lays a board out in its own pixels and scales it to the room there is. */
export function BoardRoom({ boards, first, children }: BoardRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const { scale, way, width, height } = fitBoard(useSize(room, first), boards);
  const style: CSSProperties = { width, height, transform: `scale(${scale})` };
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.canvas} style={style} data-natural="">
        <Way value={way}>{children}</Way>
      </div>
    </div>
  );
}
