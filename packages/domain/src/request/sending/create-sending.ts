import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { factOfCheck, nextSending } from './next-sending.ts';
import {
  idleSending,
  type CheckName,
  type CheckResult,
  type Question,
  type Sending,
  type SendingFact,
  type SendingJob,
} from './sending.ts';

/** A check that is due. It answers with `checkFinished`, at once or later; until then the machine waits for it. */
export interface DueCheck<Job> {
  readonly run: number;
  readonly check: CheckName;
  /** What would be sent; null before the check that composes it. */
  readonly job: Job | null;
  /** The questions that the vendor has answered with yes since the press. */
  readonly consents: readonly Question[];
}

/** The units of one sending machine. */
export interface SendingUnits<Job extends SendingJob> {
  readonly $sending: Store<Sending<Job>>;
  /** What the vendor must answer; null when there is nothing to answer. */
  readonly $question: Store<Question | null>;
  /** The vendor pressed the button. */
  readonly submitted: EventCallable<void>;
  /** The vendor answered the question: true means yes. */
  readonly questionAnswered: EventCallable<boolean>;
  readonly checkStarted: Event<DueCheck<Job>>;
  readonly checkFinished: EventCallable<CheckResult<Job>>;
  /** The vendor said yes. The checks run again, and find the question among their `consents`. */
  readonly consentGiven: Event<Question>;
  /** Every check has passed. Fires once for each press. */
  readonly jobApproved: Event<Job>;
  readonly factHappened: EventCallable<SendingFact<Job>>;
}

/**
 * Creates a sending machine: a press runs the checks in order; the first that fails ends the run, the first with a
 * question waits for the answer. After a yes, and after each change of the input, the checks start over. The owner
 * sends `jobApproved` to the service and reports the outcome with `factHappened`.
 *
 * @param checks The checks to run. A check whose code is not loaded yet keeps the machine waiting.
 */
export const createSending = <Job extends SendingJob>(checks: readonly CheckName[]): SendingUnits<Job> => {
  const submitted = createEvent();
  const questionAnswered = createEvent<boolean>();
  const checkFinished = createEvent<CheckResult<Job>>();
  const factHappened = createEvent<SendingFact<Job>>();

  const $sending = createStore<Sending<Job>>(idleSending, { serialize: 'ignore' });
  const $question = $sending.map((sending) => (sending.status === 'asking' ? sending.question : null));

  // The answer travels with its question, because the machine has left the question by the time others read it.
  const answerGiven = sample({
    clock: questionAnswered,
    source: $question,
    filter: (question) => question !== null,
    fn: (question, isAgreed) => ({ question, isAgreed }),
  });
  const consentGiven = answerGiven.filterMap(({ question, isAgreed }) =>
    isAgreed && question ? question : undefined,
  );

  const apply = (sending: Sending<Job>, fact: SendingFact<Job>) => nextSending(sending, fact, checks);
  $sending
    .on(factHappened, apply)
    .on(submitted, (sending) => apply(sending, { type: 'submitted' }))
    .on(answerGiven, (sending, { isAgreed }) =>
      apply(sending, { type: isAgreed ? 'consentGiven' : 'consentRefused' }),
    )
    .on(checkFinished, (sending, result) => {
      const fact = factOfCheck(sending, result, checks);
      return fact ? apply(sending, fact) : sending;
    });

  return {
    $sending,
    $question,
    submitted,
    questionAnswered,
    checkFinished,
    consentGiven,
    factHappened,
    checkStarted: $sending.updates.filterMap((sending) =>
      sending.status === 'checking'
        ? { run: sending.run, check: sending.check, job: sending.job, consents: sending.consents }
        : undefined,
    ),
    jobApproved: $sending.updates.filterMap((sending) =>
      sending.status === 'placing' ? (sending.job ?? undefined) : undefined,
    ),
  };
};
