import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '@saddlebag/domain/api';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { $now } from '@saddlebag/domain/tracking';
import '../../../widgets/order-detail/texts.ts';
import { RiderSearch } from './rider-search.tsx';

/** 11:30 in Dhaka. */
const now = Date.UTC(2026, 0, 5, 5, 30);
const tomorrow = Date.UTC(2026, 0, 6, 9, 45);

const renderWait = (changes: Partial<Order>) =>
  render(
    <ScopeProvider scope={seedScope({ values: [[$now, now]] })}>
      <RiderSearch order={orderFixture(changes)} />
    </ScopeProvider>,
  );

describe('RiderSearch', () => {
  it.each(['RECEIVED_BY_VENDOR', 'WAITING_FOR_TRANSPORT'] as const)(
    'names the delivery time of a scheduled order with the status %s',
    async (status) => {
      renderWait({ status, preorderedFor: tomorrow });

      expect(screen.getByText('We will look for a rider later')).toBeTruthy();
      expect((await screen.findByRole('time')).textContent).toMatch(/Jan 6.*3:45/);
    },
  );

  it.each([
    ['RECEIVED_BY_VENDOR', 'Request received, start preparing'],
    ['WAITING_FOR_TRANSPORT', 'Looking for a rider nearby…'],
  ] as const)('describes an instant order with the status %s', (status, headline) => {
    renderWait({ status });

    expect(screen.getByText(headline)).toBeTruthy();
    expect(screen.queryByRole('time')).toBeNull();
  });

  it('asks to start preparing once the delivery time has passed', () => {
    renderWait({ status: 'RECEIVED_BY_VENDOR', preorderedFor: now });

    expect(screen.getByText('Request received, start preparing')).toBeTruthy();
  });
});
