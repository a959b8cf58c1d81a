import type { Clock } from '../clock.ts';
import { randomText } from '../cryptography/encoding.ts';
import type { Caller } from './tokens.ts';

const ticketLifeSeconds = 30;

/**
 * Single-use tickets that open the socket. They are kept in memory, so after a restart clients request new
 * ones.
 */
export interface Tickets {
  issue(caller: Caller): { readonly ticket: string; readonly expires_in: number };
  /** Consumes a ticket and returns its owner. Returns null if the ticket is used, expired or unknown. */
  redeem(ticket: string): Caller | null;
}

export const createTickets = (clock: Clock): Tickets => {
  const openTickets = new Map<string, { readonly caller: Caller; readonly until: number }>();
  const dropExpired = (): void => {
    for (const [ticket, { until }] of openTickets) if (until <= clock.now()) openTickets.delete(ticket);
  };
  return {
    issue(caller) {
      dropExpired();
      const ticket = randomText();
      openTickets.set(ticket, { caller, until: clock.now() + ticketLifeSeconds * 1000 });
      return { ticket, expires_in: ticketLifeSeconds };
    },
    redeem(ticket) {
      dropExpired();
      const redeemed = openTickets.get(ticket);
      openTickets.delete(ticket);
      return redeemed?.caller ?? null;
    },
  };
};
