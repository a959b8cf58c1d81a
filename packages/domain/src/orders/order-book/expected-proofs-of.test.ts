import { describe, expect, it } from 'vitest';
import { orderFixture } from '../../testing/fixtures.ts';
import { expectedProofsOf } from './expected-proofs-of.ts';

const orderWith = (...statuses: readonly ('RECEIVED' | 'PICKED_UP' | 'DELIVERED' | 'RETURNED_TO_VENDOR')[]) =>
  orderFixture({ history: statuses.map((status, index) => ({ status, at: index })) });

describe('expectedProofsOf', () => {
  it.each([
    ['no proof before the pick-up', orderWith('RECEIVED'), []],
    ['the pick-up', orderWith('RECEIVED', 'PICKED_UP'), [{ kind: 'pickup', takenAt: 1 }]],
    [
      'pick-up and delivery',
      orderWith('PICKED_UP', 'DELIVERED'),
      [
        { kind: 'pickup', takenAt: 0 },
        { kind: 'delivery', takenAt: 1 },
      ],
    ],
    [
      'the last pick-up and the return',
      orderWith('PICKED_UP', 'PICKED_UP', 'RETURNED_TO_VENDOR'),
      [
        { kind: 'pickup', takenAt: 1 },
        { kind: 'return', takenAt: 2 },
      ],
    ],
  ])('lists %s', (_, order, proofs) => {
    expect(expectedProofsOf(order)).toEqual(proofs);
  });
});
