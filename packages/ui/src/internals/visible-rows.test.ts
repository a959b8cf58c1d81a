import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutRows, visibleRowRange } from './visible-rows.ts';

const viewports = fc.record({
  count: fc.nat({ max: 20_000 }),
  rowHeight: fc.integer({ min: 20, max: 300 }),
  listTop: fc.integer({ min: -2_000_000, max: 2000 }),
  viewTop: fc.integer({ min: 0, max: 400 }),
  height: fc.integer({ min: 0, max: 1200 }),
});

describe('visibleRowRange', () => {
  it('includes every row with a visible pixel and a limited number of others', () => {
    fc.assert(
      fc.property(viewports, ({ height, ...viewport }) => {
        const viewBottom = viewport.viewTop + height;
        const { start, end } = visibleRowRange({ ...viewport, viewBottom });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(viewport.count);
        expect(end - start).toBeLessThanOrEqual(height / viewport.rowHeight + 2 + 4 * 8);
        for (let row = 0; row < Math.min(viewport.count, 3000); row += 1) {
          const top = viewport.listTop + row * viewport.rowHeight;
          const isVisible = top < viewBottom && top + viewport.rowHeight > viewport.viewTop;
          if (isVisible && (row < start || row >= end)) expect.fail(`row ${String(row)} is missing`);
        }
      }),
    );
  });

  it('returns at least one row of a non-empty list that is scrolled out of view', () => {
    const viewport = { count: 500, rowHeight: 50, viewTop: 0, viewBottom: 800 };
    expect(visibleRowRange({ ...viewport, listTop: -90_000 })).toEqual({ start: 499, end: 500 });
    expect(visibleRowRange({ ...viewport, listTop: 5000 })).toEqual({ start: 0, end: 1 });
    expect(visibleRowRange({ ...viewport, count: 0, listTop: 0 })).toEqual({ start: 0, end: 0 });
  });
});

describe('layOutRows', () => {
  it('lists each row once and in order, either rendered or in a gap', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 300 }),
        fc.nat({ max: 300 }),
        fc.nat({ max: 60 }),
        fc.integer({ min: -1, max: 320 }),
        (count, start, length, focusedIndex) => {
          const rowsAndGaps = layOutRows(count, { start, end: start + length }, focusedIndex);
          const layout = rowsAndGaps.flatMap((rowOrGap) =>
            'index' in rowOrGap
              ? [`row ${String(rowOrGap.index)}`]
              : Array.from({ length: rowOrGap.rows }, () => 'gap'),
          );
          const isRendered = (row: number) => (row >= start && row < start + length) || row === focusedIndex;
          expect(layout).toEqual(
            Array.from({ length: count }, (_, row) => (isRendered(row) ? `row ${String(row)}` : 'gap')),
          );
        },
      ),
    );
  });
});
