import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageList } from './page-list.ts';

const formatPageList = (page: number, pageCount: number) =>
  pageList(page, pageCount)
    .map((entry) =>
      typeof entry === 'number' ? (entry === page ? `[${String(entry)}]` : String(entry)) : '…',
    )
    .join(' ');

describe('pageList', () => {
  it.each([
    [1, 1, '[1]'],
    [3, 7, '1 2 [3] 4 5 6 7'],
    [1, 12, '[1] 2 3 4 5 … 12'],
    [4, 12, '1 2 3 [4] 5 … 12'],
    [5, 12, '1 … 4 [5] 6 … 12'],
    [9, 12, '1 … 8 [9] 10 11 12'],
    [12, 12, '1 … 8 9 10 11 [12]'],
    [1, 0, ''],
  ])('lists page %j of %j as %j', (page, pageCount, expected) => {
    expect(formatPageList(page, pageCount)).toBe(expected);
  });

  it('lists the ends and neighbours in ascending order and marks skipped pages as gaps', () => {
    const position = fc
      .integer({ min: 1, max: 500 })
      .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));
    fc.assert(
      fc.property(position, ([page, pageCount]) => {
        const entries = pageList(page, pageCount);
        const pages = entries.filter((entry) => typeof entry === 'number');
        const requiredPages = [1, page - 1, page, page + 1, pageCount].filter(
          (candidate) => candidate >= 1 && candidate <= pageCount,
        );
        expect(pages).toEqual(expect.arrayContaining(requiredPages));
        expect(entries).toHaveLength(Math.min(pageCount, 7));
        entries.forEach((entry, index) => {
          const before = entries[index - 1];
          const after = entries[index + 1];
          if (typeof entry === 'number') {
            if (typeof before === 'number') expect(entry).toBe(before + 1);
          } else {
            expect(Number(after) - Number(before)).toBeGreaterThan(2);
          }
        });
      }),
    );
  });
});
