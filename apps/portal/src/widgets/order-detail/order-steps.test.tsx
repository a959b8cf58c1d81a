import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { OrderSteps } from './order-steps.tsx';
import './texts.ts';

describe('OrderSteps', () => {
  it('shows when the order was changed within the step that it continues from', () => {
    const history = (['RECEIVED', 'WAITING_FOR_TRANSPORT', 'MODIFIED'] as const).map((status, minutes) => ({
      status,
      at: Date.UTC(2026, 0, 5, 6, minutes),
    }));
    render(
      <ScopeProvider scope={seedScope()}>
        <OrderSteps order={orderFixture({ status: 'MODIFIED', history })} />
      </ScopeProvider>,
    );

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Prepare order (done)12:00 PM',
      'Looking for rider12:01 PMOrder changed at 12:02 PM',
      'Rider on the way (still to come)',
      'Rider nearby (still to come)',
      'Collected (still to come)',
      'Near customer (still to come)',
      'Delivered (still to come)',
    ]);
    expect(screen.getByText('Looking for rider').closest('li')?.getAttribute('aria-current')).toBe('step');
  });
});
