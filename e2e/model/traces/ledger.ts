import type { Outlet } from './traced-service.ts';
import { deliveryKey } from './tab.ts';
import type { TabObserver } from './tab.ts';

/** The violations that a trace can reveal, with their titles for reports. */
export const violationTitles = {
  doubleOrders: 'two orders from one draft',
  unsubmittedOrders: 'an order from a draft that was never submitted',
  unseenOrders: 'an order that was never shown',
  hiddenFees: 'a submitted fee that was not on the screen',
  lostCharges: 'a charge without an order or a shown refund',
  lostDrafts: 'a typed value that was lost before it was submitted',
  deadEnds: 'a draft that can no longer be submitted',
  signOuts: 'a session that ended without a reason',
  errors: 'an exception',
} as const;
export type Violation = keyof typeof violationTitles;

/** The fields that a vendor has typed for one outlet and not yet submitted. */
export interface UnsentDraft {
  readonly phone: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Records the typed fields, submissions, shown fees and shown orders of one trace. */
export interface Ledger extends TabObserver {
  readonly report: (violation: Violation, details: string) => void;
  readonly violations: () => readonly { readonly violation: Violation; readonly details: string }[];
  readonly unsentDrafts: Map<Outlet, UnsentDraft>;
  /** Phone numbers of the drafts that the vendor has submitted. */
  readonly submittedPhones: Set<string>;
  /** Phone numbers of the drafts that the vendor has discarded. */
  readonly discardedPhones: Set<string>;
  readonly shownOrderIds: ReadonlySet<string>;
  readonly shownRefundIds: ReadonlySet<string>;
  /**
   * Records that the response to a session renewal may be lost. From then on a sign-out is not a violation,
   * because the tab may retry too late with the old token.
   */
  readonly sessionRenewalFaulted: () => void;
  readonly feeQuestionCount: () => number;
  readonly isFromTrace: (phone: string) => boolean;
  /** Returns an unused phone number for a new draft. */
  readonly nextPhone: () => string;
}

/** @param phoneOf Returns the customer's phone number of an order, which identifies its draft. */
export const createLedger = (phoneOf: (orderId: string) => string | undefined): Ledger => {
  const reportedViolations: { violation: Violation; details: string }[] = [];
  const shownFees = new Set<string>();
  const issuedPhones = new Set<string>();
  const shownOrderIds = new Set<string>();
  const shownRefundIds = new Set<string>();
  const unsentDrafts = new Map<Outlet, UnsentDraft>();
  const submittedPhones = new Set<string>();
  let canRenewalBeLost = false;
  let issuedPhoneCount = 0;
  let shownQuestionCount = 0;
  const feeKey = (delivery: string, fee: number): string => `${delivery} ${fee.toFixed(3)}`;

  const report: Ledger['report'] = (violation, details) =>
    void reportedViolations.push({ violation, details });
  return {
    report,
    violations: () => reportedViolations,
    unsentDrafts,
    submittedPhones,
    discardedPhones: new Set(),
    shownOrderIds,
    shownRefundIds,
    feeQuestionCount: () => shownQuestionCount,
    feeQuestionShown: () => {
      shownQuestionCount += 1;
    },
    isFromTrace: (phone) => issuedPhones.has(phone),
    nextPhone: () => {
      issuedPhoneCount += 1;
      const phone = `+8801${String(700_000_000 + issuedPhoneCount)}`;
      issuedPhones.add(phone);
      return phone;
    },
    feeShown: (delivery, fee) => void shownFees.add(feeKey(delivery, fee)),
    submissionSent: ({ via, body }) => {
      const fee = body.discounted_delivery_fee ?? body.delivery_fee;
      const delivery = deliveryKey(body.vendor_id, body.customer.location);
      if (!shownFees.has(feeKey(delivery, fee)))
        report('hiddenFees', `${via} for ${body.customer.phone_number} with ${fee}`);
      if (!submittedPhones.has(body.customer.phone_number))
        report('unsubmittedOrders', `${via} for ${body.customer.phone_number} was sent`);
    },
    orderShown: (orderId, vendorId) => {
      shownOrderIds.add(orderId);
      // The typed fields became this order. Later input belongs to the next draft.
      if (unsentDrafts.get(vendorId as Outlet)?.phone === phoneOf(orderId))
        unsentDrafts.delete(vendorId as Outlet);
    },
    refundShown: (paymentId) => void shownRefundIds.add(paymentId),
    sessionRenewalFaulted: () => {
      canRenewalBeLost = true;
    },
    signedOut: () => {
      if (!canRenewalBeLost) report('signOuts', 'the vendor was signed out');
    },
  };
};
