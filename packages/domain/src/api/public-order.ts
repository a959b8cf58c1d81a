import { createEffect } from 'effector';
import { getPublicOrderContract, getPublicProofContract } from '../contracts/index.ts';
import type {
  ConsumerPhase,
  MinuteRange,
  Point,
  ProofKind,
  PublicPhase,
  WirePublicOrder,
} from '../contracts/index.ts';
import { callPublic } from './call-public.ts';
import type { ApiFailure } from './failures.ts';

/** What the recipient sees of an order. Instants are unix milliseconds, and money is in major units. */
export interface PublicOrder {
  readonly phase: PublicPhase;
  readonly consumerPhase: ConsumerPhase;
  readonly isDelayed: boolean;
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The agreed time of delivery. Null for an instant order. */
  readonly preorderedFor: number | null;
  readonly pickUp: { readonly name: string; readonly point: Point };
  readonly destination: { readonly address: string; readonly point: Point };
  /** Null unless a rider is on the way to the vendor or the recipient. */
  readonly rider: {
    readonly firstName: string;
    readonly phoneNumber: string;
    readonly point: Point;
    readonly bearing: number | null;
  } | null;
  /** Minutes until the rider reaches the next stop. Null without an estimate. */
  readonly etaMinutes: number | null;
  /** Null while the estimate is certain, or unknown. */
  readonly etaRange: MinuteRange | null;
  /** Null until the order was delivered or returned. */
  readonly receipt: PublicReceipt | null;
}

export interface PublicReceipt {
  readonly orderId: string;
  /** The value of the items. */
  readonly amount: number;
  /** What the rider collected from the recipient. */
  readonly paidToRider: number;
  readonly paymentMethod: string;
  readonly createdAt: number;
  readonly collectedAt: number | null;
  readonly endedAt: number;
  readonly proofs: readonly { readonly kind: ProofKind; readonly takenAt: number }[];
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

const toReceipt = (wire: NonNullable<WirePublicOrder['receipt']>): PublicReceipt => ({
  orderId: wire.order_id,
  amount: wire.amount,
  paidToRider: wire.paid_to_rider,
  paymentMethod: wire.payment_method,
  createdAt: Date.parse(wire.created_at),
  collectedAt: wire.collected_at === null ? null : Date.parse(wire.collected_at),
  endedAt: Date.parse(wire.ended_at),
  proofs: wire.proofs.map(({ kind, taken_at }) => ({ kind, takenAt: Date.parse(taken_at) })),
});

const toPublicOrder = (wire: WirePublicOrder): PublicOrder => ({
  phase: wire.phase,
  consumerPhase: wire.consumer_phase,
  isDelayed: wire.is_delayed,
  country: wire.country,
  currency: wire.currency,
  timeZone: wire.time_zone,
  preorderedFor: wire.preordered_for === null ? null : Date.parse(wire.preordered_for),
  pickUp: { name: wire.pick_up.name, point: pointOf(wire.pick_up) },
  destination: { address: wire.destination.address, point: pointOf(wire.destination) },
  rider: wire.rider && {
    firstName: wire.rider.first_name,
    phoneNumber: wire.rider.phone_number,
    point: pointOf(wire.rider),
    bearing: wire.rider.bearing,
  },
  etaMinutes: wire.eta_minutes,
  etaRange: wire.eta_range ?? null,
  receipt: wire.receipt && toReceipt(wire.receipt),
});

/** Resolves the token of a public link (GET /public/orders/{token}). */
export const loadPublicOrderFx = createEffect<{ readonly token: string }, PublicOrder, ApiFailure>(
  ({ token }) => callPublic(getPublicOrderContract, { token }).then(({ result }) => toPublicOrder(result)),
);

/** Loads a proof as a data URL (GET /public/orders/{token}/proofs/{kind}). */
export const loadPublicProofFx = createEffect<
  { readonly token: string; readonly kind: ProofKind },
  string,
  ApiFailure
>((params) => callPublic(getPublicProofContract, params).then(({ result }) => result.image));
