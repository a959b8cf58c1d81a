import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { orderBodyFixture } from '../../testing/fixtures.ts';
import { placeOrderFx } from './index.ts';

vi.mock('./place-order.ts', () => {
  throw new Error('The server has no such file.');
});

describe('a placement whose code does not load', () => {
  it('fails like a lost connection', async () => {
    const params = { draftId: 'draft-1', vendorId: 'k4ch', body: orderBodyFixture() };

    const result = await allSettled(placeOrderFx, { scope: fork(), params });

    expect(result).toEqual({
      status: 'fail',
      value: { kind: 'unreachable', failure: { kind: 'offline' } },
    });
  });
});
