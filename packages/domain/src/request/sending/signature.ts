import type { ApiFailure } from '../../api/index.ts';
import { signatureExpiredMessage } from '../../contracts/index.ts';

/** True for the refusal of an order whose fee was quoted too long ago (specification 000, section 8). */
export const isSignatureExpired = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
