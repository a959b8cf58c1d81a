/** An amount of money, which a spreadsheet stores as a number. */
interface AmountCell {
  /** In major units. */
  readonly amount: number;
  /** Number of decimals of the currency. */
  readonly decimals: number;
}

/** A local time of the vendor as `2026-11-21 18:05`, which sorts and imports in every language. */
interface TimeCell {
  readonly localTime: string;
}

/** A cell of an export. A string is text and never becomes a number, a date or a formula. */
export type ExportCell = string | AmountCell | TimeCell;

/** The rows of an export. The first row has the headers. */
export type ExportRows = readonly (readonly ExportCell[])[];
