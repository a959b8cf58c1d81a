import { describe, expect, it } from 'vitest';
import { markets } from '../../packages/domain/src/contracts/market.ts';
import { emptyMessage } from '../../packages/domain/src/request/draft/parsed-message.ts';
import { findPhone } from '../../packages/domain/src/request/paste/phone/find-phone.ts';
import { learnFinders } from './learn-finders.ts';
import { prepareMessage } from './prepare.ts';
import type { TrainingMessage } from './trainer.ts';

const firstNumber = '+8801710000000';
const secondNumber = '+8801820000000';

/** A message with two numbers, of which one is the recipient's. */
const message = (phone: string, id?: string): TrainingMessage => ({
  ...(id !== undefined && { id }),
  country: 'bd',
  isOrder: true,
  text: 'Cake for 01710000000 or else 01820000000, thanks',
  labels: { ...emptyMessage, amount: null, phone },
});

const messagesBy = (writer: string, phone: string, count: number): readonly TrainingMessage[] =>
  Array.from({ length: count }, (_, index) => message(phone, `en-${writer}-${index}`));

// The writers are in different folds. One of them has written more than the others together.
const findersOf = learnFinders([
  ...messagesBy('a', secondNumber, 60),
  ...messagesBy('b', firstNumber, 10),
  ...messagesBy('c', firstNumber, 10),
]);

const phoneIn = (read: TrainingMessage): string | undefined =>
  findPhone(prepareMessage(read).context, markets.bd, findersOf(read).phone)?.value;

describe('learnFinders', () => {
  it('returns finders that have not learned from the writer of the message', () => {
    expect(phoneIn(message(secondNumber, 'en-a-0'))).toBe(firstNumber);
  });

  it('returns finders that have learned from all messages for one without a writer', () => {
    expect(phoneIn(message(secondNumber))).toBe(secondNumber);
  });
});
