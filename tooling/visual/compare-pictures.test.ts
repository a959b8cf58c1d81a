import { expect, it } from 'vitest';
import { comparePixels } from './compare-pictures.ts';
import { paint } from './review.fixture.ts';

it('finds no difference between pictures that are alike', () => {
  expect(comparePixels(paint(40, 30), paint(40, 30))).toBeNull();
});

it('counts a single pixel that is another colour', () => {
  const after = paint(40, 30);
  after.data.set([0, 0, 0, 255], (10 * 40 + 10) * 4);

  expect(comparePixels(paint(40, 30), after)?.changedPixels).toBe(1);
});

it('leaves out shades that nobody tells apart', () => {
  const after = paint(40, 30);
  after.data.set([253, 254, 255, 255], (10 * 40 + 10) * 4);

  expect(comparePixels(paint(40, 30), after)).toBeNull();
});

it('counts another size as a difference, with the new strip marked', () => {
  const difference = comparePixels(paint(40, 30), paint(40, 33));

  expect(difference?.changedPixels).toBe(40 * 3);
  expect([difference?.picture.width, difference?.picture.height]).toEqual([40, 33]);
});

it('sees a square that moved by one pixel', () => {
  const before = paint(60, 60, { left: 10, top: 10, size: 20 });
  const after = paint(60, 60, { left: 11, top: 10, size: 20 });

  expect(comparePixels(before, after)?.changedPixels).toBeGreaterThan(0);
});
