import { signatureExpiredMessage } from '../contracts/index.ts';

/** Describes why a call returned no usable result. */
export type ApiFailure =
  /**
   * There was no connection, it broke before the response, or the caller aborted the call. The service may
   * still have processed the request.
   */
  | { readonly kind: 'offline' }
  /** No response arrived in time. The service may still have processed the request. */
  | { readonly kind: 'timeout' }
  /** 401 or 403. */
  | {
      readonly kind: 'unauthorized';
      readonly status: number;
      readonly message: string;
      readonly translationKey: string | null;
    }
  /**
   * Any other status that is not 2xx. After 408, 409 or 5xx, the service may still have processed the
   * request.
   */
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

/** True if the service refused the call because its quote is too old (specification 000, section 8). */
export const isSignatureExpired = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
