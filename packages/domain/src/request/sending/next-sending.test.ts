import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/index.ts';
import { toSendingEvent, nextSending } from './next-sending.ts';
import {
  idleSending,
  sendingTable,
  type CheckName,
  type CheckResult,
  type Sending,
  type SendingEvent,
  type SendingEventName,
  type SendingJob,
  type SendingStatus,
} from './sending.ts';

type Job = SendingJob;

const checks: readonly CheckName[] = ['rules', 'fee', 'payment'];
const job: Job = { draftId: 'draft-1' };
const { draftId } = job;
const question = { check: 'fee', amount: 75 } as const;
const failure: ApiFailure = { kind: 'offline' };

/** An example state for each status. */
const states: Readonly<Record<SendingStatus, Sending<Job>>> = {
  idle: idleSending,
  checking: { status: 'checking', check: 'fee', job: null, run: 1, consents: [] },
  asking: { status: 'asking', question, run: 1, consents: [] },
  paying: { status: 'paying', job, run: 1, consents: [] },
  placing: { status: 'placing', draftId, job, run: 1, consents: [] },
  'looking-up': {
    status: 'looking-up',
    draftId,
    hasQueuedSubmission: false,
    isOutcomeUnknown: true,
    run: 1,
    consents: [],
  },
  placed: { status: 'placed', run: 1, consents: [] },
  refused: { status: 'refused', failure, run: 1, consents: [] },
};

const events: Readonly<Record<SendingEventName, SendingEvent<Job>>> = {
  orderSubmitted: { type: 'orderSubmitted' },
  checkPassed: { type: 'checkPassed', next: 'payment', job },
  checksPassed: { type: 'checksPassed', job },
  checkFailed: { type: 'checkFailed' },
  questionRaised: { type: 'questionRaised', question },
  paymentRequired: { type: 'paymentRequired', job },
  consentGiven: { type: 'consentGiven' },
  consentRefused: { type: 'consentRefused' },
  inputChanged: { type: 'inputChanged' },
  paymentFeeRenewed: { type: 'paymentFeeRenewed', job },
  paymentLeft: { type: 'paymentLeft' },
  lookUpStarted: { type: 'lookUpStarted', draftId },
  orderAbsent: { type: 'orderAbsent', draftId },
  queuedSubmissionStarted: { type: 'queuedSubmissionStarted', draftId },
  responseLost: { type: 'responseLost', draftId },
  requestSent: { type: 'requestSent', draftId },
  orderPlaced: { type: 'orderPlaced', draftId },
  orderRefused: { type: 'orderRefused', draftId, failure },
  signatureExpired: { type: 'signatureExpired', draftId },
  sendingInterrupted: { type: 'sendingInterrupted', draftId },
  draftClosed: { type: 'draftClosed' },
  draftErased: { type: 'draftErased' },
};

const statuses = Object.keys(states) as SendingStatus[];
const eventNames = Object.keys(events) as SendingEventName[];
const apply = (sending: Sending<Job>, event: SendingEvent<Job>) => nextSending(sending, event, checks);

/** Every transition of the machine. A pair that is not listed must not change the state. */
const transitions: readonly (readonly [SendingStatus, SendingEventName, SendingStatus])[] = [
  ['idle', 'orderSubmitted', 'checking'],
  ['idle', 'lookUpStarted', 'looking-up'],

  ['checking', 'checkPassed', 'checking'],
  ['checking', 'checksPassed', 'placing'],
  ['checking', 'checkFailed', 'idle'],
  ['checking', 'questionRaised', 'asking'],
  ['checking', 'paymentRequired', 'paying'],
  ['checking', 'inputChanged', 'checking'],
  ['checking', 'lookUpStarted', 'looking-up'],
  ['checking', 'draftClosed', 'idle'],
  ['checking', 'draftErased', 'idle'],

  ['asking', 'consentGiven', 'checking'],
  ['asking', 'consentRefused', 'idle'],
  ['asking', 'inputChanged', 'idle'],
  ['asking', 'lookUpStarted', 'looking-up'],
  ['asking', 'draftClosed', 'idle'],
  ['asking', 'draftErased', 'idle'],

  ['paying', 'orderPlaced', 'placed'],
  ['paying', 'paymentFeeRenewed', 'paying'],
  ['paying', 'paymentLeft', 'idle'],
  ['paying', 'lookUpStarted', 'looking-up'],
  ['paying', 'draftErased', 'idle'],

  ['placing', 'orderPlaced', 'placed'],
  ['placing', 'orderRefused', 'refused'],
  ['placing', 'signatureExpired', 'checking'],
  ['placing', 'sendingInterrupted', 'idle'],
  ['placing', 'responseLost', 'looking-up'],
  ['placing', 'lookUpStarted', 'looking-up'],

  ['looking-up', 'orderSubmitted', 'looking-up'],
  ['looking-up', 'orderPlaced', 'placed'],
  ['looking-up', 'orderRefused', 'refused'],
  ['looking-up', 'signatureExpired', 'checking'],
  ['looking-up', 'sendingInterrupted', 'idle'],
  ['looking-up', 'orderAbsent', 'idle'],
  ['looking-up', 'queuedSubmissionStarted', 'checking'],
  ['looking-up', 'responseLost', 'looking-up'],
  ['looking-up', 'requestSent', 'placing'],
  ['looking-up', 'lookUpStarted', 'looking-up'],
  ['looking-up', 'draftErased', 'looking-up'],

  ['placed', 'orderSubmitted', 'checking'],
  ['placed', 'lookUpStarted', 'looking-up'],
  ['placed', 'draftErased', 'idle'],

  ['refused', 'orderSubmitted', 'checking'],
  ['refused', 'inputChanged', 'idle'],
  ['refused', 'lookUpStarted', 'looking-up'],
  ['refused', 'draftErased', 'idle'],
];

describe('the sending machine', () => {
  it.each(transitions)('moves from %s on %s to %s', (status, event, next) => {
    expect(apply(states[status], events[event]).status).toBe(next);
  });

  it('ignores every other event', () => {
    const listedPairs = new Set(transitions.map(([status, event]) => `${status} ${event}`));
    const unlistedPairs = statuses.flatMap((status) =>
      eventNames
        .filter((event) => !listedPairs.has(`${status} ${event}`))
        .map((event) => ({ status, event })),
    );

    const unexpectedMoves = unlistedPairs.filter(
      ({ status, event }) => apply(states[status], events[event]) !== states[status],
    );

    expect(unlistedPairs).toHaveLength(statuses.length * eventNames.length - transitions.length);
    expect(unexpectedMoves).toEqual([]);
  });

  it('has exactly the listed transitions in its table', () => {
    const tableSize = Object.values(sendingTable).reduce((count, row) => count + Object.keys(row).length, 0);

    expect(tableSize).toBe(transitions.length);
  });

  it.each(['placing', 'looking-up', 'paying'] as const)(
    'ignores outcomes of another draft while %s',
    (status) => {
      const other = { draftId: 'draft-2' };
      const outcomes: readonly SendingEvent<Job>[] = [
        { type: 'orderPlaced', ...other },
        { type: 'orderRefused', ...other, failure },
        { type: 'sendingInterrupted', ...other },
        { type: 'responseLost', ...other },
      ];

      expect(outcomes.map((event) => apply(states[status], event))).toEqual(
        outcomes.map(() => states[status]),
      );
    },
  );

  it('keeps the run number when it moves to the next check', () => {
    const firstCheckState = apply(idleSending, events.orderSubmitted);
    const nextCheckState = apply(firstCheckState, { type: 'checkPassed', next: 'fee', job: null });

    expect([firstCheckState.run, nextCheckState.run]).toEqual([1, 1]);
    expect(nextCheckState).toMatchObject({ status: 'checking', check: 'fee' });
  });

  it('keeps the consents when the input changes', () => {
    const consentedState = apply(states.asking, events.consentGiven);
    const restartedState = apply(consentedState, events.inputChanged);

    expect(restartedState).toMatchObject({
      status: 'checking',
      check: 'rules',
      run: 3,
      consents: [question],
    });
  });

  it('clears the consents at the next submission', () => {
    const consentedState = { ...states.refused, consents: [question] };

    expect(apply(consentedState, events.orderSubmitted).consents).toEqual([]);
  });

  it('queues a submission during a look-up until the draft is erased', () => {
    const queuedState = apply(states['looking-up'], events.orderSubmitted);
    const erasedState = apply(queuedState, events.draftErased);

    expect([queuedState, erasedState]).toMatchObject([
      { hasQueuedSubmission: true },
      { hasQueuedSubmission: false },
    ]);
  });
});

describe('the verdict of a check', () => {
  const result = (values: Partial<CheckResult<Job>>): CheckResult<Job> => ({
    run: 1,
    check: 'fee',
    verdict: { kind: 'pass', job },
    ...values,
  });

  it('starts the next check with the composed job', () => {
    expect(toSendingEvent(states.checking, result({}), checks)).toEqual({
      type: 'checkPassed',
      next: 'payment',
      job,
    });
  });

  it('approves the order after the last check', () => {
    const lastCheckState: Sending<Job> = { status: 'checking', check: 'payment', job, run: 1, consents: [] };

    expect(
      toSendingEvent(lastCheckState, result({ check: 'payment', verdict: { kind: 'pass' } }), checks),
    ).toEqual({
      type: 'checksPassed',
      job,
    });
  });

  it.each([
    ['an earlier run', result({ run: 0 })],
    ['another check', result({ check: 'rules' })],
  ])('is ignored when it is from %s', (_, stale) => {
    expect(toSendingEvent(states.checking, stale, checks)).toBeNull();
  });

  it('is ignored when no check is due', () => {
    expect(toSendingEvent(states.asking, result({}), checks)).toBeNull();
  });
});
