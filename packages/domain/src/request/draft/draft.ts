import type { PaymentChoice, Point } from '../../contracts/index.ts';

/** What the phone field reports: the text as typed, and what could be read from it. */
export interface PhoneValue {
  readonly text: string;
  /** `+8801712345678`, or null while the text is not a number. */
  readonly e164: string | null;
  /** True when the length is that of a number of the country. */
  readonly possible: boolean;
}

/** Where the order goes: the address the customer reads, and the point the rider drives to. */
export interface Destination {
  readonly address: string;
  readonly point: Point;
  readonly city: string | null;
  readonly area: string | null;
}

/** What a vendor has typed so far. Texts are kept as typed; they are trimmed and normalised when they are sent. */
export interface Draft {
  /** Names this request before the service has: one draft becomes at most one order. */
  readonly id: string;
  /** What stands in the address field. */
  readonly destinationText: string;
  /** Null until an address with coordinates has been chosen. */
  readonly destination: Destination | null;
  readonly unit: string;
  readonly building: string;
  readonly customerName: string;
  readonly phone: PhoneValue;
  readonly notes: string;
  readonly amount: string;
  readonly description: string;
  readonly pickupCode: string;
  readonly vatNumber: string;
  /** Null until the vendor chooses: the default of the market then stands in. */
  readonly paymentMethod: PaymentChoice | null;
  /** When it shall be delivered, in unix milliseconds; null for as soon as possible. */
  readonly deliverAt: number | null;
  /** The voucher to take off the fee, as typed; empty without one. */
  readonly voucherCode: string;
}

export type TextField =
  | 'unit'
  | 'building'
  | 'customerName'
  | 'notes'
  | 'amount'
  | 'description'
  | 'pickupCode'
  | 'vatNumber'
  | 'voucherCode';

/** One edit of the form. */
export type FieldChange =
  | { readonly field: TextField; readonly value: string }
  | { readonly field: 'phone'; readonly value: PhoneValue }
  | { readonly field: 'paymentMethod'; readonly value: PaymentChoice | null }
  | { readonly field: 'deliverAt'; readonly value: number | null };

/** A field that an error can stand at. */
export type RequestField = FieldChange['field'] | 'vendor' | 'destination';

export const emptyPhone: PhoneValue = { text: '', e164: null, possible: false };

/** A draft in which nothing has been typed. */
export const emptyDraft = (id: string): Draft => ({
  id,
  destinationText: '',
  destination: null,
  unit: '',
  building: '',
  customerName: '',
  phone: emptyPhone,
  notes: '',
  amount: '',
  description: '',
  pickupCode: '',
  vatNumber: '',
  paymentMethod: null,
  deliverAt: null,
  voucherCode: '',
});
