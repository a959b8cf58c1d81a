import { limits, type OrderStatus } from '../../contracts/index.ts';
import { rankOf, statusGroups } from '../order-book/index.ts';

/** Severities, most severe first. */
export const severities = ['urgent', 'warning', 'notice'] as const;
export type Severity = (typeof severities)[number];

/** What the vendor can do about an item. */
export type AttentionAct = 'open' | 'call-rider' | 'call-customer' | 'repeat' | 'reload';

interface OrderRule {
  readonly severity: Severity;
  /** Minutes that an order may spend in `statuses` before it needs attention. */
  readonly afterMinutes: number;
  readonly act: AttentionAct;
  readonly statuses: ReadonlySet<OrderStatus>;
}

/**
 * Minutes that an instant order may wait for a rider. After the same time, the specification lets a vendor
 * cancel an order whose payment is committed (001, section 9).
 */
const RIDERLESS_MINUTES = 10;

/** The statuses of 'new' in which no rider is on the way yet. */
const riderlessStatuses = new Set<OrderStatus>(
  [...statusGroups.new].filter(
    (status) => rankOf(status) <= rankOf('WAITING_FOR_TRANSPORT') || status === 'MODIFIED',
  ),
);

/**
 * When an order needs the vendor. A kind without a delay concerns a status that the service sets only when
 * something went wrong.
 */
export const orderRules = {
  'payment-failed': {
    severity: 'urgent',
    afterMinutes: 0,
    act: 'repeat',
    statuses: new Set<OrderStatus>(['PAYMENT_FAILED']),
  },
  stalled: {
    severity: 'urgent',
    afterMinutes: 0,
    act: 'repeat',
    statuses: new Set<OrderStatus>(['STALLED']),
  },
  'no-rider': {
    severity: 'urgent',
    afterMinutes: RIDERLESS_MINUTES,
    act: 'open',
    statuses: riderlessStatuses,
  },
  delayed: {
    severity: 'warning',
    afterMinutes: 0,
    act: 'call-rider',
    statuses: new Set<OrderStatus>(['DELAYED']),
  },
  'rider-waiting': {
    severity: 'warning',
    // A near rider arrives within this time, so afterwards the rider is at the counter.
    afterMinutes: limits.nearRiderMinutes,
    act: 'open',
    statuses: new Set<OrderStatus>(['NEAR_VENDOR']),
  },
  returning: {
    severity: 'notice',
    afterMinutes: 0,
    act: 'call-customer',
    statuses: new Set<OrderStatus>(['RETURN_INITIATED']),
  },
} as const satisfies Readonly<Record<string, OrderRule>>;

export type OrderAttentionKind = keyof typeof orderRules;

/**
 * The rule of a lost live connection. Most connections reopen within seconds, and the longest pause between
 * two attempts is 30 s.
 */
export const connectionRule = { severity: 'warning', afterMinutes: 1, act: 'reload' } as const;

/** The rule of a duplicate. The vendor opens it to cancel it. */
const duplicateRule = { severity: 'warning', act: 'open' } as const;

export type AttentionKind = OrderAttentionKind | 'duplicate' | 'disconnected';

const rules: Readonly<Record<AttentionKind, Pick<OrderRule, 'severity' | 'act'>>> = {
  ...orderRules,
  duplicate: duplicateRule,
  disconnected: connectionRule,
};

export const severityOf = (kind: AttentionKind): Severity => rules[kind].severity;

/** Returns the act that a kind suggests. */
export const suggestedActOf = (kind: AttentionKind): AttentionAct => rules[kind].act;

/** Returns the kind that orders in a status can have. Returns null if the status never needs attention. */
export const kindOfStatus = (status: OrderStatus): OrderAttentionKind | null => kinds.get(status) ?? null;

const kinds = new Map<OrderStatus, OrderAttentionKind>(
  Object.entries(orderRules).flatMap(([kind, { statuses }]) =>
    [...statuses].map((status) => [status, kind as OrderAttentionKind] as const),
  ),
);
