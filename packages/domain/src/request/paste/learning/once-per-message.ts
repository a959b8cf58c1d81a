import type { PasteMarket } from '../../draft/index.ts';
import type { MessageContext } from './message-context.ts';

/** Remembers what was found in a message, because several steps need it. A context belongs to one market. */
export const oncePerMessage = <Found>(
  find: (context: MessageContext, market: PasteMarket) => Found,
): ((context: MessageContext, market: PasteMarket) => Found) => {
  const known = new WeakMap<MessageContext, { readonly found: Found }>();
  return (context, market) => {
    const entry = known.get(context) ?? { found: find(context, market) };
    known.set(context, entry);
    return entry.found;
  };
};
