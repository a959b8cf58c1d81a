import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '@saddlebag/domain/contracts';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { FollowLink } from './follow-link.tsx';

const showLink = (status: OrderStatus) =>
  render(
    <ScopeProvider scope={seedScope()}>
      <FollowLink order={orderFixture({ id: 'k4ch-000001', vendorId: 'k4ch', status })} />
    </ScopeProvider>,
  );

describe('the link to the map', () => {
  it.each(['RECEIVED', 'PICKED_UP', 'DELAYED', 'RETURN_INITIATED'] as const)(
    'opens the tracking screen of an order in %s',
    (status) => {
      showLink(status);
      expect(screen.getByRole('link').getAttribute('href')).toBe('/order-tracking/k4ch?order_id=k4ch-000001');
    },
  );

  it.each(['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'STALLED'] as const)(
    'is absent for an order in %s',
    (status) => {
      showLink(status);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
