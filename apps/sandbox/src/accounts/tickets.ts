import type { Clock } from '../clock.ts';
import { randomText } from '../cryptography/encoding.ts';
import type { Caller } from './tokens.ts';

const ticketLifeSeconds = 30;

/** Tickets that open the socket once each. They live in memory: a restart only makes the client ask for another. */
export interface Tickets {
  issue(caller: Caller): { readonly ticket: string; readonly expires_in: number };
  /** The ticket's owner; null when it was used before, has run out or never was. */
  redeem(ticket: string): Caller | null;
}

export const createTickets = (clock: Clock): Tickets => {
  const open = new Map<string, { readonly caller: Caller; readonly until: number }>();
  const dropExpired = (): void => {
    for (const [ticket, { until }] of open) if (until <= clock.now()) open.delete(ticket);
  };
  return {
    issue(caller) {
      dropExpired();
      const ticket = randomText();
      open.set(ticket, { caller, until: clock.now() + ticketLifeSeconds * 1000 });
      return { ticket, expires_in: ticketLifeSeconds };
    },
    redeem(ticket) {
      dropExpired();
      const found = open.get(ticket);
      open.delete(ticket);
      return found?.caller ?? null;
    },
  };
};
