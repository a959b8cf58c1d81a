import { describe, expect, it } from 'vitest';
import { barPath } from './bar-shapes.ts';

const barWithEnd = (end: number) => ({ key: 'mon orders', series: 0, x: 10, width: 20, baseline: 100, end });

describe('the outline of a bar', () => {
  it.each([
    ['upwards for zero', 100, 98],
    ['upwards for a small positive value', 99.5, 98],
    ['downwards for a small negative value', 100.5, 102],
    ['to its value otherwise', 140, 140],
  ])('extends at least 2 px from the baseline, %s', (_, end, farthestY) => {
    const path = barPath(barWithEnd(end));
    const heights = [...path.matchAll(/V(-?[\d.]+)|Q-?[\d.]+ (-?[\d.]+)/g)].map(([, v, q]) => Number(v ?? q));

    const farthest = heights.reduce((far, y) => (Math.abs(y - 100) > Math.abs(far - 100) ? y : far), 100);
    expect(farthest).toBe(farthestY);
    // A bar is on one side of its baseline.
    expect(new Set(heights.map((y) => Math.sign(y - 100)).filter((side) => side !== 0)).size).toBe(1);
  });
});
