import type { VendorItem } from '../index.ts';

/** A parent with three outlets. */
export const fewVendors: readonly VendorItem[] = [
  { id: 'v-201', name: 'Biryani Ghor, Lotus Avenue', parentId: 'v-200', isParent: false },
  { id: 'v-203', name: 'Biryani Ghor, Heron Street', parentId: 'v-200', isParent: false },
  { id: 'v-200', name: 'Biryani Ghor', parentId: null, isParent: true },
  { id: 'v-202', name: 'Élan Café, Banyan Road', parentId: 'v-200', isParent: false },
];

/** Two parents with 999 outlets each. */
export const manyVendors: readonly VendorItem[] = Array.from({ length: 2000 }, (_, index) => {
  const chain = index % 2 === 0 ? 'North' : 'South';
  const isParent = index < 2;
  return {
    id: `v-${String(1000 + index)}`,
    name: isParent ? `${chain} Kitchens` : `${chain} Kitchen ${String(index)}`,
    parentId: isParent ? null : `v-${String(1000 + (index % 2))}`,
    isParent,
  };
});
