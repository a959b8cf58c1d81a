import { signatureExpiredMessage } from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import type { SignatureFault } from './fee-signature.ts';

/** Creates the refusal of a fee whose signature is expired or was not issued for it. */
export const feeRefusal = (fault: SignatureFault): Refusal =>
  new Refusal(400, fault === 'expired' ? signatureExpiredMessage : 'SignatureInvalid', 'error.fee.changed');
