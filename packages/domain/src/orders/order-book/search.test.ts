import { describe, expect, it } from 'vitest';
import { orderFixture } from '../../testing/fixtures.ts';
import { matchesSearch, parseSearch, searchTextOf } from './search.ts';

const order = orderFixture({
  id: 'y0ud-000042',
  customer: { ...orderFixture().customer, name: 'Élodie Ünal', phoneNumber: '+880 1712-345678' },
});
const finds = (text: string) => matchesSearch(searchTextOf(order), parseSearch(text));

describe('an order search', () => {
  it.each([
    'elodie',
    'ÜNAL',
    ' Élodie  Ünal ',
    '01712',
    '1712 345',
    '+8801712',
    '১৭১২',
    '345-678',
    'y0ud-000042',
    '000042',
    '',
  ])('finds the order by %j', (text) => {
    expect(finds(text)).toBe(true);
  });

  it.each([
    ['نورة بنت سعيد', 'نوره'],
    ['نوره بنت سعيد', 'نورة'],
    ['سعيد العلي', 'العلى'],
    ['مصطفى أحمد', 'مصطفي احمد'],
  ])('finds the customer %j by the spelling %j', (name, text) => {
    const customer = { ...order.customer, name };
    expect(matchesSearch(searchTextOf({ ...order, customer }), parseSearch(text))).toBe(true);
  });

  it.each(['elodia', '9999', 'y0ud-000043'])('does not find the order by %j', (text) => {
    expect(finds(text)).toBe(false);
  });
});
