import {
  sendingTable,
  type CheckName,
  type CheckResult,
  type Question,
  type Sending,
  type SendingEvent,
  type SendingEventName,
  type SendingJob,
  type SendingState,
  type SendingStatus,
} from './sending.ts';

/** Returns the id of the draft that is being paid, placed or looked up. Null in the other statuses. */
const activeDraftId = <Job extends SendingJob>(sending: Sending<Job>): string | null => {
  if (sending.status === 'paying') return sending.job.draftId;
  return sending.status === 'placing' || sending.status === 'looking-up' ? sending.draftId : null;
};

const isForOtherDraft = <Job extends SendingJob>(
  sending: Sending<Job>,
  event: SendingEvent<Job>,
): boolean => {
  if (event.type === 'lookUpStarted' || !('draftId' in event)) return false;
  const activeId = activeDraftId(sending);
  return activeId !== null && activeId !== event.draftId;
};

type StateBuilder<Job> = (
  sending: Sending<Job>,
  event: SendingEvent<Job>,
  checks: readonly CheckName[],
) => SendingState<Job> | null;

const startChecks = <Job>(checks: readonly CheckName[]): SendingState<Job> | null => {
  const [check] = checks;
  return check === undefined ? null : { status: 'checking', check, job: null };
};

/**
 * Creates the functions that build the state of each status. A function returns null if the event lacks the
 * data that the status needs. The machine then keeps its state.
 */
const createStateBuilders = <Job extends SendingJob>(): Readonly<
  Record<SendingStatus, StateBuilder<Job>>
> => ({
  idle: () => ({ status: 'idle' }),
  checking: (_, event, checks) =>
    event.type === 'checkPassed'
      ? { status: 'checking', check: event.next, job: event.job }
      : startChecks(checks),
  asking: (_, event) =>
    event.type === 'questionRaised' ? { status: 'asking', question: event.question } : null,
  paying: (_, event) =>
    event.type === 'paymentRequired' || event.type === 'paymentFeeRenewed'
      ? { status: 'paying', job: event.job }
      : null,
  placing: (sending, event) => {
    if (event.type === 'checksPassed')
      return { status: 'placing', draftId: event.job.draftId, job: event.job };
    const draftId = activeDraftId(sending);
    return draftId === null ? null : { status: 'placing', draftId, job: null };
  },
  'looking-up': (sending, event) => {
    if (event.type === 'lookUpStarted')
      return {
        status: 'looking-up',
        draftId: event.draftId,
        hasQueuedSubmission: false,
        isOutcomeUnknown: false,
      };
    if (event.type === 'responseLost') {
      const hasQueuedSubmission = sending.status === 'looking-up' && sending.hasQueuedSubmission;
      return { status: 'looking-up', draftId: event.draftId, hasQueuedSubmission, isOutcomeUnknown: true };
    }
    if (sending.status !== 'looking-up') return null;
    return { ...sending, hasQueuedSubmission: event.type === 'orderSubmitted' };
  },
  placed: () => ({ status: 'placed' }),
  refused: (_, event) =>
    event.type === 'orderRefused' ? { status: 'refused', failure: event.failure } : null,
});

const nextConsents = <Job>(sending: Sending<Job>, event: SendingEventName): readonly Question[] => {
  if (event === 'orderSubmitted' || event === 'queuedSubmissionStarted' || event === 'lookUpStarted')
    return [];
  return event === 'consentGiven' && sending.status === 'asking'
    ? [...sending.consents, sending.question]
    : sending.consents;
};

/**
 * Applies an event to the machine.
 * @param checks The checks that this machine runs, in order.
 */
export const nextSending = <Job extends SendingJob>(
  sending: Sending<Job>,
  event: SendingEvent<Job>,
  checks: readonly CheckName[],
): Sending<Job> => {
  const status = sendingTable[sending.status][event.type];
  if (status === undefined || isForOtherDraft(sending, event)) return sending;
  const state = createStateBuilders<Job>()[status](sending, event, checks);
  if (state === null) return sending;
  const isNewRun = state.status === 'checking' && event.type !== 'checkPassed';
  return {
    ...state,
    run: isNewRun ? sending.run + 1 : sending.run,
    consents: nextConsents(sending, event.type),
  };
};

/**
 * Converts the verdict of a check into an event. Returns null if the verdict is not from the current check.
 */
export const toSendingEvent = <Job extends SendingJob>(
  sending: Sending<Job>,
  { run, check, verdict }: CheckResult<Job>,
  checks: readonly CheckName[],
): SendingEvent<Job> | null => {
  if (sending.status !== 'checking' || sending.run !== run || sending.check !== check) return null;
  switch (verdict.kind) {
    case 'fail':
      return { type: 'checkFailed' };
    case 'question':
      return { type: 'questionRaised', question: verdict.question };
    case 'payment':
      return sending.job && { type: 'paymentRequired', job: sending.job };
    case 'pass': {
      const job = verdict.job ?? sending.job;
      const next = checks[checks.indexOf(check) + 1];
      if (next !== undefined) return { type: 'checkPassed', next, job };
      return job && { type: 'checksPassed', job };
    }
  }
};
