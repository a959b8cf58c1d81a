import type { PaymentChoice } from '../../contracts/index.ts';
import { isSamePoint, isUsablePoint, formatPoint } from '../../platform/geo/index.ts';
import { isSameNumber } from '../customer/index.ts';
import { emptyPhone } from '../draft/index.ts';
import type { Destination, Draft, FieldChange, RequestField, ParsedMessage } from '../draft/index.ts';
import { normalizeText } from '../../platform/text/index.ts';

/** The text of the address field, with its place if the coordinates are known. */
export interface FilledDestination {
  readonly text: string;
  readonly place: Destination | null;
}

/**
 * The changes that a paste made to the form. A paste fills only empty fields. An edited field is removed from
 * the fill.
 */
export interface PasteFill {
  /** The pasted message. The paste model identifies a fill by this object. */
  readonly message: ParsedMessage;
  readonly draftId: string;
  readonly changes: readonly FieldChange[];
  readonly destination: FilledDestination | null;
}

/** The fields that a message can fill, except the address. */
export const pastedFields = ['unit', 'customerName', 'phone', 'notes', 'paymentMethod', 'amount'] as const;

const isEmpty = (text: string): boolean => normalizeText(text) === '';

const toFilledDestination = ({ address, point }: ParsedMessage): FilledDestination | null => {
  if (!isUsablePoint(point)) return address === null ? null : { text: address, place: null };
  const text = address ?? formatPoint(point);
  return { text, place: { address: text, point, city: null, area: null } };
};

/**
 * Returns true if the address is only the formatted point. Reverse geocoding then finds the address, as for a
 * moved pin.
 */
export const isBarePoint = ({ address, point }: Destination): boolean => address === formatPoint(point);

/** Returns the field changes for a message. Ignores a payment method that the outlet does not offer. */
const changesIn = (message: ParsedMessage, methods: readonly PaymentChoice[]): readonly FieldChange[] => {
  const { phone, paymentMethod } = message;
  const changes: FieldChange[] = [];
  const texts = [
    ['unit', message.unit],
    ['customerName', message.name],
    ['notes', message.note],
    ['amount', message.amount],
  ] as const;
  for (const [field, value] of texts) if (value !== null) changes.push({ field, value });
  if (phone !== null) changes.push({ field: 'phone', value: { text: phone, e164: phone, possible: true } });
  if (paymentMethod !== null && methods.includes(paymentMethod))
    changes.push({ field: 'paymentMethod', value: paymentMethod });
  return changes;
};

/** Returns true if two changes set the same value. The phone field may format the same number differently. */
const isSameValue = (writtenChange: FieldChange, change: FieldChange): boolean =>
  writtenChange.field === 'phone' && change.field === 'phone'
    ? isSameNumber(writtenChange.value.text, change.value)
    : writtenChange.field === change.field && writtenChange.value === change.value;

const currentValue = (draft: Draft, field: FieldChange['field']): FieldChange => {
  if (field === 'phone') return { field, value: draft.phone };
  if (field === 'paymentMethod') return { field, value: draft.paymentMethod };
  return field === 'deliverAt' ? { field, value: draft.deliverAt } : { field, value: draft[field] };
};

const isFieldEmpty = (draft: Draft, { field }: FieldChange): boolean =>
  isEmpty(field === 'phone' ? draft.phone.text : String(draft[field] ?? ''));

/** Creates the fill of a message for the fields that are still empty. */
export const createFill = (
  draft: Draft,
  message: ParsedMessage,
  methods: readonly PaymentChoice[],
): PasteFill => {
  const isPlaceFree = draft.destination === null && isEmpty(draft.destinationText);
  return {
    message,
    draftId: draft.id,
    changes: changesIn(message, methods).filter((change) => isFieldEmpty(draft, change)),
    destination: isPlaceFree ? toFilledDestination(message) : null,
  };
};

/** Returns true if a field already has another value, so that the paste leaves out part of the message. */
export const hasConflict = (
  draft: Draft,
  message: ParsedMessage,
  methods: readonly PaymentChoice[],
): boolean => {
  const place = toFilledDestination(message);
  return (
    changesIn(message, methods).some(
      (change) => !isFieldEmpty(draft, change) && !isSameValue(change, currentValue(draft, change.field)),
    ) ||
    (place !== null && !isEmpty(draft.destinationText) && place.text !== draft.destinationText)
  );
};

export const isEmptyFill = ({ changes, destination }: PasteFill): boolean =>
  changes.length === 0 && destination === null;

export const isEmptyMessage = (message: ParsedMessage, methods: readonly PaymentChoice[]): boolean =>
  changesIn(message, methods).length === 0 && toFilledDestination(message) === null;

export const filledFields = ({ changes, destination }: PasteFill): readonly RequestField[] => [
  ...(destination ? (['destination'] as const) : []),
  ...changes.map(({ field }) => field),
];

/** Returns the changes that clear all fields that still have the filled value. */
export const changesToUndo = (draft: Draft, { changes }: PasteFill): readonly FieldChange[] =>
  changes
    .filter((writtenChange) => isSameValue(writtenChange, currentValue(draft, writtenChange.field)))
    .map(({ field }): FieldChange => {
      if (field === 'phone') return { field, value: emptyPhone };
      if (field === 'paymentMethod') return { field, value: null };
      return field === 'deliverAt' ? { field, value: null } : { field, value: '' };
    });

/** Removes a field from the fill once the vendor has edited it. */
export const withoutEditedField = (fill: PasteFill, change: FieldChange): PasteFill => {
  const isOverwritten = (writtenChange: FieldChange): boolean =>
    writtenChange.field === change.field && !isSameValue(writtenChange, change);
  return fill.changes.some(isOverwritten)
    ? { ...fill, changes: fill.changes.filter((writtenChange) => !isOverwritten(writtenChange)) }
    : fill;
};

/** Removes the address from the fill once the vendor has typed another one. */
export const withoutRetypedAddress = (fill: PasteFill, text: string): PasteFill =>
  fill.destination && fill.destination.text !== text ? { ...fill, destination: null } : fill;

/**
 * Returns true if the place differs from the filled one. Compares points only, because the address may load
 * later.
 */
export const hasPlaceChanged = ({ destination }: PasteFill, current: FilledDestination): boolean => {
  if (!destination) return false;
  const { place } = destination;
  return place === null || current.place === null
    ? place !== current.place
    : !isSamePoint(place.point, current.place.point);
};

/** Keeps the changes whose values a reopened draft still has. Empties the fill if it is another draft. */
export const withoutChangedFields = (fill: PasteFill, draft: Draft): PasteFill =>
  fill.draftId === draft.id
    ? {
        ...fill,
        changes: fill.changes.filter((writtenChange) =>
          isSameValue(writtenChange, currentValue(draft, writtenChange.field)),
        ),
      }
    : { ...fill, changes: [], destination: null };

/** Applies a change to each fill and removes empty fills. Returns the same array if nothing changes. */
export const updateFills = (
  fills: readonly PasteFill[],
  change: (fill: PasteFill) => PasteFill,
): readonly PasteFill[] => {
  const updatedFills = fills.map(change).filter((fill) => !isEmptyFill(fill));
  const isSame =
    updatedFills.length === fills.length && updatedFills.every((fill, index) => fill === fills[index]);
  return isSame ? fills : updatedFills;
};
