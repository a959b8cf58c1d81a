import { createMaskedText, GAP, mask, type MaskedText } from './masked-text.ts';
import { splitChunks, type Chunk } from './chunks.ts';
import { clearClutter } from './clear-clutter.ts';
import { findAmount } from './amount/find-amount.ts';
import { maskAmount } from './amount/mask-amount.ts';
import { findLabelledNote, findInstructions } from './find-note.ts';
import { isOrder } from './gate/is-order.ts';
import { findPayment } from './payment/find-payment.ts';
import { maskPayment } from './payment/mask-payment.ts';
import { findPhone } from './phone/find-phone.ts';
import { findPoint } from './find-point.ts';
import { findUnit } from './find-unit.ts';
import { createMessageContext } from './learning/message-context.ts';
import { emptyMessage, notAnOrder } from '../draft/index.ts';
import type { ParsedMessage, PasteMarket } from '../draft/index.ts';
import { findAddress, findName, splitParts } from './name-and-address.ts';
import { tidyText } from './tidy-text.ts';
import { pasteWeights, type PasteWeights } from './weights/index.ts';

/** Finds a unit by its label if its text matches no known unit pattern. */
const findAnnouncedUnit = (masked: MaskedText, chunks: readonly Chunk[]): string | null => {
  const chunk = chunks.find(({ cue, isLabelled }) => cue === 'unit' && isLabelled);
  const text = chunk ? tidyText(masked.source.slice(chunk.start, chunk.end)) : '';
  return text === '' || text.length > 30 || masked.visible.slice(chunk?.start, chunk?.end).includes(GAP)
    ? null
    : text;
};

/**
 * Parses a chat message, the text of a POS slip or a map link. Parses the most certain fields first and masks
 * them, so that they cannot match a less certain field. Fields that could be small talk count only together
 * with a certain field. Returns `notAnOrder` for other messages, such as adverts and bank alerts. Runs in
 * bounded time and makes no request.
 */
export const parseMessage = (
  text: string,
  market: PasteMarket,
  weights: PasteWeights = pasteWeights,
): ParsedMessage => {
  const original = createMaskedText(text);
  const { masked: withoutLinks, point } = findPoint(original);
  const context = createMessageContext(original, withoutLinks);
  if (!isOrder(context, market, point !== null, weights.gate)) return notAnOrder;
  const phone = findPhone(context, market, weights.phone);
  const amount = findAmount(context, market, weights.amount);
  const paymentMethod = findPayment(context, weights.payment);
  const withoutPhone = clearClutter(phone ? mask(withoutLinks, phone.start, phone.end) : withoutLinks);
  const noteResult = findLabelledNote(withoutPhone);
  const withoutPayment = maskPayment(noteResult.masked);
  const withoutAmount = amount ? maskAmount(withoutPayment, amount.start, amount.end) : withoutPayment;
  const { masked: withoutUnit, unit } = findUnit(withoutAmount);
  const instructionResult =
    noteResult.note === null ? findInstructions(withoutUnit) : { masked: withoutUnit, note: noteResult.note };
  const { masked } = instructionResult;
  const chunks = splitChunks(masked);
  const parts = splitParts(masked, chunks);
  const name = findName(parts);
  const address = findAddress(parts, name);
  const announcedUnit = findAnnouncedUnit(masked, chunks);
  const isNumbered = unit !== null && /\p{N}/u.test(unit);
  const isAboutOrder =
    [phone, point, amount, noteResult.note, announcedUnit].some((field) => field !== null) ||
    [isNumbered, name?.isCertain, address?.isCertain].includes(true);
  if (!isAboutOrder) return { ...emptyMessage, paymentMethod };
  return {
    name: name?.text ?? null,
    phone: phone?.value ?? null,
    address: address?.text ?? null,
    unit: unit ?? announcedUnit,
    amount: amount ? context.text.slice(amount.start, amount.end) : null,
    paymentMethod,
    note: instructionResult.note,
    point,
  };
};
