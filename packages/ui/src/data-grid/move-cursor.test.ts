import { describe, expect, it } from 'vitest';
import { moveCursor, nextCell } from './move-cursor.ts';

const size = { rows: 30, columns: 4 };
const from = { row: 12, column: 1 };
const press = (key: string, isCommand = false, isRightToLeft = false) =>
  moveCursor(from, { key, isCommand, isRightToLeft }, size);

describe('moveCursor', () => {
  it.each([
    ['ArrowUp', { row: 11, column: 1 }],
    ['ArrowDown', { row: 13, column: 1 }],
    ['ArrowLeft', { row: 12, column: 0 }],
    ['ArrowRight', { row: 12, column: 2 }],
    ['PageUp', { row: 2, column: 1 }],
    ['PageDown', { row: 22, column: 1 }],
    ['Home', { row: 12, column: 0 }],
    ['End', { row: 12, column: 3 }],
  ])('moves the cursor with %s', (key, position) => {
    expect(press(key)).toEqual(position);
  });

  it.each([
    ['ArrowUp', { row: 0, column: 1 }],
    ['ArrowDown', { row: 29, column: 1 }],
    ['ArrowRight', { row: 12, column: 3 }],
    ['Home', { row: 0, column: 0 }],
    ['End', { row: 29, column: 3 }],
  ])('moves the cursor to the end of the grid with Ctrl and %s', (key, position) => {
    expect(press(key, true)).toEqual(position);
  });

  it('follows the screen from right to left', () => {
    expect(press('ArrowLeft', false, true)).toEqual({ row: 12, column: 2 });
    expect(press('ArrowRight', false, true)).toEqual({ row: 12, column: 0 });
  });

  it('ignores other keys', () => {
    expect(press('a')).toBeNull();
  });
});

describe('nextCell', () => {
  it.each([
    [{ row: 0, column: 3 }, 1, { row: 1, column: 0 }],
    [{ row: 1, column: 0 }, -1, { row: 0, column: 3 }],
    [{ row: 29, column: 3 }, 1, { row: 29, column: 3 }],
    [{ row: 0, column: 0 }, -1, { row: 0, column: 0 }],
  ] as const)('goes from %j by %i', (position, step, next) => {
    expect(nextCell(position, step, size)).toEqual(next);
  });
});
