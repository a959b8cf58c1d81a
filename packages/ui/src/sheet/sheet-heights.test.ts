import { describe, expect, it } from 'vitest';
import { restingHeight, stepHeight } from './sheet-heights.ts';

const lengths = { peek: 120, half: 400, full: 740 };

describe('restingHeight', () => {
  it.each([
    [130, 'peek'],
    [250, 'peek'],
    [270, 'half'],
    [560, 'half'],
    [580, 'full'],
  ] as const)('is the nearest height of a slow drop at %i px: %s', (length, height) => {
    expect(restingHeight({ lengths, length, speed: 0.1 })).toBe(height);
  });

  it.each([
    [130, 1, 'half'],
    [410, 1, 'full'],
    [730, -1, 'half'],
    [390, -1, 'peek'],
    [90, -1, 'peek'],
    [760, 1, 'full'],
  ] as const)('is the next height after a flick at %i px with %i px/ms: %s', (length, speed, height) => {
    expect(restingHeight({ lengths, length, speed })).toBe(height);
  });
});

describe('stepHeight', () => {
  it('stops at the lowest and at the highest height', () => {
    expect([stepHeight('peek', -1), stepHeight('peek', 1)]).toEqual(['peek', 'half']);
    expect([stepHeight('full', 1), stepHeight('full', -1)]).toEqual(['full', 'half']);
  });
});
