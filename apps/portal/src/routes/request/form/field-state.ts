import { combine } from 'effector';
import { $draft, $errors } from '@saddlebag/domain/request';

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

const createState = (name: FormTextField) =>
  combine({
    value: $draft.map((draft) => draft[name]),
    error: $errors.map((errors) => errors[name] ?? null),
  });

/** The state of each text field. A field renders again only when its own state changes. */
export const fieldStates = Object.fromEntries(
  textFields.map((name) => [name, createState(name)]),
) as Readonly<Record<FormTextField, ReturnType<typeof createState>>>;
