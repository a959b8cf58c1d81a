import { createCanvas, GAP, type Canvas } from './canvas.ts';
import { chunksOf, type Chunk } from './chunks.ts';
import { clearClutter } from './clear-clutter.ts';
import { findAmount } from './find-amount.ts';
import { findCalledNote, findSpokenNote } from './find-note.ts';
import { findPayment } from './find-payment.ts';
import { findPhone } from './find-phone.ts';
import { findPoint } from './find-point.ts';
import { findUnit } from './find-unit.ts';
import { emptyMessage } from '../draft/index.ts';
import type { ParsedMessage, PasteMarket } from '../draft/index.ts';
import { addressOf, nameOf, partsOf } from './name-and-address.ts';
import { tidyText } from './tidy-text.ts';

/** A unit that is announced, but looks like none that is known. */
const announcedUnit = (canvas: Canvas, chunks: readonly Chunk[]): string | null => {
  const chunk = chunks.find(({ cue, isLabelled }) => cue === 'unit' && isLabelled);
  const text = chunk ? tidyText(canvas.source.slice(chunk.start, chunk.end)) : '';
  return text === '' || text.length > 30 || canvas.plain.slice(chunk?.start, chunk?.end).includes(GAP)
    ? null
    : text;
};

/**
 * Reads a chat message, the text of a POS slip or a map link. What is sure goes first and is painted over, so that what
 * is less sure does not see it. What could as well be small talk counts only beside something that could not. Takes a
 * bounded time whatever the text; asks nobody.
 */
export const parseMessage = (text: string, market: PasteMarket): ParsedMessage => {
  const { canvas: linked, point } = findPoint(createCanvas(text));
  const { canvas: called, phone } = findPhone(clearClutter(linked), market);
  const noted = findCalledNote(called);
  const { canvas: paid, paymentMethod } = findPayment(noted.canvas);
  const { canvas: summed, amount } = findAmount(paid, market);
  const { canvas: housed, unit } = findUnit(summed);
  const spoken = noted.note === null ? findSpokenNote(housed) : { canvas: housed, note: noted.note };
  const { canvas } = spoken;
  const chunks = chunksOf(canvas);
  const parts = partsOf(canvas, chunks);
  const name = nameOf(parts);
  const address = addressOf(parts, name);
  const calledUnit = announcedUnit(canvas, chunks);
  const isNumbered = unit !== null && /\p{N}/u.test(unit);
  const isAboutOrder =
    [phone, point, amount, noted.note, calledUnit].some((field) => field !== null) ||
    [isNumbered, name?.isSure, address?.isSure].includes(true);
  if (!isAboutOrder) return { ...emptyMessage, paymentMethod };
  return {
    name: name?.text ?? null,
    phone,
    address: address?.text ?? null,
    unit: unit ?? calledUnit,
    amount,
    paymentMethod,
    note: spoken.note,
    point,
  };
};
