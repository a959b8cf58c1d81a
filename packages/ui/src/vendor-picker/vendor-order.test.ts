import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewVendors, manyVendors } from './examples/vendors.ts';
import { createVendorSearch, orderVendors, vendorText } from './vendor-order.ts';

const matchingNames = (query: string) => createVendorSearch(fewVendors, 'en')(query).map((item) => item.name);

describe('orderVendors', () => {
  // Proves: permission.vendor-order
  it('puts parents first, then sorts by name', () => {
    const addedParent = { id: 'v-300', name: 'Zaffran Kitchens', parentId: null, isParent: true };
    expect(orderVendors([...fewVendors, addedParent], 'en').map((item) => item.id)).toEqual([
      'v-200',
      'v-300',
      'v-203',
      'v-201',
      'v-202',
    ]);
  });

  it('returns the same order for any input order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...fewVendors], { minLength: 4 }), (shuffled) => {
        expect(orderVendors(shuffled, 'en')).toEqual(orderVendors(fewVendors, 'en'));
      }),
    );
  });
});

describe('createVendorSearch', () => {
  it.each([
    ['', 4],
    ['biryani', 3],
    ['HERON', 1],
    ['elan cafe', 1],
    ['v-202', 1],
    ['ghor 201', 1],
    ['zebra', 0],
  ])('matches the query %j against names and ids (%i found)', (query, count) => {
    expect(matchingNames(query)).toHaveLength(count);
  });

  it('finds one of thousands of vendors by id', () => {
    const search = createVendorSearch(manyVendors, 'en');

    expect(search('v-2777').map(vendorText)).toEqual(['South Kitchen 1777 - v-2777']);
  });
});
