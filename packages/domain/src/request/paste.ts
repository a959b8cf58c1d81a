import type { PaymentMethod } from '../contracts/payment-method.ts';
import { isSamePoint, pointText } from '../geo/point.ts';
import type { ParsedMessage } from '../paste/parsed-message.ts';
import { plainText } from '../text/plain-text.ts';
import { emptyPhone, type Destination, type Draft, type FieldChange, type RequestField } from './draft.ts';

/** What stands in the address field, and the place behind it. */
export interface FilledDestination {
  readonly text: string;
  readonly place: Destination | null;
}

/** What a paste put into the form: only into fields in which nothing stood. */
export interface PasteFill {
  readonly changes: readonly FieldChange[];
  readonly destination: FilledDestination | null;
}

/** The fields a paste filled, until the vendor has looked at them. */
export type PasteMarks = readonly RequestField[];

const isEmpty = (text: string): boolean => plainText(text) === '';

const destinationFrom = ({ address, point }: ParsedMessage): FilledDestination | null => {
  if (!point) return address === null ? null : { text: address, place: null };
  const text = address ?? pointText(point);
  return { text, place: { address: text, point, city: null, area: null } };
};

/** What to fill. A method is filled only when the outlet offers it. */
export const fillFrom = (
  draft: Draft,
  message: ParsedMessage,
  methods: readonly PaymentMethod[],
): PasteFill => {
  const { name, phone, unit, amount, note, paymentMethod } = message;
  const changes: FieldChange[] = [];
  const texts = [
    ['customerName', name],
    ['unit', unit],
    ['amount', amount],
    ['notes', note],
  ] as const;
  for (const [field, value] of texts)
    if (value !== null && isEmpty(draft[field])) changes.push({ field, value });
  if (phone !== null && isEmpty(draft.phone.text))
    changes.push({ field: 'phone', value: { text: phone, e164: phone, possible: true } });
  if (paymentMethod !== null && draft.paymentMethod === null && methods.includes(paymentMethod))
    changes.push({ field: 'paymentMethod', value: paymentMethod });
  const isPlaceOpen = draft.destination === null && isEmpty(draft.destinationText);
  return { changes, destination: isPlaceOpen ? destinationFrom(message) : null };
};

export const isEmptyFill = ({ changes, destination }: PasteFill): boolean =>
  changes.length === 0 && destination === null;

/** The fields of a fill in the order of the form. */
export const fieldsOf = ({ changes, destination }: PasteFill): PasteMarks => [
  ...(destination ? (['destination'] as const) : []),
  ...changes.map(({ field }) => field),
];

/** What puts the filled fields back to empty. */
export const emptied = ({ field }: FieldChange): FieldChange => {
  if (field === 'phone') return { field, value: emptyPhone };
  return field === 'paymentMethod' ? { field, value: null } : { field, value: '' };
};

/** True when a change leaves what the paste wrote: the phone field may write the same number in its own way. */
const isUntouched = (written: FieldChange, change: FieldChange): boolean => {
  if (written.field === 'phone' && change.field === 'phone') return written.value.e164 === change.value.e164;
  return written.field === change.field && written.value === change.value;
};

/** The marks without that of a field the vendor has edited. */
export const withoutEdited = (marks: PasteMarks, fill: PasteFill | null, change: FieldChange): PasteMarks => {
  const written = fill?.changes.find(({ field }) => field === change.field);
  return written && !isUntouched(written, change) ? marks.filter((field) => field !== change.field) : marks;
};

/** The marks without that of the destination, once another text or place stands there. */
export const withoutMoved = (
  marks: PasteMarks,
  fill: PasteFill | null,
  now: FilledDestination,
): PasteMarks => {
  const written = fill?.destination;
  if (!written) return marks;
  // A place may be given its address later, and is still the one that was pasted.
  const isSame =
    written.place === null || now.place === null
      ? written.place === now.place && written.text === now.text
      : isSamePoint(written.place.point, now.place.point);
  return isSame ? marks : marks.filter((field) => field !== 'destination');
};
