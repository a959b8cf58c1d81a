/** How far a payment on the screen is (specification 000, section 4: wallet, intent, confirmation, refund, cancellation). */
export const paymentStages = [
  'idle',
  /** The wallet is being opened. */
  'opening',
  /** The intent is being made. */
  'preparing',
  /** The fee's signature had run out: the fee is asked for anew. */
  'refreshing',
  /** The vendor chooses a card. */
  'choosing',
  'confirming',
  /** No usable answer came: the service is being asked how it ended. */
  'checking',
  /** The bank wants to see the payer. */
  'challenged',
  'cancelling',
  /** Charged, and given back: shown until the vendor has seen it. */
  'refunded',
  /** Over without a charge. */
  'failed',
  'paid',
] as const;
export type PaymentStage = (typeof paymentStages)[number];

export type PaymentFact =
  | 'began'
  /** A payment of before is found again. */
  | 'resumed'
  | 'walletOpened'
  | 'intentMade'
  | 'signatureExpired'
  | 'feeUnchanged'
  /** The payment cannot go on: the wallet, the intent or the fee is missing, or nothing was charged in the end. */
  | 'failed'
  | 'confirmed'
  /** The bank refused the card. */
  | 'declined'
  | 'doubtArose'
  | 'challenged'
  | 'cancelAsked'
  | 'paid'
  | 'refunded'
  /** Nobody may ask any more how it ended. */
  | 'interrupted'
  | 'left';

type Row = Readonly<Partial<Record<PaymentFact, PaymentStage>>>;

const begin = { began: 'opening', resumed: 'checking' } as const satisfies Row;
const leave = { left: 'idle' } as const satisfies Row;
/** How a confirmation or a look at the service can end. */
const ends = {
  paid: 'paid',
  refunded: 'refunded',
  challenged: 'challenged',
  failed: 'failed',
  interrupted: 'idle',
} as const satisfies Row;

/** The whole machine: stage, fact, next stage. A fact without an entry changes nothing. */
export const stageTable: Readonly<Record<PaymentStage, Row>> = {
  idle: begin,
  opening: { walletOpened: 'preparing', failed: 'failed', ...leave },
  preparing: { intentMade: 'choosing', signatureExpired: 'refreshing', failed: 'failed', ...leave },
  refreshing: { feeUnchanged: 'preparing', failed: 'failed', ...leave },
  choosing: { confirmed: 'confirming', ...leave },
  confirming: { ...ends, declined: 'choosing', doubtArose: 'checking' },
  checking: { ...ends, declined: 'choosing' },
  challenged: { cancelAsked: 'cancelling' },
  cancelling: ends,
  refunded: leave,
  failed: { ...begin, ...leave },
  paid: leave,
};

export const nextStage = (stage: PaymentStage, fact: PaymentFact): PaymentStage =>
  stageTable[stage][fact] ?? stage;
