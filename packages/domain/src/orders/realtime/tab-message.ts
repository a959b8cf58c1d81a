import * as z from 'zod/mini';
import type { Order } from '../../api/index.ts';
import { orderStatusSchema } from '../../contracts/index.ts';

/**
 * The state of the live updates. `connected`: the service has confirmed the subscription and still answers.
 * `connecting` includes all reconnection attempts.
 */
export type ConnectionStatus = 'connected' | 'connecting' | 'disconnected';

const textOrNull = z.nullable(z.string());
const point = z.object({ latitude: z.number(), longitude: z.number() });
const numberOrNull = z.nullable(z.number());

/** An order as another tab has parsed it. The other tab may run another build, so it is checked again. */
const orderSchema = z.object({
  id: z.string(),
  vendorId: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  status: orderStatusSchema,
  history: z.array(z.object({ status: orderStatusSchema, at: z.number() })),
  preorderedFor: numberOrNull,
  deliveryFee: z.number(),
  discount: z.number(),
  customer: z.object({
    name: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    point,
    notes: z.string(),
  }),
  amount: z.number(),
  description: z.string(),
  paymentMethod: z.string(),
  pickupCode: textOrNull,
  pickUpPoint: z.nullable(point),
  outletName: textOrNull,
  cancellation: z.nullable(
    z.object({ reason: textOrNull, by: z.nullable(z.enum(['vendor', 'service'])), fee: numberOrNull }),
  ),
  rider: z.nullable(z.object({ id: z.string(), name: z.string(), phoneNumber: z.string() })),
  eta: z.nullable(
    z.object({
      toVendorMinutes: numberOrNull,
      toCustomerMinutes: numberOrNull,
      range: z.nullable(z.object({ min: z.number(), max: z.number() })),
    }),
  ),
});

const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), state: z.enum(['connected', 'connecting', 'disconnected']) }),
  /** Messages of the socket, as the service sent them. */
  z.object({ kind: z.literal('updates'), texts: z.array(z.string()) }),
  z.object({ kind: z.literal('list'), vendorId: z.string(), orders: z.array(orderSchema) }),
]);

/** What the leading tab sends to its followers. */
export type TabMessage =
  | { readonly kind: 'state'; readonly state: ConnectionStatus }
  | { readonly kind: 'updates'; readonly texts: readonly string[] }
  | { readonly kind: 'list'; readonly vendorId: string; readonly orders: readonly Order[] };

/** Parses a message of another tab. Returns null if another build has sent something else. */
export const parseTabMessage = (message: unknown): TabMessage | null => {
  const parsed = z.safeParse(tabMessageSchema, message);
  return parsed.success ? parsed.data : null;
};
