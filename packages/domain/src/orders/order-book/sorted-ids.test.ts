import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSortedIds, type Slot } from './sorted-ids.ts';

describe('createSortedIds', () => {
  it('matches a sorted array after any additions and removals', () => {
    const step = fc.record({
      id: fc.integer({ min: 0, max: 400 }),
      key: fc.integer({ min: 0, max: 20 }),
      isAdded: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 1500 }), (steps) => {
        const ids = createSortedIds();
        const model = new Map<string, Slot>();
        for (const { id, key, isAdded } of steps) {
          const name = String(id).padStart(3, '0');
          const known = model.get(name);
          if (known) ids.remove(known);
          model.delete(name);
          if (!isAdded) continue;
          const slot = { id: name, key };
          ids.add(slot);
          model.set(name, slot);
        }
        const expected = [...model.values()]
          .sort((a, b) => b.key - a.key || (a.id < b.id ? -1 : 1))
          .map(({ id }) => id);
        expect(ids.toArray()).toEqual(expected);
        expect(ids.size).toBe(expected.length);
        expect(expected.map((_, index) => ids.at(index))).toEqual(expected);
        expect(ids.at(expected.length)).toBeUndefined();
        expect(ids.first()?.id).toBe(expected[0]);
      }),
      { numRuns: 60 },
    );
  });

  it('ignores the removal of an unknown slot', () => {
    const ids = createSortedIds();
    ids.add({ id: 'a', key: 1 });
    ids.remove({ id: 'b', key: 1 });
    expect(ids.toArray()).toEqual(['a']);
  });
});
