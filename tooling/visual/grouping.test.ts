import { expect, it } from 'vitest';
import { everything, groupItems, inReadingOrder, passes } from './grouping.ts';
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

it('groups by component, then story, and keeps the order of modes', () => {
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
  expect(inReadingOrder(groupItems(items)).map(({ id }) => id)).toEqual(['2', '4', '1', '3']);
});

it.each([
  [{ kind: 'new' }, ['3']],
  [{ brand: 'falaj' }, ['1']],
  [{ theme: 'light', direction: 'ltr' }, ['2', '3']],
  [{ viewport: 'phone' }, ['4']],
  [{ text: 'toast DARK' }, ['1']],
  [{ text: 'toast', kind: 'changed', brand: 'mangrove' }, []],
  [{}, ['1', '2', '3', '4']],
])('passes what the filter %o asks for', (filter, ids) => {
  expect(items.filter((item) => passes(item, { ...everything, ...filter })).map(({ id }) => id)).toEqual(ids);
});
