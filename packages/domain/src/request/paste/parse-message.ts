import { createMaskedText, GAP, type MaskedText } from './masked-text.ts';
import { splitChunks, type Chunk } from './chunks.ts';
import { clearClutter } from './clear-clutter.ts';
import { findAmount } from './find-amount.ts';
import { findLabelledNote, findInstructions } from './find-note.ts';
import { findPayment } from './find-payment.ts';
import { findPhone } from './find-phone.ts';
import { findPoint } from './find-point.ts';
import { findUnit } from './find-unit.ts';
import { emptyMessage } from '../draft/index.ts';
import type { ParsedMessage, PasteMarket } from '../draft/index.ts';
import { findAddress, findName, splitParts } from './name-and-address.ts';
import { tidyText } from './tidy-text.ts';

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
 * with a certain field. Runs in bounded time and makes no request.
 */
export const parseMessage = (text: string, market: PasteMarket): ParsedMessage => {
  const { masked: withoutLinks, point } = findPoint(createMaskedText(text));
  const { masked: withoutPhone, phone } = findPhone(clearClutter(withoutLinks), market);
  const noteResult = findLabelledNote(withoutPhone);
  const { masked: withoutPayment, paymentMethod } = findPayment(noteResult.masked);
  const { masked: withoutAmount, amount } = findAmount(withoutPayment, market);
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
    phone,
    address: address?.text ?? null,
    unit: unit ?? announcedUnit,
    amount,
    paymentMethod,
    note: instructionResult.note,
    point,
  };
};
