import { createMaskedText } from './masked-text.ts';
import { findAmount } from './amount/find-amount.ts';
import { findByRules } from './find-by-rules.ts';
import { canBeJudged, isOrder, mayBeOrder, scoreOrder } from './gate/is-order.ts';
import { findPayment } from './payment/find-payment.ts';
import { mentionsPayment } from './payment/payment-features.ts';
import { findPhone } from './phone/find-phone.ts';
import { findPoint } from './find-point.ts';
import { createMessageContext } from './learning/message-context.ts';
import { notAnOrder } from '../draft/index.ts';
import { findClaims } from './tagger/find-claims.ts';
import { scoreNumbers } from './tagger/score-numbers.ts';
import { judgeMessage, tagMessage } from './tagger/tag-message.ts';
import type { ParsedMessage, PasteMarket } from '../draft/index.ts';
import { pasteWeights, type PasteWeights } from './weights/index.ts';

/**
 * Parses a chat message, the text of a POS slip or a map link. Finds phone number and amount first. The tagger reads the
 * rest of the text: it finds the other fields, and helps to find the payment. In a short text, fields that could be small
 * talk count only together with a certain field. Returns `notAnOrder` for other messages, such as adverts and bank alerts.
 * Runs in bounded time and makes no request.
 */
export const parseMessage = (
  text: string,
  market: PasteMarket,
  weights: PasteWeights = pasteWeights,
): ParsedMessage => {
  const original = createMaskedText(text);
  const { masked: withoutLinks, point } = findPoint(original);
  const context = createMessageContext(original, withoutLinks);
  const likelyPhone = findPhone(context, market, weights.phone);
  const likelyAmount = findAmount(context, market, weights.amount);
  const rules = findByRules(context, withoutLinks, likelyPhone, likelyAmount);
  const claims = findClaims(context, original, withoutLinks, likelyPhone, likelyAmount);
  const judged = judgeMessage(original, claims, rules, market, weights.tagger);
  const { verdictScores } = judged.judgement;
  const score = scoreOrder(context, market, point !== null, weights.gate, verdictScores.ORDER);
  if (!mayBeOrder(score)) return notAnOrder;
  const phone = findPhone(context, market, weights.phone, scoreNumbers(judged, 'phone'));
  const amount = findAmount(context, market, weights.amount, scoreNumbers(judged, 'amount'));
  const isAboutOrder =
    canBeJudged(context) || [phone, amount, point].some((found) => found !== null) || rules.isAboutOrder;
  const parsed: ParsedMessage = {
    ...tagMessage(judged, rules, isAboutOrder, weights.tagger),
    phone: phone?.value ?? null,
    amount: amount?.text ?? null,
    paymentMethod:
      isAboutOrder || mentionsPayment(context) ? findPayment(context, weights.payment, verdictScores) : null,
    point,
  };
  return isOrder(score, parsed) ? parsed : notAnOrder;
};
