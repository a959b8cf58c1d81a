/**
 * The stages of a payment (specification 000, section 4: wallet, intent, confirmation, refund, cancellation).
 */
export const paymentStages = [
  'idle',
  /** The wallet is being opened. */
  'opening',
  /** The intent is being created. */
  'preparing',
  /** The fee's signature expired, so the fee is being quoted again. */
  'refreshing',
  /** The vendor is choosing a card. */
  'choosing',
  'confirming',
  /** The outcome is unknown and is being read from the service. */
  'checking',
  /** The bank must authenticate the payer. */
  'challenged',
  'cancelling',
  /** Charged and returned. Stays on screen until the vendor leaves. */
  'refunded',
  /** Ended without a charge. */
  'failed',
  'paid',
] as const;
export type PaymentStage = (typeof paymentStages)[number];

export type PaymentEvent =
  | 'started'
  /** An earlier payment may be unfinished. */
  | 'resumed'
  | 'walletOpened'
  | 'intentCreated'
  | 'signatureExpired'
  | 'feeUnchanged'
  /** The wallet, the intent or the new quote failed, or the payment ended without a charge. */
  | 'failed'
  | 'confirmed'
  /** The bank refused the card. */
  | 'declined'
  | 'responseLost'
  | 'challenged'
  | 'cancelRequested'
  | 'paid'
  | 'refunded'
  /** The session ended, or there was no payment to resume. */
  | 'interrupted'
  | 'left';

type Row = Readonly<Partial<Record<PaymentEvent, PaymentStage>>>;

const startTransitions = { started: 'opening', resumed: 'checking' } as const satisfies Row;
const leaveTransitions = { left: 'idle' } as const satisfies Row;
/** Transitions on the outcome of a confirmation, a check or a cancellation. */
const outcomeTransitions = {
  paid: 'paid',
  refunded: 'refunded',
  challenged: 'challenged',
  failed: 'failed',
  interrupted: 'idle',
} as const satisfies Row;

/** The transitions of the machine: stage, event, next stage. A stage ignores events without an entry. */
export const stageTable: Readonly<Record<PaymentStage, Row>> = {
  idle: startTransitions,
  opening: { walletOpened: 'preparing', failed: 'failed', ...leaveTransitions },
  preparing: {
    intentCreated: 'choosing',
    signatureExpired: 'refreshing',
    failed: 'failed',
    ...leaveTransitions,
  },
  refreshing: { feeUnchanged: 'preparing', failed: 'failed', ...leaveTransitions },
  choosing: { confirmed: 'confirming', ...leaveTransitions },
  confirming: { ...outcomeTransitions, declined: 'choosing', responseLost: 'checking' },
  checking: { ...outcomeTransitions, declined: 'choosing' },
  // The other outcomes come from another tab.
  challenged: { cancelRequested: 'cancelling', paid: 'paid', refunded: 'refunded', failed: 'failed' },
  cancelling: outcomeTransitions,
  refunded: leaveTransitions,
  failed: { ...startTransitions, ...leaveTransitions },
  paid: leaveTransitions,
};

export const nextStage = (stage: PaymentStage, event: PaymentEvent): PaymentStage =>
  stageTable[stage][event] ?? stage;
