import type { socketTicketContract } from '@saddlebag/domain/contracts';
import type { Caller } from '../accounts/tokens.ts';
import type { Handler } from '../http/mount.ts';
import type { Service } from '../service.ts';

export const issueTicket: Handler<typeof socketTicketContract> = (_input, service, caller) => ({
  result: service.tickets.issue(caller),
});

/**
 * Resolves the caller of a socket from a single-use `ticket`, or from an access or partner token in `token`.
 */
export const resolveSocketCaller = async (
  service: Service,
  query: URLSearchParams,
): Promise<Caller | null> => {
  const ticket = query.get('ticket');
  if (ticket !== null) return service.tickets.redeem(ticket);
  const token = query.get('token');
  if (token === null) return null;
  return (await service.tokens.readAccess(token)) ?? service.tokens.readPartner(token);
};
