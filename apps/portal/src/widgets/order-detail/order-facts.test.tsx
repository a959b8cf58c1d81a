import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PartialFlags } from '@saddlebag/domain/contracts';
import { $loadedFlags } from '@saddlebag/domain/flags';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { OrderFacts } from './order-facts.tsx';
import './texts.ts';

/** Returns the term of the amount of an order with this method. */
const amountTermOf = (paymentMethod: string, flags: PartialFlags = {}) => {
  const scope = seedScope({ values: [[$loadedFlags, { source: 'asia', flags }]] });
  const { unmount } = render(
    <ScopeProvider scope={scope}>
      <OrderFacts order={orderFixture({ paymentMethod, amount: 712 })} />
    </ScopeProvider>,
  );
  const term = screen.getByText(/712/).previousElementSibling?.textContent;
  unmount();
  return term;
};

describe('OrderFacts', () => {
  it.each([
    ['CASH_ON_DELIVERY', 'To collect in cash'],
    ['PAYMENT_ON_DELIVERY', 'To collect by card'],
    ['PAID', 'Paid, value'],
    ['NONE', 'Value'],
    ['BANK_TRANSFER', 'To collect'],
  ])('names the amount of an order with the method %s', (method, term) => {
    expect(amountTermOf(method)).toBe(term);
  });

  it('names what the rider pays the vendor with the flag PayAtPickup', () => {
    expect(amountTermOf('CASH_ON_DELIVERY', { PayAtPickup: true })).toBe('Paid to you at pick-up');
    expect(amountTermOf('PAYMENT_ON_DELIVERY', { PayAtPickup: true })).toBe('To collect by card');
  });
});
