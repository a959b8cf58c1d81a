import type { HelpMessage } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import { getSignInName } from '../accounts/sign-in-name.ts';
import { unauthorized } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredMessage } from '../store/tables.ts';

const supportEmail = 'help@saddlebag.test';

/** Builds the email to the support team. */
export const toStoredMessage = (
  service: Service,
  caller: Caller,
  { id, text }: HelpMessage,
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
