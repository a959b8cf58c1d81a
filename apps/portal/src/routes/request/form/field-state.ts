import { combine } from 'effector';
import { $draft, $errors, type RequestField } from '@saddlebag/domain/request';

const textFields = [
  'unit',
  'building',
  'customerName',
  'notes',
  'amount',
  'description',
  'pickupCode',
  'vatNumber',
] as const;
/** A text field of the form. The code of a voucher has a form of its own. */
export type FormTextField = (typeof textFields)[number];

const errorOf = (field: RequestField) => $errors.map((errors) => errors[field] ?? null);

const createState = (name: FormTextField) =>
  combine({ value: $draft.map((draft) => draft[name]), error: errorOf(name) });

/** The state of each text field. A field renders again only when its own state changes. */
export const fieldStates = Object.fromEntries(
  textFields.map((name) => [name, createState(name)]),
) as Readonly<Record<FormTextField, ReturnType<typeof createState>>>;

/** The text of the phone number, and its error. */
export const $phoneField = combine({ text: $draft.map(({ phone }) => phone.text), error: errorOf('phone') });
export const $destinationError = errorOf('destination');
