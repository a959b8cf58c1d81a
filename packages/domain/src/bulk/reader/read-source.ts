import {
  readOrderFile,
  readTextTable,
  sheetLimits,
  type ReadOptions,
  type SheetReading,
  type WorkbookParser,
} from '../sheet/index.ts';

/** A file that a person chose, or a text that was pasted. */
export type OrderSource = { readonly file: Blob } | { readonly text: string };

/** Reads the orders of a file or text in the current thread. */
export const readSource = async (
  source: OrderSource,
  options: ReadOptions,
  parse: WorkbookParser,
): Promise<SheetReading> => {
  if ('text' in source) return readTextTable(source.text, options);
  // A file above the limit is not loaded into memory.
  if (source.file.size > sheetLimits.fileBytes) return { ok: false, failure: { key: 'bulk.file.too-large' } };
  return readOrderFile(new Uint8Array(await source.file.arrayBuffer()), options, parse);
};
