import type { ApiFailure } from '../api/failures.ts';
import type { RequestField } from './draft.ts';
import type { RequestTextKey } from './texts.ts';

/**
 * How far the request for a rider is. `checking` means that no usable answer came, and the service is being asked
 * whether the order exists: nothing can be said yet, and nothing must be sent again by hand.
 */
export interface Submission {
  readonly status: 'idle' | 'sending' | 'checking' | 'failed';
  /** Why there is no order; null unless `failed`. */
  readonly failure: ApiFailure | null;
}

/** Where errors stand, as translation keys. */
export type FieldErrors = Readonly<Partial<Record<RequestField, RequestTextKey>>>;
