import { expect, it, describe, vi } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { createMaskedText } from '../masked-text.ts';
import { createMessageContext } from './message-context.ts';
import { oncePerMessage } from './once-per-message.ts';

const contextOf = (text: string) => createMessageContext(createMaskedText(text), createMaskedText(text));

describe('what is found once per message', () => {
  it('is found again only for another message, even if it is nothing', () => {
    const find = vi.fn(() => null);
    const findOnce = oncePerMessage(find);
    const first = contextOf('Ana');
    findOnce(first, markets.es);
    findOnce(first, markets.es);
    expect(find).toHaveBeenCalledOnce();
    findOnce(contextOf('Ana'), markets.es);
    expect(find).toHaveBeenCalledTimes(2);
  });
});
