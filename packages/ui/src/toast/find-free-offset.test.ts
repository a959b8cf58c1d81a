import { describe, expect, it } from 'vitest';
import { findFreeOffset } from './find-free-offset.ts';

const search = {
  window: { width: 1280, height: 800 },
  box: { left: 16, right: 416, top: 728, bottom: 784 },
  inlineSign: 1,
  blockSign: -1,
} as const;
const form = { left: 0, right: 544, top: 0, bottom: 800 };

describe('free place of toasts', () => {
  it('is their own corner while the corner covers no control', () => {
    expect(findFreeOffset({ ...search, obstacles: [{ ...form, bottom: 700 }] })).toEqual({
      inline: 0,
      block: 0,
    });
  });

  it('is beside a column of controls, at the same edge', () => {
    expect(findFreeOffset({ ...search, obstacles: [form] })).toEqual({ inline: 544, block: 0 });
  });

  it('mirrors in a right-to-left window', () => {
    const obstacles = [{ ...form, left: 736, right: 1280 }];
    const box = { ...search.box, left: 864, right: 1264 };
    expect(findFreeOffset({ ...search, box, obstacles, inlineSign: -1 })).toEqual({ inline: 544, block: 0 });
  });

  it('is the first gap below the top edge on a phone', () => {
    const rows = [57, 124, 320, 400].map((top) => ({ left: 12, right: 378, top, bottom: top + 56 }));
    const box = { left: 8, right: 382, top: 65, bottom: 121 };
    const window = { width: 390, height: 844 };
    expect(findFreeOffset({ ...search, box, window, obstacles: rows, blockSign: 1 })).toEqual({
      inline: 0,
      block: 120,
    });
  });

  it('is null when controls fill the window', () => {
    expect(findFreeOffset({ ...search, obstacles: [{ ...form, right: 1280 }] })).toBeNull();
  });
});
