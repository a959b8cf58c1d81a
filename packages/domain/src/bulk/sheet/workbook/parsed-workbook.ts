import type { WorkbookParts } from '../container/read-parts.ts';
import type { MergedRange } from './sheet-cell.ts';

/** A cell as the parser returns it: a text, or a number with the code of its format. */
export type ParsedCell = { readonly text: string } | { readonly number: number; readonly format: string };

export interface ParsedRow {
  /** As a spreadsheet program shows it: the first row is 1. */
  readonly number: number;
  readonly isHidden: boolean;
  /** The cells by column. The first column is 0. */
  readonly cells: readonly (readonly [column: number, cell: ParsedCell])[];
}

export interface ParsedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Iterates the rows in the file, in ascending order. Null if the parser could not read the sheet. */
  readonly rows: (() => Iterable<ParsedRow>) | null;
  /** The merged cells that span several rows. */
  readonly merges: readonly MergedRange[];
}

export interface ParsedWorkbook {
  /** Days count from 1904 instead of 1900. Old versions of Excel for Mac write this. */
  readonly is1904: boolean;
  readonly sheets: readonly ParsedSheet[];
}

/**
 * Parses the parts of an XLSX file. The app provides the parser, so the domain depends on no spreadsheet
 * library. Returns null for a file that the parser cannot read.
 */
export type WorkbookParser = (parts: WorkbookParts) => ParsedWorkbook | null;
