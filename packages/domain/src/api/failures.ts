/** Why a call returned no usable result, as data. */
export type ApiFailure =
  /** No connection, or it broke before a response. The service may still have processed the request. */
  | { readonly kind: 'offline' }
  /** No response in time. The service may still have processed the request. */
  | { readonly kind: 'timeout' }
  /** 401 or 403. */
  | {
      readonly kind: 'unauthorized';
      readonly status: number;
      readonly message: string;
      readonly translationKey: string | null;
    }
  /** Any other 4xx or 5xx. After a 5xx, the service may still have processed the request. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly message: string;
      readonly translationKey: string | null;
      /** The value of Retry-After in milliseconds. */
      readonly retryAfterMs: number | null;
    }
  /** A 2xx whose body does not match the contract. The service has processed the request. */
  | { readonly kind: 'unreadable'; readonly contract: string; readonly detail: string };

export const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  ['offline', 'timeout', 'unauthorized', 'rejected', 'unreadable'].includes(String(value.kind));

/** True if the service may have processed the request although the call failed. */
export const isAmbiguous = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'rejected' &&
    (failure.status >= 500 || failure.status === 409 || failure.status === 408));
