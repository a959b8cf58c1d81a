import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPath, barShapes } from './bar-shapes.ts';
import { barData, lineData } from './chart-data.ts';
import { lineSegments } from './line-shapes.ts';
import { thinOutLabels } from './thin-out.ts';
import { nearestStopIndex } from './use-chart-cursor.ts';

const cellValues = fc.option(fc.integer({ min: -500, max: 500 }), { nil: null });
const valueTables = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5 }))
  .chain(([slotCount, series]) =>
    fc.array(fc.array(cellValues, { minLength: slotCount, maxLength: slotCount }), {
      minLength: series,
      maxLength: series,
    }),
  );

describe('bar chart geometry', () => {
  it('computes bars without overlap, with heights in proportion to their values', () => {
    fc.assert(
      fc.property(valueTables, fc.integer({ min: 200, max: 1200 }), (rows, width) => {
        const categories = (rows[0] ?? []).map((_, categoryIndex) => `category ${String(categoryIndex)}`);
        const data = barData(
          categories,
          rows.map((values, seriesIndex) => ({
            id: String(seriesIndex),
            label: String(seriesIndex),
            values,
          })),
        );
        const shapes = barShapes(data, width, 240);
        expect(shapes).toHaveLength(rows.flat().filter((value) => value !== null).length);
        for (const [index, shape] of shapes.entries()) {
          expect(shape.x).toBeGreaterThanOrEqual(0);
          expect(shape.x + shape.width).toBeLessThanOrEqual(width);
          const next = shapes[index + 1];
          if (next) expect(next.x).toBeGreaterThanOrEqual(shape.x + shape.width);
        }
        const heights = shapes.map(({ baseline, end }) => baseline - end);
        const drawnValues = categories
          .flatMap((_, categoryIndex) => rows.map((values) => values[categoryIndex] ?? null))
          .filter((value) => value !== null);
        const span = (data.ticks.at(-1) ?? 0) - (data.ticks[0] ?? 0);
        for (const [index, value] of drawnValues.entries())
          expect(heights[index]).toBeCloseTo((value / span) * 240, 6);
      }),
    );
  });

  it('draws a bar of minimum height for a zero value', () => {
    expect(barPath({ key: '', series: 0, x: 10, width: 20, baseline: 100, end: 100 })).toContain('V100.00Z');
    expect(barPath({ key: '', series: 0, x: 10, width: 20, baseline: 100, end: 100 })).toContain('98.00');
  });
});

describe('line chart geometry', () => {
  it('sorts the points by x and spaces them in proportion to x', () => {
    const points = [
      { x: 40, y: 2 },
      { x: 0, y: 1 },
      { x: 10, y: 3 },
    ];
    const { stops, series } = lineData([{ id: 'a', label: 'A', points }], String, true);
    expect(stops.map(({ label, position }) => [label, position])).toEqual([
      ['0', 0],
      ['10', 0.25],
      ['40', 1],
    ]);
    expect(series[0]?.values).toEqual([1, 3, 2]);
  });

  it('centres a single point and drops a value that is not a number', () => {
    const { stops, series, ticks } = lineData(
      [{ id: 'a', label: 'A', points: [{ x: 5, y: Number.NaN }] }],
      String,
      true,
    );
    expect(stops.map(({ position }) => position)).toEqual([0.5]);
    expect(series[0]?.values).toEqual([null]);
    expect(ticks).toEqual([]);
  });

  it('splits a line at each null and keeps every point', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat({ max: 9 }), { nil: null })), (values) => {
        const segments = lineSegments(values.map((y, x) => (y === null ? null : { x, y })));
        const text = values.map((value) => (value === null ? ' ' : String(value))).join('');
        expect(segments.map((segment) => segment.map(({ y }) => y).join(''))).toEqual(
          text.split(/ +/).filter(Boolean),
        );
      }),
    );
  });
});

describe('thinOutLabels', () => {
  it('keeps the first label and every label that fits after it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 300 }),
        (numbers, minGap) => {
          const positions = numbers.toSorted((a, b) => a - b);
          const labelIndexes = thinOutLabels(positions, minGap);
          expect(labelIndexes[0]).toBe(0);
          const keptIndexes = new Set(labelIndexes);
          let lastPosition = positions[0] ?? 0;
          for (const [index, position] of positions.entries()) {
            if (index > 0) expect(keptIndexes.has(index)).toBe(position - lastPosition >= minGap);
            if (keptIndexes.has(index)) lastPosition = position;
          }
        },
      ),
    );
  });
});

describe('nearestStopIndex', () => {
  it('returns the index of the nearest stop, or 0 when there are no stops', () => {
    const stops = [0, 0.1, 0.9, 1].map((position) => ({ key: String(position), label: '', position }));
    expect(
      [-1, 0.04, 0.06, 0.49, 0.51, 0.96, 3].map((position) => nearestStopIndex(stops, position)),
    ).toEqual([0, 0, 1, 1, 2, 3, 3]);
    expect(nearestStopIndex([], 0.5)).toBe(0);
  });
});
