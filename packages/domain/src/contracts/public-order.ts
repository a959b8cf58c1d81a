import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { minuteRangeSchema } from './minute-range.ts';
import { bearing, durationMinutes, latitude, longitude, money } from './numbers.ts';
import { proofKinds, proofResponseSchema } from './proof.ts';
import { consumerPhases, publicPhases } from './public-phases.ts';
import { id } from './bounded-text.ts';

/** Days for which a public link works after its order has ended. A receipt so outlives its proofs. */
export const linkDaysAfterEnd = 14;

/** The translation keys with which the service refuses a public link. */
export const linkRefusals = {
  /** The token was never issued. The status is 404. */
  unknown: 'error.link-unknown',
  /** The vendor revoked the link. The status is 410. */
  revoked: 'error.link-revoked',
  /** The order ended too long ago. The status is 410. */
  expired: 'error.link-expired',
} as const;

/**
 * The receipt of the recipient. It has no delivery fee: the vendor pays the fee to the courier service
 * (specification 001, section 3), so the fee is neither part of what the recipient paid nor theirs to see.
 */
const receiptSchema = z.object({
  order_id: z.string(),
  /** The value of the items. */
  amount: money,
  /** What the rider collected from the recipient. 0 if the items were paid before, or were returned. */
  paid_to_rider: money,
  payment_method: z.string(),
  created_at: z.string(),
  collected_at: z.nullable(z.string()),
  ended_at: z.string(),
  proofs: z.array(z.object({ kind: z.enum(proofKinds), taken_at: z.string() })),
});

/**
 * What the holder of a public link may see of an order. It has no name, phone number or notes of the
 * recipient, because links are forwarded. Times are ISO 8601, and money is in major units.
 */
export const publicOrderSchema = z.object({
  phase: z.enum([...publicPhases, 'cancelled']),
  consumer_phase: z.enum(consumerPhases),
  is_delayed: z.boolean(),
  /** The country of the vendor, whose conventions apply (ISO 3166-1 alpha-2). */
  country: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** IANA time zone. */
  time_zone: z.string(),
  /** The agreed time of delivery. Null for an instant order. */
  preordered_for: z.nullable(z.string()),
  pick_up: z.object({ name: z.string(), latitude, longitude }),
  destination: z.object({ address: z.string(), latitude, longitude }),
  /** Null unless a rider is on the way to the vendor or the recipient. */
  rider: z.nullable(
    z.object({
      first_name: z.string(),
      phone_number: z.string(),
      latitude,
      longitude,
      bearing: z.nullable(bearing),
    }),
  ),
  /** Minutes until the rider reaches the next stop. Null without an estimate. */
  eta_minutes: z.nullable(durationMinutes),
  /** The limits of the estimate, while it is uncertain. */
  eta_range: z.optional(z.nullable(minuteRangeSchema)),
  /** Null until the order was delivered or returned. */
  receipt: z.nullable(receiptSchema),
});
export type WirePublicOrder = z.output<typeof publicOrderSchema>;

/** Resolves the token of a public link. Refusals have a key of `linkRefusals`. */
export const getPublicOrderContract = defineContract({
  id: 'getPublicOrder',
  method: 'GET',
  service: 'orders',
  path: '/public/orders/{token}',
  summary: 'Follow an order through its public link',
  authorized: false,
  // The page polls, so its next call is the retry.
  retries: 0,
  params: z.object({ token: id }),
  response: z.object({ result: publicOrderSchema }),
});

/** Loads a proof as a data URL. The status is 404 once the service has deleted the proof. */
export const getPublicProofContract = defineContract({
  id: 'getPublicProof',
  method: 'GET',
  service: 'orders',
  path: '/public/orders/{token}/proofs/{kind}',
  summary: 'Load a proof of an order through its public link',
  authorized: false,
  params: z.object({ token: id, kind: z.enum(proofKinds) }),
  response: proofResponseSchema,
});

const orderReferenceSchema = z.object({ vendor_id: id, order_id: id });

/** Makes sure that an order has a public link, and returns its token. A repeat returns the same token. */
export const issueOrderLinkContract = defineContract({
  id: 'issueOrderLink',
  method: 'PUT',
  service: 'orders',
  path: '/order/link/issue',
  summary: 'Issue the public link of an order',
  body: orderReferenceSchema,
  response: z.object({ result: z.object({ token: z.string() }) }),
});

/** Revokes the public link of an order. Has no effect on an order without a link. */
export const revokeOrderLinkContract = defineContract({
  id: 'revokeOrderLink',
  method: 'PUT',
  service: 'orders',
  path: '/order/link/revoke',
  summary: 'Revoke the public link of an order',
  body: orderReferenceSchema,
  response: z.object({ result: z.object({ revoked: z.boolean() }) }),
});
