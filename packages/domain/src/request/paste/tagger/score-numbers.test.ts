import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { findAmount } from '../amount/find-amount.ts';
import { createMessageContext } from '../learning/message-context.ts';
import type { Weights } from '../learning/stored-table.ts';
import { createMaskedText } from '../masked-text.ts';
import { findPhone } from '../phone/find-phone.ts';
import { scoreNumbers } from './score-numbers.ts';
import type { JudgedMessage } from './tag-message.ts';
import { splitTokens } from './tokens.ts';

const text = 'Ana 612 345 678, her sister 698 765 432. Cake 30 or 45 euros';
const message = createMaskedText(text);
const context = createMessageContext(message, message);
const noWeights: Weights = { weightOf: () => 0 };

/** A message of which the network prefers the numbers that start with a text. */
const judged = (...preferred: readonly string[]): JudgedMessage => {
  const tokens = splitTokens(message.visible, []);
  const scores = Float64Array.from(tokens, ({ start }) =>
    preferred.some((number) => text.startsWith(number, start)) ? 4 : -4,
  );
  return {
    message,
    tokens,
    classes: new Int32Array(tokens.length),
    judgement: {
      labelScores: new Float64Array(),
      verdictScores: { UNSAID: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0, ORDER: 0 },
      numberScores: { phone: scores, amount: scores },
    },
  };
};

describe('what the network says about numbers', () => {
  it.each(['612 345 678', '698 765 432'])('chooses the phone number %s', (number) => {
    const phone = findPhone(context, markets.es, noWeights, scoreNumbers(judged(number), 'phone'));
    expect(phone?.value).toBe(`+34${number.replaceAll(' ', '')}`);
  });

  it.each(['30', '45'])('chooses the amount %s', (number) => {
    const amount = findAmount(context, markets.es, noWeights, scoreNumbers(judged(number), 'amount'));
    expect(amount?.text).toBe(number);
  });

  it('leaves a field empty if no number is right', () => {
    expect(findPhone(context, markets.es, noWeights, scoreNumbers(judged(), 'phone'))).toBeNull();
    expect(findAmount(context, markets.es, noWeights, scoreNumbers(judged(), 'amount'))).toBeNull();
  });

  it('is nothing where the message was not read', () => {
    expect(scoreNumbers(judged('612'), 'phone')(text.length)).toBe(0);
  });
});
