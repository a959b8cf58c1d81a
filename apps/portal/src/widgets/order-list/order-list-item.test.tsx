import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFormatters } from '@saddlebag/domain/formats';
import { createTranslate } from '@saddlebag/domain/i18n';
import type { Order } from '@saddlebag/domain/api';
import { orderFixture } from '@saddlebag/domain/testing';
import { OrderListItem } from './order-list-item.tsx';

const texts = { en: { tracking: { 'eta-range': '{{min}}–{{max}} min' } } };
/** 11:30 in Dhaka. */
const now = Date.UTC(2026, 0, 5, 5, 30);
const createdAt = Date.UTC(2026, 0, 5, 4, 5);

const renderOrder = (changes: Partial<Order>, isOutletShown = false) => {
  const order = orderFixture({ createdAt, updatedAt: createdAt, ...changes });
  render(
    <OrderListItem
      id={order.id}
      selected={false}
      onSelect={() => undefined}
      source={{ order: () => order, subscribe: () => () => undefined }}
      t={createTranslate({ language: 'en', texts })}
      format={createFormatters({ language: 'en', country: 'bd' })}
      timeZone="Asia/Dhaka"
      isOutletShown={isOutletShown}
      now={now}
    />,
  );
};
const renderTime = (preorderedFor: number | null) => {
  renderOrder({ preorderedFor });
  return screen.getByRole('time');
};

describe('the time in a row of the order list', () => {
  it('is the time of the request for an immediate order', () => {
    expect(renderTime(null).textContent).toMatch(/^10:05/);
  });

  it('is the delivery time for an order that is scheduled for today', () => {
    expect(renderTime(Date.UTC(2026, 0, 5, 9, 45)).textContent).toMatch(/^3:45/);
  });

  it('includes the date for an order that is scheduled for another day', () => {
    const time = renderTime(Date.UTC(2026, 0, 6, 9, 45));

    expect(time.textContent).toMatch(/Jan 6.*3:45/);
    expect(time).toHaveProperty('dateTime', '2026-01-06T09:45:00.000Z');
  });
});

describe('the ETA in a row of the order list', () => {
  it.each([
    [{ min: 12, max: 16 }, /12–16 min/],
    [null, /13 min/],
  ])('is the range of the service, or else its estimate (%o)', (range, text) => {
    const eta = { toVendorMinutes: null, toCustomerMinutes: 13, range };

    renderOrder({ status: 'PICKED_UP', updatedAt: now, eta });

    expect(screen.getByRole('button').textContent).toMatch(text);
  });
});

describe('the outlet in a row of the order list', () => {
  it('is named beside the address while the list contains several outlets', () => {
    renderOrder({ outletName: 'Jolchobi Kitchen' }, true);

    expect(screen.getByRole('button').textContent).toContain('Jolchobi Kitchen');
  });

  it('is left out in the list of one outlet', () => {
    renderOrder({ outletName: 'Jolchobi Kitchen' });

    expect(screen.getByRole('button').textContent).not.toContain('Jolchobi Kitchen');
  });
});
