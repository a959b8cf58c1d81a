import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { claimedOrderIds, findClaimingDraft, writeClaim } from './claimed-orders.ts';

describe('the list of claimed orders', () => {
  it('keeps the claim of the first draft when a second draft claims the order', () => {
    const storage = createMemoryStorage();

    expect(writeClaim(storage, 'order-1', 'draft-1')).toBe(true);
    expect(writeClaim(storage, 'order-1', 'draft-2')).toBe(false);
    expect(writeClaim(storage, 'order-1', 'draft-1')).toBe(true);
    expect(findClaimingDraft(storage, 'order-1')).toBe('draft-1');
    expect(findClaimingDraft(storage, 'order-2')).toBe(null);
  });

  it('is sorted with the latest claim first', () => {
    const storage = createMemoryStorage();
    writeClaim(storage, 'order-1', 'draft-1');
    writeClaim(storage, 'order-2', 'draft-2');

    expect(claimedOrderIds(storage)).toEqual(['order-2', 'order-1']);
  });

  it('keeps the latest 200 claims', () => {
    const storage = createMemoryStorage();
    for (let number = 1; number <= 201; number += 1) writeClaim(storage, `order-${number}`, 'draft-1');

    expect(claimedOrderIds(storage)).toHaveLength(200);
    expect(claimedOrderIds(storage).at(-1)).toBe('order-2');
  });

  it.each(['{', '[{"orderId":7}]'])('is empty when the stored text is %s', (value) => {
    const storage = createMemoryStorage();
    writeClaim(storage, 'order-1', 'draft-1');
    const key = storage.keys()[0] ?? '';
    storage.write(key, value);

    expect(claimedOrderIds(storage)).toEqual([]);
  });
});
