import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { isUnfinished, placementKey, readPlacementState } from './placement-state.ts';

const readStored = (value: string) => {
  const storage = createMemoryStorage();
  storage.write(placementKey('draft-1'), value);
  return readPlacementState(storage, 'draft-1');
};

describe('the stored progress of a placement', () => {
  it.each([
    ['sending', true],
    ['unknown', true],
    ['absent', false],
  ])('is returned with the state "%s"', (state, isOpen) => {
    const placement = readStored(JSON.stringify({ state, key: 'key-1' }));

    expect(placement).toEqual({ state });
    expect(isUnfinished(placement)).toBe(isOpen);
  });

  it('contains the id of a confirmed order', () => {
    const placement = readStored('{"state":"confirmed","orderId":"k4ch-000001"}');

    expect(placement).toEqual({ state: 'confirmed', orderId: 'k4ch-000001' });
    expect(isUnfinished(placement)).toBe(false);
  });

  it.each(['{', '{"state":"lost"}', '{"state":"confirmed"}'])(
    'is null when the stored text is %s',
    (value) => {
      expect(readStored(value)).toBe(null);
    },
  );

  it('is null before the first placement', () => {
    expect(readPlacementState(createMemoryStorage(), 'draft-1')).toBe(null);
    expect(isUnfinished(null)).toBe(false);
  });
});
