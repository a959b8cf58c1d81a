import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { notAnOrder } from '../../draft/index.ts';
import { createMessageContext } from '../learning/message-context.ts';
import { createMaskedText } from '../masked-text.ts';
import { parseMessage } from '../parse-message.ts';
import { isOrder, scoreOrder } from './is-order.ts';

// prettier-ignore
const others = [
  ['sg', 'MERIDIAN BANK: You have transferred SGD 312.50 to FLORA & TWINE on 03 Jun 18:22. If this was not you, call 6400 8812.'],
  ['pk', 'Your one-time password is 448120. Do not share it with anyone including bank staff. Helpline 021-111-555-087'],
  ['ke', 'MEGA OFFER!! Buy 2 mattresses get 1 pillow FREE. Free delivery within Nairobi. Visit us at Luthuli Avenue or call 0720 119 844.'],
  ['hk', "Mum's ginger egg custard: 2 eggs, 220ml milk, 3 tbsp ginger juice, 25g sugar. Steam 12 mins on a low fire."],
  ['ph', 'WANTED: 2 motorcycle riders for our bakery in Marikina, P650/day plus gas. Text Kuya Arnel 0921 774 0096'],
  ['es', 'Su cuenta terminada en 0092 ha recibido un cargo de 250,00 EUR. Si no lo reconoce, llame al 900 123 456.'],
  ['it', 'Il suo codice di verifica è 448120. Non lo comunichi a nessuno. Assistenza clienti: 800 123 456'],
  ['th', 'เงินเข้า 1,250.00 บาท บัญชี x-4471 จาก นายธนดล 12/05 14:08 ยอดเงินที่ใช้ได้ 9,884.20 บาท'],
] as const;

describe('a message that is no order', () => {
  it.each(others)('fills nothing and is known as no order in %s: %s', (country, text) => {
    expect(parseMessage(text, markets[country])).toBe(notAnOrder);
  });

  it('is not confused with an order', () => {
    const text =
      'Please send 50 red roses to Achieng Odero, Westpark Towers, Muthithi Road. 0733 190 662. Paid 6500.';
    expect(parseMessage(text, markets.ke)).toMatchObject({ phone: '+254733190662', paymentMethod: 'PAID' });
  });
});

describe('the classifier of orders', () => {
  const score = (text: string, featureWeight: number, networkScore: number): number => {
    const masked = createMaskedText(text);
    const weights = { weightOf: (feature: string) => (feature === 'bias' ? featureWeight : 0) };
    return scoreOrder(createMessageContext(masked, masked), markets.sg, false, weights, networkScore);
  };
  const message = 'The meeting of the residents is on Friday at the usual place.';
  const none = { phone: null, amount: null, point: null, address: null };
  const call = { ...none, phone: '+6581234567' };
  const visit = { ...none, address: 'Lake Road 5' };

  it.each([
    [3, 0, true],
    [0, 6, true],
    [3, -6, false],
    [-3, 6, false],
  ])('adds the score %d of the features and the score %d of the network', (features, network, expected) => {
    expect(isOrder(score(message, features, network), call)).toBe(expected);
  });

  it.each([
    [call, 3, true],
    [visit, 3, false],
    [visit, 5.5, true],
    [none, 5.5, false],
    [none, 7, true],
  ])('believes in an order with %o and the score %d: %s', (fields, featureWeight, expected) => {
    expect(isOrder(score(message, featureWeight, 0), fields)).toBe(expected);
  });

  it('does not judge a part of a message', () => {
    expect(isOrder(score('Unit 4B', -10, -10), none)).toBe(true);
  });
});
