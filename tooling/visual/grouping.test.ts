import { describe, expect, it } from 'vitest';
import { emptyFilter, groupItems, listItems, matchesFilter } from './grouping.ts';
import { itemOf } from './review.fixture.ts';

const items = [
  itemOf('1', {
    component: 'UI/Toast',
    story: 'Error',
    modeName: 'falaj dark',
    brand: 'falaj',
    theme: 'dark',
  }),
  itemOf('2', { component: 'UI/Button', story: 'Sizes' }),
  itemOf('3', { component: 'UI/Toast', story: 'Error', kind: 'new' }),
  itemOf('4', { component: 'UI/Button', story: 'Loading', direction: 'rtl', viewport: 'phone' }),
];

describe('groupItems', () => {
  it('sorts components by name and keeps the order of stories and modes', () => {
    expect(
      groupItems(items).map(({ component, stories }) => [
        component,
        stories.map((group) => [group.story, group.items.map(({ id }) => id)]),
      ]),
    ).toEqual([
      [
        'UI/Button',
        [
          ['Sizes', ['2']],
          ['Loading', ['4']],
        ],
      ],
      ['UI/Toast', [['Error', ['1', '3']]]],
    ]);
    expect(listItems(groupItems(items)).map(({ id }) => id)).toEqual(['2', '4', '1', '3']);
  });
});

describe('matchesFilter', () => {
  it.each([
    [{ kind: 'new' }, ['3']],
    [{ brand: 'falaj' }, ['1']],
    [{ theme: 'light', direction: 'ltr' }, ['2', '3']],
    [{ viewport: 'phone' }, ['4']],
    [{ text: 'toast DARK' }, ['1']],
    [{ text: 'toast', kind: 'changed', brand: 'mangrove' }, []],
    [{}, ['1', '2', '3', '4']],
  ])('matches only the items that fit the filter %o', (filter, ids) => {
    expect(
      items.filter((item) => matchesFilter(item, { ...emptyFilter, ...filter })).map(({ id }) => id),
    ).toEqual(ids);
  });
});
