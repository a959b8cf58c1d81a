import { describe, expect, it } from 'vitest';
import type { Order } from '../../api/entities.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { createAttentionBook } from './attention-book.ts';

const noon = Date.UTC(2026, 0, 5, 6);
const minutes = (count: number) => count * 60_000;
const time = { now: noon + minutes(9), today: noon - minutes(360) };
const { customer } = orderFixture();

const order = (id: string, changes: Partial<Order> = {}): Order =>
  orderFixture({
    id,
    createdAt: noon,
    status: 'RECEIVED',
    history: [{ status: 'RECEIVED', at: noon }],
    ...changes,
  });
const first = order('k4ch-000001');
const second = order('k4ch-000002', { createdAt: noon + minutes(2) });

/** Returns the ids of the duplicates after each batch of orders. */
const duplicatesOf = (...batches: readonly (readonly Order[])[]) => {
  const book = createAttentionBook();
  const ids = batches.map((batch) => {
    book.apply(
      batch.map((changed) => [changed.id, changed]),
      time,
    );
    return book
      .items()
      .filter(({ kind }) => kind === 'duplicate')
      .map(({ id }) => id);
  });
  return ids.at(-1);
};

describe('the attention for duplicates', () => {
  it('names the later of two orders for one recipient, whichever arrives first', () => {
    expect(duplicatesOf([first, second])).toEqual([second.id]);
    expect(duplicatesOf([second], [first])).toEqual([second.id]);
  });

  it('names one of two orders of the same instant', () => {
    expect(duplicatesOf([first, order('k4ch-000002')])).toEqual(['k4ch-000002']);
  });

  it('compares digits of the phone number, and addresses without case and spaces', () => {
    const spelled = {
      ...customer,
      phoneNumber: customer.phoneNumber.replace(/(\d{4})/, '$1 '),
      address: ` ${customer.address.toUpperCase()}`,
    };

    expect(duplicatesOf([first, { ...second, customer: spelled }])).toEqual([second.id]);
  });

  it.each<[string, Partial<Order>]>([
    ['goes to another address', { customer: { ...customer, address: 'House 99, Lake Road, Dhaka' } }],
    ['goes to another phone number', { customer: { ...customer, phoneNumber: '+8801711111199' } }],
    ['was requested ten minutes later', { createdAt: noon + minutes(10) }],
    ['is due at another time', { preorderedFor: noon + minutes(120) }],
    ['is with its rider already', { status: 'PICKED_UP' }],
    ['was cancelled', { status: 'CANCELLED' }],
    ['waits for its payment', { status: 'PAYMENT_INITIATED' }],
  ])('leaves an order alone that %s', (_, changes) => {
    expect(duplicatesOf([first, { ...second, ...changes }])).toEqual([]);
  });

  it('compares the delivery times of scheduled orders', () => {
    const dueAt = (id: string, afterMinutes: number) =>
      order(id, { preorderedFor: noon + minutes(afterMinutes) });

    expect(duplicatesOf([dueAt('k4ch-000001', 120), dueAt('k4ch-000002', 125)])).toEqual(['k4ch-000002']);
    expect(duplicatesOf([dueAt('k4ch-000001', 120), dueAt('k4ch-000002', 240)])).toEqual([]);
  });

  it('ends when either order is cancelled or gets another address', () => {
    const moved = { ...first, customer: { ...customer, address: 'House 99, Lake Road, Dhaka' } };

    expect(duplicatesOf([first, second], [{ ...first, status: 'CANCELLED' }])).toEqual([]);
    expect(duplicatesOf([first, second], [{ ...second, status: 'CANCELLED' }])).toEqual([]);
    expect(duplicatesOf([first, second], [moved])).toEqual([]);
  });

  it('gives way to a reason of the order itself', () => {
    const book = createAttentionBook();
    book.apply(
      [first, second].map((added) => [added.id, added]),
      time,
    );
    book.advance({ ...time, now: noon + minutes(13) });

    expect(book.items().map(({ kind }) => kind)).toEqual(['no-rider', 'no-rider']);
  });
});
