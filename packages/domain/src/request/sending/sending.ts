import type { ApiFailure } from '../../api/index.ts';

/**
 * The checks between a submission and the request to the service. Each machine runs a subset, in this order.
 */
export type CheckName = 'rules' | 'fee' | 'higher-fee' | 'item-value' | 'duplicate' | 'payment';

/**
 * A question that the vendor must answer with yes before the order is sent. Amounts are in the currency's
 * major unit.
 */
export type Question =
  | { readonly check: 'fee'; readonly amount: number }
  /** A changed order costs more than before. `lostDiscount` is what its voucher took off the fee. */
  | { readonly check: 'higher-fee'; readonly amount: number; readonly lostDiscount: number }
  | { readonly check: 'item-value'; readonly amount: number; readonly limit: number }
  | { readonly check: 'duplicate'; readonly draftId: string };

/** The result of a check. */
export type Verdict<Job> =
  /** Only the check that composes the job sets `job`. */
  | { readonly kind: 'pass'; readonly job?: Job }
  | { readonly kind: 'fail' }
  | { readonly kind: 'question'; readonly question: Question }
  /** The order must be paid before it can be created. */
  | { readonly kind: 'payment' };

export interface CheckResult<Job> {
  /** Number of the run that produced the verdict. Verdicts of earlier runs are ignored. */
  readonly run: number;
  readonly check: CheckName;
  readonly verdict: Verdict<Job>;
}

/** The data that a machine sends. One draft creates at most one order. */
export interface SendingJob {
  readonly draftId: string;
}

/** The progress of a submission. */
export type SendingState<Job> =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly check: CheckName; readonly job: Job | null }
  | { readonly status: 'asking'; readonly question: Question }
  | { readonly status: 'paying'; readonly job: Job }
  /** `job` is null when a placement from before a reload is resumed. */
  | { readonly status: 'placing'; readonly draftId: string; readonly job: Job | null }
  | {
      readonly status: 'looking-up';
      readonly draftId: string;
      /** The vendor submitted during the look-up. The checks start if the look-up finds no order. */
      readonly hasQueuedSubmission: boolean;
      /**
       * True if a request was sent and its outcome is unknown. False while the stored record is being read.
       */
      readonly isOutcomeUnknown: boolean;
    }
  | { readonly status: 'placed' }
  | { readonly status: 'refused'; readonly failure: ApiFailure };

export type SendingStatus = SendingState<SendingJob>['status'];

export type Sending<Job> = SendingState<Job> & {
  /** Counts the runs of the checks, so that a late verdict can be ignored. */
  readonly run: number;
  /** The questions that the vendor has answered with yes since the last submission. */
  readonly consents: readonly Question[];
};

export const idleSending = { status: 'idle', run: 0, consents: [] } as const;

/** An input of the sending machine. Events with the `draftId` of another draft are ignored. */
export type SendingEvent<Job> =
  | { readonly type: 'orderSubmitted' }
  | { readonly type: 'checkPassed'; readonly next: CheckName; readonly job: Job | null }
  | { readonly type: 'checksPassed'; readonly job: Job }
  | { readonly type: 'checkFailed' }
  | { readonly type: 'questionRaised'; readonly question: Question }
  | { readonly type: 'paymentRequired'; readonly job: Job }
  | { readonly type: 'consentGiven' }
  | { readonly type: 'consentRefused' }
  /** The draft, the vendor or the fee changed after a check had read it. */
  | { readonly type: 'inputChanged' }
  | { readonly type: 'paymentFeeRenewed'; readonly job: Job }
  | { readonly type: 'paymentLeft' }
  /** A draft was opened. A placement from before a reload may have created its order. */
  | { readonly type: 'lookUpStarted'; readonly draftId: string }
  /** The look-up found no order, and the vendor did not submit during the look-up. */
  | { readonly type: 'orderAbsent'; readonly draftId: string }
  /** The look-up found no order, and the vendor submitted during the look-up. */
  | { readonly type: 'queuedSubmissionStarted'; readonly draftId: string }
  /** No usable response arrived, so the service's orders are being searched. */
  | { readonly type: 'responseLost'; readonly draftId: string }
  | { readonly type: 'requestSent'; readonly draftId: string }
  | { readonly type: 'orderPlaced'; readonly draftId: string }
  | { readonly type: 'orderRefused'; readonly draftId: string; readonly failure: ApiFailure }
  | { readonly type: 'signatureExpired'; readonly draftId: string }
  /** The outcome is unknown, for example because the session ended. */
  | { readonly type: 'sendingInterrupted'; readonly draftId: string }
  /** The vendor left the screen. */
  | { readonly type: 'draftClosed' }
  /** The draft was discarded or became an order. */
  | { readonly type: 'draftErased' };

export type SendingEventName = SendingEvent<SendingJob>['type'];

type Row = Readonly<Partial<Record<SendingEventName, SendingStatus>>>;

const outcomeTransitions = {
  orderPlaced: 'placed',
  orderRefused: 'refused',
  signatureExpired: 'checking',
  sendingInterrupted: 'idle',
} as const satisfies Row;

/** The transitions of the machine: status, event, next status. A status ignores events without an entry. */
export const sendingTable: Readonly<Record<SendingStatus, Row>> = {
  idle: { orderSubmitted: 'checking', lookUpStarted: 'looking-up' },
  checking: {
    checkPassed: 'checking',
    checksPassed: 'placing',
    checkFailed: 'idle',
    questionRaised: 'asking',
    paymentRequired: 'paying',
    inputChanged: 'checking',
    lookUpStarted: 'looking-up',
    draftClosed: 'idle',
    draftErased: 'idle',
  },
  asking: {
    consentGiven: 'checking',
    consentRefused: 'idle',
    inputChanged: 'idle',
    lookUpStarted: 'looking-up',
    draftClosed: 'idle',
    draftErased: 'idle',
  },
  paying: {
    orderPlaced: 'placed',
    paymentFeeRenewed: 'paying',
    paymentLeft: 'idle',
    lookUpStarted: 'looking-up',
    draftErased: 'idle',
  },
  placing: { ...outcomeTransitions, responseLost: 'looking-up', lookUpStarted: 'looking-up' },
  'looking-up': {
    ...outcomeTransitions,
    orderSubmitted: 'looking-up',
    orderAbsent: 'idle',
    queuedSubmissionStarted: 'checking',
    responseLost: 'looking-up',
    requestSent: 'placing',
    lookUpStarted: 'looking-up',
    draftErased: 'looking-up',
  },
  placed: { orderSubmitted: 'checking', lookUpStarted: 'looking-up', draftErased: 'idle' },
  refused: {
    orderSubmitted: 'checking',
    inputChanged: 'idle',
    lookUpStarted: 'looking-up',
    draftErased: 'idle',
  },
};
