import { describe, expect, it } from 'vitest';
import { orderFixture } from '../../testing/fixtures.ts';
import { parseTabMessage } from './tab-message.ts';

const eta = { toVendorMinutes: null, toCustomerMinutes: 13, range: { min: 12, max: 16 } };
const listOf = (order: unknown) => ({ kind: 'list', vendorId: 'k4ch', orders: [order] });

describe('parseTabMessage', () => {
  it('keeps every field of an order', () => {
    const message = listOf(orderFixture({ status: 'PICKED_UP', eta }));

    expect(parseTabMessage(message)).toEqual(message);
  });

  it('is null for an order of a build without estimate ranges', () => {
    const { range: _, ...olderEta } = eta;

    expect(parseTabMessage(listOf({ ...orderFixture(), eta: olderEta }))).toBeNull();
  });
});
