import {
  sendingTable,
  type CheckName,
  type CheckResult,
  type Question,
  type Sending,
  type SendingFact,
  type SendingFactName,
  type SendingJob,
  type SendingState,
  type SendingStatus,
} from './sending.ts';

/** The draft that a request or a look-up is under way for; null in the other statuses. */
export const draftUnderWay = <Job extends SendingJob>(sending: Sending<Job>): string | null => {
  if (sending.status === 'paying') return sending.job.draftId;
  return sending.status === 'placing' || sending.status === 'looking-up' ? sending.draftId : null;
};

const isForAnotherDraft = <Job extends SendingJob>(
  sending: Sending<Job>,
  fact: SendingFact<Job>,
): boolean => {
  if (fact.type === 'lookUpStarted' || !('draftId' in fact)) return false;
  const underWay = draftUnderWay(sending);
  return underWay !== null && underWay !== fact.draftId;
};

type Enter<Job> = (
  sending: Sending<Job>,
  fact: SendingFact<Job>,
  checks: readonly CheckName[],
) => SendingState<Job> | null;

const startChecks = <Job>(checks: readonly CheckName[]): SendingState<Job> | null => {
  const [check] = checks;
  return check === undefined ? null : { status: 'checking', check, job: null };
};

/** Builds the state of each status. Null leaves the machine as it is: the fact lacks what the status needs. */
const enter = <Job extends SendingJob>(): Readonly<Record<SendingStatus, Enter<Job>>> => ({
  idle: () => ({ status: 'idle' }),
  checking: (_, fact, checks) =>
    fact.type === 'checkPassed'
      ? { status: 'checking', check: fact.next, job: fact.job }
      : startChecks(checks),
  asking: (_, fact) =>
    fact.type === 'questionRaised' ? { status: 'asking', question: fact.question } : null,
  paying: (_, fact) =>
    fact.type === 'paymentRequired' || fact.type === 'paymentRenewed'
      ? { status: 'paying', job: fact.job }
      : null,
  placing: (sending, fact) => {
    if (fact.type === 'checksPassed') return { status: 'placing', draftId: fact.job.draftId, job: fact.job };
    const draftId = draftUnderWay(sending);
    return draftId === null ? null : { status: 'placing', draftId, job: null };
  },
  'looking-up': (sending, fact) => {
    if (fact.type === 'lookUpStarted')
      return { status: 'looking-up', draftId: fact.draftId, isPressed: false, isInDoubt: false };
    if (fact.type === 'doubtArose') {
      const isPressed = sending.status === 'looking-up' && sending.isPressed;
      return { status: 'looking-up', draftId: fact.draftId, isPressed, isInDoubt: true };
    }
    if (sending.status !== 'looking-up') return null;
    return { ...sending, isPressed: fact.type === 'submitted' };
  },
  placed: () => ({ status: 'placed' }),
  refused: (_, fact) => (fact.type === 'orderRefused' ? { status: 'refused', failure: fact.failure } : null),
});

const consentsAfter = <Job>(sending: Sending<Job>, fact: SendingFactName): readonly Question[] => {
  if (fact === 'submitted' || fact === 'pressResumed' || fact === 'lookUpStarted') return [];
  return fact === 'consentGiven' && sending.status === 'asking'
    ? [...sending.consents, sending.question]
    : sending.consents;
};

/**
 * Applies a fact to the machine.
 * @param checks The checks that this machine runs, in order.
 */
export const nextSending = <Job extends SendingJob>(
  sending: Sending<Job>,
  fact: SendingFact<Job>,
  checks: readonly CheckName[],
): Sending<Job> => {
  const status = sendingTable[sending.status][fact.type];
  if (status === undefined || isForAnotherDraft(sending, fact)) return sending;
  const state = enter<Job>()[status](sending, fact, checks);
  if (state === null) return sending;
  const isNewRun = state.status === 'checking' && fact.type !== 'checkPassed';
  return {
    ...state,
    run: isNewRun ? sending.run + 1 : sending.run,
    consents: consentsAfter(sending, fact.type),
  };
};

/** Turns the verdict of a check into a fact. Null when the verdict is not that of the check under way. */
export const factOfCheck = <Job extends SendingJob>(
  sending: Sending<Job>,
  { run, check, verdict }: CheckResult<Job>,
  checks: readonly CheckName[],
): SendingFact<Job> | null => {
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
