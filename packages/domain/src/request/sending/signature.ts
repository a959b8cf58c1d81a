import type { ApiFailure } from '../../api/index.ts';
import { signatureExpiredMessage } from '../../contracts/index.ts';

/**
 * Returns true if the service refused an order because its quote is too old (specification 000, section 8).
 */
export const isSignatureExpired = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
