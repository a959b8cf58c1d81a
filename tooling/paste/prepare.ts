import { markets } from '../../packages/domain/src/contracts/market.ts';
import type { Market } from '../../packages/domain/src/contracts/market.ts';
import { findPoint } from '../../packages/domain/src/request/paste/find-point.ts';
import { createMessageContext } from '../../packages/domain/src/request/paste/learning/message-context.ts';
import type { MessageContext } from '../../packages/domain/src/request/paste/learning/message-context.ts';
import { createMaskedText } from '../../packages/domain/src/request/paste/masked-text.ts';
import type { TrainingMessage } from './trainer.ts';

interface PreparedMessage {
  readonly context: MessageContext;
  readonly market: Market;
  readonly hasPoint: boolean;
}

/** Prepares a message in the same way as the parser. */
export const prepareMessage = ({ text, country }: TrainingMessage): PreparedMessage => {
  const original = createMaskedText(text);
  const { masked, point } = findPoint(original);
  return {
    context: createMessageContext(original, masked),
    market: markets[country],
    hasPoint: point !== null,
  };
};
