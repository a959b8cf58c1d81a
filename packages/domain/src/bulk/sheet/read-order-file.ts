import { readTextTable } from './delimited/read-text-table.ts';
import { readSheet, type ReadOptions, type SheetReading } from './read-sheet.ts';
import type { WorkbookParser } from './workbook/parsed-workbook.ts';

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Excel saves CSV in the character set of the computer. Arabic Windows uses 1256, others mostly 1252. */
const legacyEncoding = (country: string): string =>
  ['ae', 'bh', 'eg', 'jo', 'kw', 'om', 'qa', 'sa'].includes(country) ? 'windows-1256' : 'windows-1252';

/** Decodes a text file. Returns null for binary data and for a web page. */
const decodeText = (bytes: Uint8Array, country: string): string | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^\s*<(?:!doctype|html|table|\?xml)/i.test(text.slice(0, 200)) ? null : text;
  } catch {
    return new TextDecoder(legacyEncoding(country)).decode(bytes);
  }
};

/**
 * Reads the orders of a file that a person chose: XLSX, or CSV. The content decides, because the name may be
 * wrong. The service accepts XLSX only, so the portal sends it the rows of other files.
 */
export const readOrderFile = async (
  bytes: Uint8Array,
  options: ReadOptions,
  parse: WorkbookParser,
): Promise<SheetReading> => {
  const reading = await readSheet(bytes, options, parse);
  if (reading.ok || reading.failure.key !== 'bulk.file.not-xlsx' || startsWith(bytes, 0x50, 0x4b))
    return reading;
  const text = decodeText(bytes, options.country);
  return text === null ? reading : readTextTable(text, options);
};
