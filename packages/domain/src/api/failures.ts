/** Why a call did not give an answer to use. Data, never an exception to read. */
export type ApiFailure =
  /** No connection, or it broke before an answer. The service may still have acted. */
  | { readonly kind: 'offline' }
  /** No answer in time. The service may still have acted. */
  | { readonly kind: 'timeout' }
  /** 401 or 403. */
  | {
      readonly kind: 'unauthorized';
      readonly status: number;
      readonly message: string;
      readonly translationKey: string | null;
    }
  /** Any other 4xx or 5xx. After a 5xx the service may still have acted. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly message: string;
      readonly translationKey: string | null;
      /** Milliseconds the service asked to wait. */
      readonly retryAfterMs: number | null;
    }
  /** A 2xx whose body is not what the contract says. The service has acted, but said nothing usable. */
  | { readonly kind: 'unreadable'; readonly contract: string; readonly detail: string };

export const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  ['offline', 'timeout', 'unauthorized', 'rejected', 'unreadable'].includes(String(value.kind));

/** True when the service may have done what was asked although no usable answer came. */
export const isAmbiguous = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'rejected' &&
    (failure.status >= 500 || failure.status === 409 || failure.status === 408));
