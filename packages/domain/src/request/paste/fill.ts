import type { PaymentChoice } from '../../contracts/index.ts';
import { isSamePoint, isUsablePoint, pointText } from '../../platform/geo/index.ts';
import { isSameNumber } from '../customer/index.ts';
import { emptyPhone } from '../draft/index.ts';
import type { Destination, Draft, FieldChange, RequestField, ParsedMessage } from '../draft/index.ts';
import { plainText } from '../../platform/text/index.ts';

/** What stands in the address field, and the place behind it. */
export interface FilledDestination {
  readonly text: string;
  readonly place: Destination | null;
}

/** What a paste put into the form: only into fields in which nothing stood. What is typed over leaves it. */
export interface PasteFill {
  /** By this the fill is known. */
  readonly message: ParsedMessage;
  readonly draftId: string;
  readonly changes: readonly FieldChange[];
  readonly destination: FilledDestination | null;
}

/** The fields that a message can fill, besides the address. */
export const pastedFields = ['unit', 'customerName', 'phone', 'notes', 'paymentMethod', 'amount'] as const;

const isEmpty = (text: string): boolean => plainText(text) === '';

const destinationFrom = ({ address, point }: ParsedMessage): FilledDestination | null => {
  if (!isUsablePoint(point)) return address === null ? null : { text: address, place: null };
  const text = address ?? pointText(point);
  return { text, place: { address: text, point, city: null, area: null } };
};

/** True for a bare point, which is given its address like a pin that is put down. */
export const isUnnamed = ({ address, point }: Destination): boolean => address === pointText(point);

/** What a message says for the fields. A method is heard only when the outlet offers it. */
const saidBy = (message: ParsedMessage, methods: readonly PaymentChoice[]): readonly FieldChange[] => {
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

/** True when a change leaves what another wrote: the phone field may write the same number in its own way. */
const isSameValue = (written: FieldChange, change: FieldChange): boolean =>
  written.field === 'phone' && change.field === 'phone'
    ? isSameNumber(written.value.text, change.value)
    : written.field === change.field && written.value === change.value;

const standsAt = (draft: Draft, field: FieldChange['field']): FieldChange => {
  if (field === 'phone') return { field, value: draft.phone };
  if (field === 'paymentMethod') return { field, value: draft.paymentMethod };
  return field === 'deliverAt' ? { field, value: draft.deliverAt } : { field, value: draft[field] };
};

const isFree = (draft: Draft, { field }: FieldChange): boolean =>
  isEmpty(field === 'phone' ? draft.phone.text : String(draft[field] ?? ''));

/** What to fill. */
export const fillFrom = (
  draft: Draft,
  message: ParsedMessage,
  methods: readonly PaymentChoice[],
): PasteFill => {
  const isPlaceFree = draft.destination === null && isEmpty(draft.destinationText);
  return {
    message,
    draftId: draft.id,
    changes: saidBy(message, methods).filter((change) => isFree(draft, change)),
    destination: isPlaceFree ? destinationFrom(message) : null,
  };
};

/** Whether the message says anything that the form says otherwise, so that it was not filled in. */
export const leavesOut = (
  draft: Draft,
  message: ParsedMessage,
  methods: readonly PaymentChoice[],
): boolean => {
  const place = destinationFrom(message);
  return (
    saidBy(message, methods).some(
      (change) => !isFree(draft, change) && !isSameValue(change, standsAt(draft, change.field)),
    ) ||
    (place !== null && !isEmpty(draft.destinationText) && place.text !== draft.destinationText)
  );
};

export const isEmptyFill = ({ changes, destination }: PasteFill): boolean =>
  changes.length === 0 && destination === null;

/** Whether a message says nothing that a form could be filled with. */
export const isSilent = (message: ParsedMessage, methods: readonly PaymentChoice[]): boolean =>
  saidBy(message, methods).length === 0 && destinationFrom(message) === null;

/** The fields of a fill. */
export const fieldsOf = ({ changes, destination }: PasteFill): readonly RequestField[] => [
  ...(destination ? (['destination'] as const) : []),
  ...changes.map(({ field }) => field),
];

/** What puts back to empty what the fill has left in the form. */
export const emptiedBy = (draft: Draft, { changes }: PasteFill): readonly FieldChange[] =>
  changes
    .filter((written) => isSameValue(written, standsAt(draft, written.field)))
    .map(({ field }): FieldChange => {
      if (field === 'phone') return { field, value: emptyPhone };
      if (field === 'paymentMethod') return { field, value: null };
      return field === 'deliverAt' ? { field, value: null } : { field, value: '' };
    });

/** The fill without a field that the vendor has edited. */
export const withoutEdited = (fill: PasteFill, change: FieldChange): PasteFill => {
  const isOver = (written: FieldChange): boolean =>
    written.field === change.field && !isSameValue(written, change);
  return fill.changes.some(isOver)
    ? { ...fill, changes: fill.changes.filter((written) => !isOver(written)) }
    : fill;
};

/** The fill without the address, once the vendor has typed another one. */
export const withoutRetyped = (fill: PasteFill, text: string): PasteFill =>
  fill.destination && fill.destination.text !== text ? { ...fill, destination: null } : fill;

/** Whether another place stands there now than the fill has put there. A place may be given its address later. */
export const isMoved = ({ destination }: PasteFill, now: FilledDestination): boolean => {
  if (!destination) return false;
  const { place } = destination;
  return place === null || now.place === null
    ? place !== now.place
    : !isSamePoint(place.point, now.place.point);
};

/** What of a fill a draft still holds that is opened again. */
export const foundAgain = (fill: PasteFill, draft: Draft): PasteFill =>
  fill.draftId === draft.id
    ? {
        ...fill,
        changes: fill.changes.filter((written) => isSameValue(written, standsAt(draft, written.field))),
      }
    : { ...fill, changes: [], destination: null };

/** The fills after a change to each, without those of which nothing is left; the same ones when nothing changes. */
export const changeEach = (
  fills: readonly PasteFill[],
  change: (fill: PasteFill) => PasteFill,
): readonly PasteFill[] => {
  const changed = fills.map(change).filter((fill) => !isEmptyFill(fill));
  const isSame = changed.length === fills.length && changed.every((fill, index) => fill === fills[index]);
  return isSame ? fills : changed;
};
