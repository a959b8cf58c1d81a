import { createEffect } from 'effector';
import { requestResetCodeContract, resetPasswordContract } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Contact } from './contact.ts';
import { toWireContact } from './contact.ts';
import type { ApiFailure } from './failures.ts';

/**
 * Requests a reset code (POST /password/forgot). Returns the milliseconds until another code can be
 * requested.
 */
export const requestResetCodeFx = createEffect<Contact, { readonly resendInMs: number }, ApiFailure>(
  (contact) =>
    callService(requestResetCodeContract, { body: toWireContact(contact) }).then(({ result }) => ({
      resendInMs: result.resend_in * 1000,
    })),
);

export interface NewPassword {
  readonly contact: Contact;
  readonly code: string;
  readonly password: string;
}

/** Sets a new password with a reset code (POST /password/reset). */
export const resetPasswordFx = createEffect<NewPassword, true, ApiFailure>(({ contact, code, password }) =>
  callService(resetPasswordContract, { body: { ...toWireContact(contact), code, password } }).then(
    ({ result }) => result,
  ),
);
