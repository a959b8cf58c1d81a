import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, rowsInSight } from './rows-in-sight.ts';

const sights = fc.record({
  count: fc.nat({ max: 20_000 }),
  rowHeight: fc.integer({ min: 20, max: 300 }),
  listTop: fc.integer({ min: -2_000_000, max: 2000 }),
  viewTop: fc.integer({ min: 0, max: 400 }),
  height: fc.integer({ min: 0, max: 1200 }),
});

describe('visibleRowRange', () => {
  it('includes every row with a visible pixel and few others', () => {
    fc.assert(
      fc.property(sights, ({ height, ...sight }) => {
        const viewBottom = sight.viewTop + height;
        const { start, end } = rowsInSight({ ...sight, viewBottom });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(sight.count);
        expect(end - start).toBeLessThanOrEqual(height / sight.rowHeight + 2 + 4 * 8);
        for (let row = 0; row < Math.min(sight.count, 3000); row += 1) {
          const top = sight.listTop + row * sight.rowHeight;
          const isSeen = top < viewBottom && top + sight.rowHeight > sight.viewTop;
          if (isSeen && (row < start || row >= end)) expect.fail(`row ${String(row)} is missing`);
        }
      }),
    );
  });

  it('keeps at least one row when the list is scrolled out of view', () => {
    const sight = { count: 500, rowHeight: 50, viewTop: 0, viewBottom: 800 };
    expect(rowsInSight({ ...sight, listTop: -90_000 })).toEqual({ start: 499, end: 500 });
    expect(rowsInSight({ ...sight, listTop: 5000 })).toEqual({ start: 0, end: 1 });
    expect(rowsInSight({ ...sight, count: 0, listTop: 0 })).toEqual({ start: 0, end: 0 });
  });
});

describe('layOutRows', () => {
  it('covers each row once and in order, as a row or in a gap', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 300 }),
        fc.nat({ max: 300 }),
        fc.nat({ max: 60 }),
        fc.integer({ min: -1, max: 320 }),
        (count, start, length, kept) => {
          const stretches = layOut(count, { start, end: start + length }, kept);
          const places = stretches.flatMap((stretch) =>
            'index' in stretch
              ? [`row ${String(stretch.index)}`]
              : Array.from({ length: stretch.rows }, () => 'room'),
          );
          const isDrawn = (row: number) => (row >= start && row < start + length) || row === kept;
          expect(places).toEqual(
            Array.from({ length: count }, (_, row) => (isDrawn(row) ? `row ${String(row)}` : 'room')),
          );
        },
      ),
    );
  });
});
