import type { ApiFailure } from '../../api/index.ts';
import { outletRefusals } from '../../contracts/index.ts';
import type { NotificationMessage } from '../../platform/notifications/index.ts';
import type { OutletField } from './outlet-form.ts';

/** What came of saving an outlet. A refusal without a field concerns the whole form. */
export type SaveResult =
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'refused';
      readonly field: OutletField | null;
      /** A translation key, or the text of a service that sends none. */
      readonly message: NotificationMessage;
    };

const fieldOfRefusal: Readonly<Record<string, OutletField | null>> = {
  [outletRefusals.idTaken]: 'clientId',
  [outletRefusals.parentUnknown]: 'parentId',
  [outletRefusals.emailInvalid]: 'owners',
  [outletRefusals.addressUnserved]: 'address',
  [outletRefusals.notEditable]: null,
  'validation.notes-too-long': 'riderInstructions',
};

/**
 * Describes a failed call. A refusal of the service shows its own text (specification 001, section 8). A
 * failure without an answer asks to save again, which the idempotency key makes safe.
 */
export const toRefusal = (failure: ApiFailure): SaveResult => {
  if (failure.kind !== 'rejected' || failure.status >= 500)
    return { kind: 'refused', field: null, message: { key: 'outlet.save-failed' } };
  const { translationKey, message } = failure;
  const field = translationKey === null ? undefined : fieldOfRefusal[translationKey];
  return field === undefined || translationKey === null
    ? { kind: 'refused', field: null, message }
    : { kind: 'refused', field, message: { key: translationKey } };
};
