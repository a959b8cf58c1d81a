import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFormatters, createTranslate } from '@saddlebag/domain/i18n';
import { orderFixture } from '@saddlebag/domain/testing';
import { OrderListItem } from './order-list-item.tsx';

/** 11:30 in Dhaka. */
const now = Date.UTC(2026, 0, 5, 5, 30);
const createdAt = Date.UTC(2026, 0, 5, 4, 5);

const renderRow = (preorderedFor: number | null) => {
  const order = orderFixture({ createdAt, updatedAt: createdAt, preorderedFor });
  render(
    <OrderListItem
      id={order.id}
      selected={false}
      onSelect={() => undefined}
      source={{ order: () => order, subscribe: () => () => undefined }}
      t={createTranslate({ language: 'en', texts: {} })}
      format={createFormatters({ language: 'en', country: 'bd' })}
      timeZone="Asia/Dhaka"
      now={now}
    />,
  );
  return screen.getByRole('time');
};

describe('the time in a row of the order list', () => {
  it('is the time of the request for an immediate order', () => {
    expect(renderRow(null).textContent).toMatch(/^10:05/);
  });

  it('is the delivery time for an order that is scheduled for today', () => {
    expect(renderRow(Date.UTC(2026, 0, 5, 9, 45)).textContent).toMatch(/^3:45/);
  });

  it('includes the date for an order that is scheduled for another day', () => {
    const time = renderRow(Date.UTC(2026, 0, 6, 9, 45));

    expect(time.textContent).toMatch(/Jan 6.*3:45/);
    expect(time).toHaveProperty('dateTime', '2026-01-06T09:45:00.000Z');
  });
});
