import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { toSendingEvent, nextSending } from './next-sending.ts';
import {
  idleSending,
  type CheckName,
  type CheckResult,
  type Question,
  type Sending,
  type SendingEvent,
  type SendingJob,
} from './sending.ts';

/** A check to run now. Its model reports the verdict with `checkFinished`, synchronously or later. */
export interface DueCheck<Job> {
  readonly run: number;
  readonly check: CheckName;
  /** The job that would be sent. Null before the check that composes it. */
  readonly job: Job | null;
  /** The questions that the vendor has answered with yes since the last submission. */
  readonly consents: readonly Question[];
}

/** The units of one sending machine. */
export interface SendingUnits<Job extends SendingJob> {
  readonly $sending: Store<Sending<Job>>;
  /** The open question. Null when there is none. */
  readonly $question: Store<Question | null>;
  readonly orderSubmitted: EventCallable<void>;
  /** The vendor answered the open question. True means yes. */
  readonly questionAnswered: EventCallable<boolean>;
  readonly checkStarted: Event<DueCheck<Job>>;
  readonly checkFinished: EventCallable<CheckResult<Job>>;
  /** The vendor answered yes. The checks run again with this question in their `consents`. */
  readonly consentGiven: Event<Question>;
  /** Every check has passed. Fires at most once per submission. */
  readonly jobApproved: Event<Job>;
  readonly sendingEventOccurred: EventCallable<SendingEvent<Job>>;
}

/**
 * Creates a sending machine. A submission runs the checks in order. The first check that fails ends the run.
 * The first check with a question waits for the answer. The checks start over after a yes and after each
 * change of the input. The owner sends the job of `jobApproved` to the service and reports the outcome with
 * `sendingEventOccurred`.
 *
 * @param checks The checks to run. The machine waits for a check whose code has not loaded yet.
 */
export const createSending = <Job extends SendingJob>(checks: readonly CheckName[]): SendingUnits<Job> => {
  const orderSubmitted = createEvent();
  const questionAnswered = createEvent<boolean>();
  const checkFinished = createEvent<CheckResult<Job>>();
  const sendingEventOccurred = createEvent<SendingEvent<Job>>();

  const $sending = createStore<Sending<Job>>(idleSending, { serialize: 'ignore' });
  const $question = $sending.map((sending) => (sending.status === 'asking' ? sending.question : null));

  // Pairs the answer with its question, because `$question` is already null when `consentGiven` fires.
  const answerGiven = sample({
    clock: questionAnswered,
    source: $question,
    filter: (question) => question !== null,
    fn: (question, isAgreed) => ({ question, isAgreed }),
  });
  const consentGiven = answerGiven.filterMap(({ question, isAgreed }) =>
    isAgreed && question ? question : undefined,
  );

  const apply = (sending: Sending<Job>, event: SendingEvent<Job>) => nextSending(sending, event, checks);
  $sending
    .on(sendingEventOccurred, apply)
    .on(orderSubmitted, (sending) => apply(sending, { type: 'orderSubmitted' }))
    .on(answerGiven, (sending, { isAgreed }) =>
      apply(sending, { type: isAgreed ? 'consentGiven' : 'consentRefused' }),
    )
    .on(checkFinished, (sending, result) => {
      const event = toSendingEvent(sending, result, checks);
      return event ? apply(sending, event) : sending;
    });

  return {
    $sending,
    $question,
    orderSubmitted,
    questionAnswered,
    checkFinished,
    consentGiven,
    sendingEventOccurred,
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
