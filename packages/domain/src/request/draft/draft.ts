import type { PaymentChoice, Point } from '../../contracts/index.ts';

/** The value of a phone field: the typed text and the number parsed from it. */
export interface PhoneValue {
  readonly text: string;
  /** The number in E.164 format, such as `+8801712345678`. Null if the text is not a complete number. */
  readonly e164: string | null;
  /**
   * True if the number has a valid length for its country, or if its numbering plan failed to load, because then only
   * the service can tell. Null until the numbering plan has loaded.
   */
  readonly possible: boolean | null;
}

/** Where the delivery goes: the address and the point that the rider navigates to. */
export interface Destination {
  readonly address: string;
  readonly point: Point;
  readonly city: string | null;
  readonly area: string | null;
  /** True if the vendor typed the address and set the pin for it. Moving the pin then keeps the address. */
  readonly isAddressTyped?: boolean | undefined;
}

/** An unsubmitted request. Texts are stored as typed. They are trimmed and normalized on submission. */
export interface Draft {
  /** Client-generated id. One draft becomes at most one order. */
  readonly id: string;
  /** The text of the address field. */
  readonly destinationText: string;
  /** Null until the vendor chooses an address with coordinates. */
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
  /** Null until the vendor chooses. The default of the market applies until then. */
  readonly paymentMethod: PaymentChoice | null;
  /** Scheduled delivery time in Unix milliseconds. Null for as soon as possible. */
  readonly deliverAt: number | null;
  /** The code of the applied voucher, as typed. Empty without a voucher. */
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

export type FieldChange =
  | { readonly field: TextField; readonly value: string }
  | { readonly field: 'phone'; readonly value: PhoneValue }
  | { readonly field: 'paymentMethod'; readonly value: PaymentChoice | null }
  | { readonly field: 'deliverAt'; readonly value: number | null };

/** A form field that can show an error. */
export type RequestField = FieldChange['field'] | 'vendor' | 'destination';

export const emptyPhone: PhoneValue = { text: '', e164: null, possible: false };

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

/** True if the vendor has entered nothing. Stops at the first value, because it runs on every key press. */
export const isBlankDraft = (draft: Draft): boolean =>
  Object.entries(emptyDraft(draft.id)).every(
    ([field, value]) =>
      draft[field as keyof Draft] === value || (field === 'phone' && draft.phone.text === ''),
  );
