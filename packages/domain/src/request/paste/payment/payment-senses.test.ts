import { describe, expect, it } from 'vitest';
import { createMessageContext, type MessageContext } from '../learning/message-context.ts';
import { createMaskedText } from '../masked-text.ts';
import { leavesOpen, states } from './payment-senses.ts';

const contextOf = (text: string): MessageContext => {
  const masked = createMaskedText(text);
  return createMessageContext(masked, masked);
};

describe('the senses of a message about payment', () => {
  it.each([
    ['the bill is already paid', 'settled'],
    ['bonifico fatto stamattina', 'settled'],
    ['the guard will pay the rider', 'unpaid'],
    ['والفلوس عند الباب', 'arrival'],
    ['bring the card machine please', 'terminal'],
  ] as const)('"%s" says %s', (text, sense) => {
    expect(states(contextOf(text), sense)).toBe(true);
  });

  it.each(['not in cash', 'no cash please', 'niente contanti', 'ক্যাশ না', 'نقد نہیں'])(
    '"%s" denies cash',
    (text) => {
      expect(states(contextOf(text), 'cash')).toBe(false);
    },
  );

  it.each(['cash or maybe card, not sure', 'contanti oppure carta, boh con carta', 'কার্ডে দিব নাকি ক্যাশ'])(
    '"%s" leaves the way to pay open',
    (text) => {
      expect(leavesOpen(contextOf(text))).toBe(true);
    },
  );

  it('is clear if only one way is named', () => {
    expect(leavesOpen(contextOf('cash, or leave it with the guard'))).toBe(false);
  });
});
