import type { Point, PaymentMethod } from '../../contracts/index.ts';

/** What a pasted message says about an order; null where it says nothing. Texts stand as written, in any script. */
export interface ParsedMessage {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Without flat and floor. */
  readonly address: string | null;
  readonly unit: string | null;
  /** As written, with digits 0 to 9 and without the currency: `1,250`. */
  readonly amount: string | null;
  readonly paymentMethod: PaymentMethod | null;
  /** What the rider should know. */
  readonly note: string | null;
  /** Where a map link in the message points. */
  readonly point: Point | null;
}

/** A message that says nothing about an order. */
export const emptyMessage: ParsedMessage = {
  name: null,
  phone: null,
  address: null,
  unit: null,
  amount: null,
  paymentMethod: null,
  note: null,
  point: null,
};

/** Where the vendor is: decides how numbers are read. */
export interface PasteMarket {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly callingCode: string;
  readonly languages: readonly string[];
}
