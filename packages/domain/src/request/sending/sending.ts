import type { ApiFailure } from '../../api/index.ts';

/** The checks between the press and the request to the service. Each machine runs its own subset, in this order. */
export const checkNames = ['rules', 'fee', 'item-value', 'duplicate', 'payment'] as const;
export type CheckName = (typeof checkNames)[number];

/** Something the vendor must confirm before the order is sent. Amounts are in the currency's main unit. */
export type Question =
  | { readonly check: 'fee'; readonly amount: number }
  | { readonly check: 'item-value'; readonly amount: number; readonly limit: number }
  | { readonly check: 'duplicate'; readonly draftId: string };

/** The result of a check. */
export type Verdict<Job> =
  /** `job` is what would be sent, from the check that composes it. */
  | { readonly kind: 'pass'; readonly job?: Job }
  | { readonly kind: 'fail' }
  | { readonly kind: 'question'; readonly question: Question }
  /** The order must be paid before it exists. */
  | { readonly kind: 'payment' };

export interface CheckResult<Job> {
  /** The run that the verdict belongs to; a verdict of an earlier run is ignored. */
  readonly run: number;
  readonly check: CheckName;
  readonly verdict: Verdict<Job>;
}

/** What a machine sends. One draft makes at most one order. */
export interface SendingJob {
  readonly draftId: string;
}

/** How far sending has come. */
export type SendingState<Job> =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly check: CheckName; readonly job: Job | null }
  | { readonly status: 'asking'; readonly question: Question }
  | { readonly status: 'paying'; readonly job: Job }
  /** `job` is null when an attempt from before a reload is resumed. */
  | { readonly status: 'placing'; readonly draftId: string; readonly job: Job | null }
  | {
      readonly status: 'looking-up';
      readonly draftId: string;
      /** The vendor pressed during the look-up: sending starts if it finds no order. */
      readonly isPressed: boolean;
      /** A request was sent and its outcome is unknown. False while the device's records are being read. */
      readonly isInDoubt: boolean;
    }
  | { readonly status: 'placed' }
  | { readonly status: 'refused'; readonly failure: ApiFailure };

export type SendingStatus = SendingState<SendingJob>['status'];

export type Sending<Job> = SendingState<Job> & {
  /** Counts the runs of the checks, so that a late verdict can be told from a current one. */
  readonly run: number;
  /** The questions that the vendor has answered with yes since the press. */
  readonly consents: readonly Question[];
};

export const idleSending = { status: 'idle', run: 0, consents: [] } as const;

/** Something that happened to a draft, the checks or the order. Facts with a `draftId` are ignored for other drafts. */
export type SendingFact<Job> =
  | { readonly type: 'submitted' }
  | { readonly type: 'checkPassed'; readonly next: CheckName; readonly job: Job | null }
  | { readonly type: 'checksPassed'; readonly job: Job }
  | { readonly type: 'checkFailed' }
  | { readonly type: 'questionRaised'; readonly question: Question }
  | { readonly type: 'paymentRequired'; readonly job: Job }
  | { readonly type: 'consentGiven' }
  | { readonly type: 'consentRefused' }
  /** The draft, the vendor or the fee differs from what the checks have seen. */
  | { readonly type: 'inputChanged' }
  | { readonly type: 'paymentRenewed'; readonly job: Job }
  | { readonly type: 'paymentLeft' }
  /** A draft was opened: an attempt from before a reload may have made its order. */
  | { readonly type: 'lookUpStarted'; readonly draftId: string }
  /** The look-up found no order, and the vendor has not pressed since it started. */
  | { readonly type: 'orderAbsent'; readonly draftId: string }
  /** The look-up found no order, so the press that was made during it counts now. */
  | { readonly type: 'pressResumed'; readonly draftId: string }
  /** No usable answer arrived, so the service's orders are being searched. */
  | { readonly type: 'doubtArose'; readonly draftId: string }
  | { readonly type: 'requestSent'; readonly draftId: string }
  | { readonly type: 'orderPlaced'; readonly draftId: string }
  | { readonly type: 'orderRefused'; readonly draftId: string; readonly failure: ApiFailure }
  | { readonly type: 'signatureExpired'; readonly draftId: string }
  /** The session ended before the outcome was known. */
  | { readonly type: 'sendingInterrupted'; readonly draftId: string }
  /** The screen was left. */
  | { readonly type: 'draftClosed' }
  /** The draft was thrown away or became an order. */
  | { readonly type: 'draftErased' };

export type SendingFactName = SendingFact<SendingJob>['type'];

type Row = Readonly<Partial<Record<SendingFactName, SendingStatus>>>;

const outcomes = {
  orderPlaced: 'placed',
  orderRefused: 'refused',
  signatureExpired: 'checking',
  sendingInterrupted: 'idle',
} as const satisfies Row;

/** The machine: status, fact, next status. A fact without an entry is ignored in that status. */
export const sendingTable: Readonly<Record<SendingStatus, Row>> = {
  idle: { submitted: 'checking', lookUpStarted: 'looking-up' },
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
    paymentRenewed: 'paying',
    paymentLeft: 'idle',
    lookUpStarted: 'looking-up',
    draftErased: 'idle',
  },
  placing: { ...outcomes, doubtArose: 'looking-up', lookUpStarted: 'looking-up' },
  'looking-up': {
    ...outcomes,
    submitted: 'looking-up',
    orderAbsent: 'idle',
    pressResumed: 'checking',
    doubtArose: 'looking-up',
    requestSent: 'placing',
    lookUpStarted: 'looking-up',
    draftErased: 'looking-up',
  },
  placed: { submitted: 'checking', lookUpStarted: 'looking-up', draftErased: 'idle' },
  refused: {
    submitted: 'checking',
    inputChanged: 'idle',
    lookUpStarted: 'looking-up',
    draftErased: 'idle',
  },
};
