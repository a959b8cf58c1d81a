import { orderSchema, socketMessageSchema } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { createCourierFeed } from './courier-feed.ts';
import { dataChecksum } from './data.ts';

describe('the courier feed', () => {
  it('generates the same data for equal options', () => {
    expect(dataChecksum()).toBe(dataChecksum());
  });

  it('generates orders and messages that match the contracts', () => {
    const feed = createCourierFeed({ orders: 40, baseInstant: Date.UTC(2026, 0, 1) });
    const messages = Array.from({ length: 200 }, () => feed.next());

    expect(feed.orders.every((order) => orderSchema.safeParse(order).success)).toBe(true);
    expect(messages.every((text) => socketMessageSchema.safeParse(JSON.parse(text)).success)).toBe(true);
  });

  it('changes the status of an order in about one update of five', () => {
    const feed = createCourierFeed({ orders: 2000, baseInstant: 0 });
    const initialStatuses = feed.orders.map(({ status }) => status);
    for (let index = 0; index < 1000; index += 1) feed.next();
    const changedCount = feed.orders.filter((order, index) => order.status !== initialStatuses[index]).length;

    expect(changedCount).toBeGreaterThan(100);
    expect(changedCount).toBeLessThan(260);
  });
});
