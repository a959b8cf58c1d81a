import { findLabelledNote, findInstructions } from './find-note.ts';
import { findUnit } from './find-unit.ts';
import { GAP, mask, type MaskedText } from './masked-text.ts';
import { maskClutter } from './clear-clutter.ts';
import type { MessageContext } from './learning/message-context.ts';
import { maskAmount } from './amount/mask-amount.ts';
import { maskPayment } from './payment/mask-payment.ts';
import { splitChunks, type Chunk } from './chunks.ts';
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

/** Part of the message that a finder chose. */
interface FoundPart {
  readonly start: number;
  readonly end: number;
}

/** The fields that word lists and patterns find. The tagger takes them as clues. */
export interface RuleFields {
  readonly name: string | null;
  readonly address: string | null;
  readonly unit: string | null;
  readonly note: string | null;
  /** True if a label such as "Address:" precedes the address. */
  readonly isAddressLabelled: boolean;
  /** True if a label such as "Note:" precedes the note. */
  readonly isNoteLabelled: boolean;
  /** True if a label or a clear pattern shows that the message is about an order. */
  readonly isAboutOrder: boolean;
}

/**
 * Finds name, address, unit and note by labels and patterns. Finds the most certain fields first and masks them, so
 * that they cannot match a less certain field.
 */
export const findByRules = (
  context: MessageContext,
  withoutLinks: MaskedText,
  phone: FoundPart | null,
  amount: FoundPart | null,
): RuleFields => {
  const withoutClutter = maskClutter(withoutLinks, context);
  const withoutPhone = phone ? mask(withoutClutter, phone.start, phone.end) : withoutClutter;
  const noteResult = findLabelledNote(withoutPhone);
  const withoutPayment = maskPayment(noteResult.masked);
  const withoutAmount = amount ? maskAmount(withoutPayment, amount.start, amount.end) : withoutPayment;
  const { masked: withoutUnit, unit } = findUnit(withoutAmount);
  const { masked, note } =
    noteResult.note === null ? findInstructions(withoutUnit) : { masked: withoutUnit, note: noteResult.note };
  const chunks = splitChunks(masked);
  const parts = splitParts(masked, chunks);
  const name = findName(parts);
  const address = findAddress(parts, name);
  const announcedUnit = findAnnouncedUnit(masked, chunks);
  const isNumbered = unit !== null && /\p{N}/u.test(unit);
  return {
    name: name?.text ?? null,
    address: address?.text ?? null,
    unit: unit ?? announcedUnit,
    note,
    isAddressLabelled: address?.isLabelled === true,
    isNoteLabelled: noteResult.note !== null,
    isAboutOrder:
      noteResult.note !== null ||
      announcedUnit !== null ||
      isNumbered ||
      [name?.isCertain, address?.isCertain].includes(true),
  };
};
