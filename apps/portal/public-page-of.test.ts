import { describe, expect, it } from 'vitest';
import { publicPageOf } from './public-page-of.ts';

describe('publicPageOf', () => {
  it.each([
    ['/tracking/token', 'tracking'],
    ['/tracking-c2c/token', 'tracking-c2c'],
    ['/delivery-receipt/token', 'delivery-receipt'],
    ['/prohibiteditems-c2c', 'prohibiteditems-c2c'],
    ['/tracking', null],
    ['/order-tracking/y0ud', null],
    ['/', null],
  ])('maps %s to %s', (path, page) => {
    expect(publicPageOf(path)).toBe(page);
  });
});
