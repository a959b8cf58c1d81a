import { maskAmount } from '../amount/mask-amount.ts';
import { maskClutter } from '../clear-clutter.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { MaskedText } from '../masked-text.ts';
import { maskPayment } from '../payment/mask-payment.ts';
import type { Claim, ClaimKind } from './tokens.ts';

/** Part of the message that a finder chose. */
interface FoundPart {
  readonly start: number;
  readonly end: number;
}

/** Returns the parts that were masked between two states of a message. */
const claimsBetween = (before: MaskedText, after: MaskedText, kind: ClaimKind): readonly Claim[] => {
  const claims: Claim[] = [];
  let start = -1;
  for (let at = 0; at <= before.visible.length; at += 1) {
    const isMasked = before.visible[at] !== after.visible[at];
    if (isMasked && start < 0) start = at;
    if (isMasked || start < 0) continue;
    claims.push({ start, end: at, kind });
    start = -1;
  }
  return claims;
};

/**
 * Collects the parts of a message that belong to other fields. Later claims replace earlier ones, so clutter
 * comes first and the phone number last.
 */
export const findClaims = (
  context: MessageContext,
  original: MaskedText,
  withoutLinks: MaskedText,
  phone: FoundPart | null,
  amount: FoundPart | null,
): readonly Claim[] => [
  ...claimsBetween(withoutLinks, maskClutter(withoutLinks, context), 'clutter'),
  ...claimsBetween(withoutLinks, maskPayment(withoutLinks), 'payment'),
  ...claimsBetween(original, withoutLinks, 'link'),
  ...(amount
    ? claimsBetween(withoutLinks, maskAmount(withoutLinks, amount.start, amount.end), 'amount')
    : []),
  ...(phone ? [{ start: phone.start, end: phone.end, kind: 'phone' } as const] : []),
];
