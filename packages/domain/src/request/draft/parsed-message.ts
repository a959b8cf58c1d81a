import type { Point, PaymentMethod } from '../../contracts/index.ts';

/** The order details found in a pasted message. Missing details are null. Texts keep their script. */
export interface ParsedMessage {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** The street address without unit and floor. */
  readonly address: string | null;
  readonly unit: string | null;
  /** The amount as written, with ASCII digits and without the currency: `1,250`. */
  readonly amount: string | null;
  readonly paymentMethod: PaymentMethod | null;
  /** Instructions for the rider. */
  readonly note: string | null;
  /** The point of a map link in the message. */
  readonly point: Point | null;
}

/** The result for a message without any order details. */
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

/**
 * The result for a message that is no order, such as an advert. It has the same values as `emptyMessage`, so
 * compare it by identity.
 */
export const notAnOrder: ParsedMessage = { ...emptyMessage };

/** The vendor's market. It determines how phone numbers and amounts are parsed. */
export interface PasteMarket {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly callingCode: string;
  readonly languages: readonly string[];
}
