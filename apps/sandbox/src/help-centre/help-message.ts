import { isBlank } from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import type { Caller } from '../accounts/tokens.ts';
import { getSignInName } from '../accounts/sign-in-name.ts';
import { unauthorized } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredMessage } from '../store/tables.ts';

const supportEmail = 'help@saddlebag.test';
export const helpMessageCharacters = 2000;

/** A message of the contact form. The panel creates the id, so that a retry sends no second message. */
export const helpMessageSchema = z.object({
  id: z.uuid(),
  text: z.string().check(
    z.maxLength(helpMessageCharacters),
    z.refine((text) => !isBlank(text), 'is blank'),
  ),
});

/** Builds the email to the support team. */
export const toStoredMessage = (
  service: Service,
  caller: Caller,
  { id, text }: z.output<typeof helpMessageSchema>,
): StoredMessage => {
  const account = service.store.find('account', caller.accountId);
  if (account === undefined) throw unauthorized();
  return {
    id: `help-${caller.accountId}-${id}`,
    channel: 'email',
    to: supportEmail,
    subject: `Help request of ${getSignInName(account)}`,
    text,
    code: null,
    sentAt: service.clock.now(),
  };
};
