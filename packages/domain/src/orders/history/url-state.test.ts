import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCustomDays } from './date-range.ts';
import { addDays } from './days.ts';
import { statusCategories } from './filters.ts';
import { sheetFigures } from './sheet-cell.ts';
import {
  defaultHistoryState,
  historyColumns,
  historyQueryOf,
  parseHistoryState,
  rowColumn,
  type HistoryColumn,
  type HistoryState,
} from './url-state.ts';

const searchOf = (state: HistoryState): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(historyQueryOf(state)))
    if (value !== null) search.set(name, value);
  return search.toString();
};

const columns = fc
  .shuffledSubarray<HistoryColumn>(historyColumns.filter((id) => id !== rowColumn))
  .chain((others) => fc.nat(others.length).map((place) => others.toSpliced(place, 0, rowColumn)));
const range = fc.oneof(
  fc.constantFrom(...(['Yesterday', 'PastWeek', 'PastMonth'] as const)).map((category) => ({ category })),
  fc.tuple(fc.nat(9000), fc.nat(maxCustomDays - 1)).map(([start, length]) => {
    const from = addDays('2001-01-01', start);
    return { category: 'Custom' as const, from, to: addDays(from, length) };
  }),
);
const cell = fc.record({
  figure: fc.constantFrom(...sheetFigures),
  outletId: fc.option(fc.stringMatching(/^[a-z0-9]{4}$/)),
  currency: fc.constantFrom('BDT', 'KWD', 'JPY'),
});
const overview = fc.oneof(
  fc.record({ overview: fc.constantFrom('none' as const, 'summary' as const), cell: fc.constant(null) }),
  fc.record({ overview: fc.constant('sheet' as const), cell: fc.option(cell) }),
);
const state: fc.Arbitrary<HistoryState> = fc
  .tuple(
    overview,
    fc.record({
      filters: fc.record({
        status: fc.constantFrom(...statusCategories),
        range,
        phone: fc.option(fc.stringMatching(/^\+?[0-9]{5,15}$/)),
        allOutlets: fc.boolean(),
      }),
      sort: fc.option(
        fc.record({
          id: fc.constantFrom(...historyColumns),
          direction: fc.constantFrom('ascending' as const, 'descending' as const),
        }),
      ),
      columns,
    }),
  )
  .map(([shown, others]) => ({ ...others, ...shown }));

describe('parseHistoryState', () => {
  // Proves: history.url
  it('restores every state from its query', () => {
    fc.assert(
      fc.property(state, (original) => {
        expect(parseHistoryState(searchOf(original))).toEqual(original);
      }),
    );
  });

  // Proves: history.columns
  it('returns the defaults for an empty query, and omits them', () => {
    expect(parseHistoryState('')).toEqual(defaultHistoryState);
    expect(searchOf(defaultHistoryState)).toBe('');
  });

  it.each([
    'status=any',
    'status=DELETED',
    'range=Tomorrow',
    'range=constructor',
    'range=Custom',
    'range=Custom&from=2026-01-01',
    'range=Custom&from=2026-03-02&to=2026-03-01',
    'range=Custom&from=2026-01-01&to=2026-12-31',
    'from=2026-01-01&to=2026-01-02',
    'phone=%3Cscript%3E',
    'outlets=true',
    'sort=amount',
    'sort=amount.up',
    'sort=amount.ascending.descending',
    'sort=__proto__.ascending',
    'columns=',
    'columns=date',
    'columns=order,secrets',
    'view=map',
    'figure=cash.y0ud.BDT',
    'unknown=%E0%A4%A',
  ])('falls back to the defaults for %s', (search) => {
    expect(parseHistoryState(search)).toEqual(defaultHistoryState);
  });

  it.each(['cash', 'cash.y0ud', 'cash.y0ud.BDT.BDT', 'gold.y0ud.BDT', 'cash..BDT', 'cash.y0ud.taka'])(
    'shows all orders of the sheet for the figure %s',
    (figure) => {
      expect(parseHistoryState(`view=sheet&figure=${figure}`)).toEqual({
        ...defaultHistoryState,
        overview: 'sheet',
      });
    },
  );

  it('never throws, and always returns a state that its own query restores', () => {
    const names = ['status', 'range', 'from', 'to', 'phone', 'outlets', 'sort', 'columns', 'view', 'figure'];
    const pair = fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const parsed = parseHistoryState(new URLSearchParams(pairs).toString());
        expect(parseHistoryState(searchOf(parsed))).toEqual(parsed);
      }),
    );
  });
});
