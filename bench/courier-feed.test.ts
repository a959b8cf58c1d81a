import { orderSchema, socketMessageSchema } from '@saddlebag/domain/contracts';
import { expect, it } from 'vitest';
import { createCourierFeed } from './courier-feed.ts';
import { dataChecksum } from './data.ts';

it('makes the same data each time', () => {
  expect(dataChecksum()).toBe(dataChecksum());
});

it('makes orders and messages that the contracts accept', () => {
  const feed = createCourierFeed({ orders: 40, base: Date.UTC(2026, 0, 1) });
  const messages = Array.from({ length: 200 }, () => feed.next());

  expect(feed.orders.every((order) => orderSchema.safeParse(order).success)).toBe(true);
  expect(messages.every((text) => socketMessageSchema.safeParse(JSON.parse(text)).success)).toBe(true);
});

it('changes the status in about one update of five', () => {
  const feed = createCourierFeed({ orders: 2000, base: 0 });
  const before = feed.orders.map(({ status }) => status);
  for (let index = 0; index < 1000; index += 1) feed.next();
  const changed = feed.orders.filter((order, index) => order.status !== before[index]).length;

  expect(changed).toBeGreaterThan(100);
  expect(changed).toBeLessThan(260);
});
