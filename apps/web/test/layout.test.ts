import { below, seeded } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { TableNeeds } from '../src/table/frame/layout.ts';
import { fitBoard, layOut } from '../src/table/frame/layout.ts';

const NEEDS: TableNeeds = {
  boards: [
    { width: 1120, height: 566 },
    { width: 390, height: 424, widest: 560 },
  ],
  tray: 256,
};

const arrangedAt = (width: number, height: number, text = 1): string =>
  layOut({ width, height }, text, NEEDS).arrangement;

describe('a window is laid out', () => {
  test.each([
    [1920, 1080, 'foot'],
    [1536, 730, 'foot'],
    [1366, 600, 'side'],
    [844, 390, 'side'],
    [720, 450, 'side'],
    [1600, 900, 'foot'],
    [2200, 700, 'wings'],
    [820, 1180, 'tower'],
    [360, 640, 'stack'],
  ])('%i×%i: %s', (width, height, arrangement) => {
    expect(arrangedAt(width, height)).toBe(arrangement);
  });

  test('twice the letters are half the window', () => {
    expect(arrangedAt(1440, 900, 2)).toBe(arrangedAt(720, 450));
    expect(layOut({ width: 1440, height: 900 }, 2, NEEDS).unit).toBe(2);
  });

  test('letters grow no further than the window allows', () => {
    expect(layOut({ width: 360, height: 640 }, 2, NEEDS).unit).toBeCloseTo(1.2);
  });

  test('a window too low for a table scrolls, and shows board and question first', () => {
    const { unit, window, board } = layOut({ width: 501, height: 485 }, 2, NEEDS);
    expect(unit).toBeGreaterThan(1.1);
    expect(window.height * unit).toBeGreaterThan(485);
    expect((board + 120) * unit).toBeLessThan(520);
  });

  test('the room of an empty tray is the board’s', () => {
    const screen = { width: 1536, height: 730 };
    const { tray, board } = layOut(screen, 1, NEEDS);
    const bare = layOut(screen, 1, { ...NEEDS, tray: 0 });
    expect(bare).toMatchObject({ arrangement: 'foot', tray: 0, board: board + tray });
  });

  test('a tower gives what its board cannot fill to seats and log', () => {
    const { arrangement, board, window } = layOut({ width: 846, height: 1637 }, 1, NEEDS);
    expect(arrangement).toBe('tower');
    expect(board).toBeLessThan(window.height / 2);
  });

  test('chrome grows on a wall', () => {
    const { unit, window } = layOut({ width: 3840, height: 2160 }, 1, NEEDS);
    expect(unit).toBeGreaterThan(1.5);
    expect(window.width * unit).toBeCloseTo(3840);
  });

  test('on a desk the board has two fifths of the window, whatever its size', () => {
    const chance = { rng: seeded('desks') };
    for (let n = 0; n < 500; n++) {
      const screen = { width: 1024 + below(chance, 2800), height: 600 + below(chance, 1500) };
      const { arrangement, window, side, wing, board } = layOut(screen, 1, NEEDS);
      const width = arrangement === 'tower' ? window.width : window.width - side - wing;
      expect((width * board) / (window.width * window.height), JSON.stringify(screen)).toBeGreaterThan(0.4);
    }
  });
});

describe('a board in its room', () => {
  test('is scaled up and down and fills it', () => {
    const small = fitBoard({ width: 900, height: 460 }, NEEDS.boards);
    const large = fitBoard({ width: 2000, height: 900 }, NEEDS.boards);
    expect(small.scale).toBeLessThan(1);
    expect(large.scale).toBeGreaterThan(1);
    for (const { scale, width, height } of [small, large]) {
      expect(width * scale).toBeGreaterThanOrEqual(900);
      expect(height * scale).toBeGreaterThanOrEqual(460);
    }
  });

  test('shows less before it is too small to read', () => {
    expect(fitBoard({ width: 900, height: 460 }, NEEDS.boards).way).toBe(0);
    expect(fitBoard({ width: 500, height: 390 }, NEEDS.boards)).toMatchObject({ way: 1 });
  });
});
