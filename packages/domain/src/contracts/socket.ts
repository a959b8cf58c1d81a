import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { durationSeconds } from './numbers.ts';
import { orderSchema } from './order.ts';
import { id } from './text.ts';

/** Issues a ticket that opens the socket once. With a ticket, no access token appears in the socket's URL. */
export const socketTicketContract = defineContract({
  id: 'socketTicket',
  method: 'POST',
  service: 'orders',
  path: '/socket/ticket',
  summary: 'Get a single-use ticket for the socket',
  body: z.object({}),
  response: z.object({ result: z.object({ ticket: z.string(), expires_in: durationSeconds }) }),
});

/** A message from the portal to the service. */
export const socketCommandSchema = z.object({
  action: z.literal('subscribeToVendor'),
  data: z.object({ vendor_id: id }),
});
export type SocketCommand = z.output<typeof socketCommandSchema>;

/** A message from the service to the portal. */
export const socketMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe_ok'), data: z.object({ vendor_id: z.string() }) }),
  z.object({ type: z.literal('order_update'), data: orderSchema }),
]);
export type SocketMessage = z.output<typeof socketMessageSchema>;
