import type { Outlet } from './service.ts';
import { wayOf } from './tab.ts';
import type { Witness } from './tab.ts';

/** What may never happen, each with the sentence that says so. */
export const violations = {
  doubleOrders: 'two orders of one draft',
  unaskedOrders: 'an order of a draft that nobody sent',
  unseenOrders: 'an order that was never shown',
  hiddenFees: 'a fee that was not on the screen was submitted',
  lostCharges: 'a charge without an order or a shown refund',
  lostDrafts: 'something typed and not sent is gone',
  deadEnds: 'a draft that cannot be sent any more',
  signOuts: 'a session ended by itself',
  errors: 'something threw',
} as const;
export type Violation = keyof typeof violations;

/** What a vendor has typed for one outlet and not sent. */
export interface Typed {
  readonly phone: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Remembers what was typed, pressed, seen and sent in one trace. */
export interface Ledger extends Witness {
  readonly complain: (violation: Violation, what: string) => void;
  readonly complaints: () => readonly { readonly violation: Violation; readonly what: string }[];
  readonly typed: Map<Outlet, Typed>;
  /** Phones of drafts that the vendor has asked a rider for. */
  readonly pressed: Set<string>;
  /** Phones of drafts that the vendor has thrown away. */
  readonly thrownAway: Set<string>;
  readonly ordersShown: ReadonlySet<string>;
  readonly refundsShown: ReadonlySet<string>;
  /** The answer to a renewal of the session may get lost: whoever comes too late with the old token is signed out. */
  readonly renewalBroke: () => void;
  readonly questions: () => number;
  readonly isOurs: (phone: string) => boolean;
  /** A phone number for one more draft. */
  readonly nextPhone: () => string;
}

/** @param phoneOf Of which draft an order is. */
export const createLedger = (phoneOf: (orderId: string) => string | undefined): Ledger => {
  const found: { violation: Violation; what: string }[] = [];
  const feesShown = new Set<string>();
  const ours = new Set<string>();
  const ordersShown = new Set<string>();
  const refundsShown = new Set<string>();
  const typed = new Map<Outlet, Typed>();
  const pressed = new Set<string>();
  let isRenewalBroken = false;
  let given = 0;
  let questions = 0;
  const feeText = (way: string, fee: number): string => `${way} ${fee.toFixed(3)}`;

  const complain: Ledger['complain'] = (violation, what) => void found.push({ violation, what });
  return {
    complain,
    complaints: () => found,
    typed,
    pressed,
    thrownAway: new Set(),
    ordersShown,
    refundsShown,
    questions: () => questions,
    feeAsked: () => {
      questions += 1;
    },
    isOurs: (phone) => ours.has(phone),
    nextPhone: () => {
      given += 1;
      const phone = `+8801${String(700_000_000 + given)}`;
      ours.add(phone);
      return phone;
    },
    feeShown: (way, fee) => void feesShown.add(feeText(way, fee)),
    submissionLeft: ({ by, body }) => {
      const fee = body.discounted_delivery_fee ?? body.delivery_fee;
      const way = wayOf(body.vendor_id, body.customer.location);
      if (!feesShown.has(feeText(way, fee)))
        complain('hiddenFees', `${by} for ${body.customer.phone_number} with ${fee}`);
      if (!pressed.has(body.customer.phone_number))
        complain('unaskedOrders', `${by} for ${body.customer.phone_number} has left`);
    },
    orderShown: (orderId, vendorId) => {
      ordersShown.add(orderId);
      // What had been typed went with the order; what is typed from now on belongs to the next.
      if (typed.get(vendorId as Outlet)?.phone === phoneOf(orderId)) typed.delete(vendorId as Outlet);
    },
    refundShown: (paymentId) => void refundsShown.add(paymentId),
    renewalBroke: () => {
      isRenewalBroken = true;
    },
    signedOut: () => {
      if (!isRenewalBroken) complain('signOuts', 'somebody was signed out');
    },
  };
};
