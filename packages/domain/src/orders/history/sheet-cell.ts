/** The figures of a day sheet, in display order. */
export const sheetFigures = ['orders', 'fees', 'discounts', 'cash', 'refunds', 'cancellation-fees'] as const;
export type SheetFigure = (typeof sheetFigures)[number];
export type MoneyFigure = Exclude<SheetFigure, 'orders'>;

export const moneyFigures = sheetFigures.filter((figure): figure is MoneyFigure => figure !== 'orders');

/** Identifies one figure of a sheet: its kind, and the outlet whose orders it adds up. */
export interface SheetCell {
  readonly figure: SheetFigure;
  /** Null adds up the orders of all outlets with this currency. */
  readonly outletId: string | null;
  /** ISO 4217. */
  readonly currency: string;
}

/** The outlet's place in the text of a cell that adds up all outlets. Vendor ids are shorter, so none equals it. */
const allOutlets = 'all-outlets';

/** Returns a cell as a text for the URL: `cash.y0ud.BDT`. */
export const sheetCellText = ({ figure, outletId, currency }: SheetCell): string =>
  `${figure}.${outletId ?? allOutlets}.${currency}`;

/** Parses the text of a cell. Returns null if it is not one. */
export const parseSheetCell = (text: string): SheetCell | null => {
  const [name, outletId = '', currency = '', ...rest] = text.split('.');
  const figure = sheetFigures.find((known) => known === name);
  const isValid = /^[\w-]{1,40}$/.test(outletId) && /^[A-Z]{3}$/.test(currency) && rest.length === 0;
  return figure && isValid ? { figure, outletId: outletId === allOutlets ? null : outletId, currency } : null;
};
