import { describe, expect, it } from 'vitest';
import { comparePixels } from './compare-pictures.ts';
import { paintPicture } from './review.fixture.ts';

describe('comparePixels', () => {
  it('returns null for equal pictures', () => {
    expect(comparePixels(paintPicture(40, 30), paintPicture(40, 30))).toBeNull();
  });

  it('counts a single changed pixel', () => {
    const after = paintPicture(40, 30);
    after.data.set([0, 0, 0, 255], (10 * 40 + 10) * 4);

    expect(comparePixels(paintPicture(40, 30), after)?.changedPixels).toBe(1);
  });

  it('ignores invisible color differences', () => {
    const after = paintPicture(40, 30);
    after.data.set([253, 254, 255, 255], (10 * 40 + 10) * 4);

    expect(comparePixels(paintPicture(40, 30), after)).toBeNull();
  });

  it('counts the added area of a larger picture', () => {
    const difference = comparePixels(paintPicture(40, 30), paintPicture(40, 33));

    expect(difference?.changedPixels).toBe(40 * 3);
    expect([difference?.picture.width, difference?.picture.height]).toEqual([40, 33]);
  });

  it('detects a square that moved by one pixel', () => {
    const before = paintPicture(60, 60, { left: 10, top: 10, size: 20 });
    const after = paintPicture(60, 60, { left: 11, top: 10, size: 20 });

    expect(comparePixels(before, after)?.changedPixels).toBeGreaterThan(0);
  });
});
