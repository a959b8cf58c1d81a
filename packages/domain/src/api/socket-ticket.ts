import { createEffect } from 'effector';
import { socketTicketContract } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

/** Requests a ticket that opens the socket once (POST /socket/ticket). */
export const requestSocketTicketFx = createEffect<void, { readonly ticket: string }, ApiFailure>(() =>
  callService(socketTicketContract, { body: {} }).then(({ result }) => ({ ticket: result.ticket })),
);
