import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/index.ts';
import { factOfCheck, nextSending } from './next-sending.ts';
import {
  idleSending,
  sendingTable,
  type CheckName,
  type CheckResult,
  type Sending,
  type SendingFact,
  type SendingFactName,
  type SendingJob,
  type SendingStatus,
} from './sending.ts';

type Job = SendingJob;

const checks: readonly CheckName[] = ['rules', 'fee', 'payment'];
const job: Job = { draftId: 'draft-1' };
const { draftId } = job;
const question = { check: 'fee', amount: 75 } as const;
const failure: ApiFailure = { kind: 'offline' };

/** One state of each status. */
const states: Readonly<Record<SendingStatus, Sending<Job>>> = {
  idle: idleSending,
  checking: { status: 'checking', check: 'fee', job: null, run: 1, consents: [] },
  asking: { status: 'asking', question, run: 1, consents: [] },
  paying: { status: 'paying', job, run: 1, consents: [] },
  placing: { status: 'placing', draftId, job, run: 1, consents: [] },
  'looking-up': {
    status: 'looking-up',
    draftId,
    isPressed: false,
    isInDoubt: true,
    run: 1,
    consents: [],
  },
  placed: { status: 'placed', run: 1, consents: [] },
  refused: { status: 'refused', failure, run: 1, consents: [] },
};

const facts: Readonly<Record<SendingFactName, SendingFact<Job>>> = {
  submitted: { type: 'submitted' },
  checkPassed: { type: 'checkPassed', next: 'payment', job },
  checksPassed: { type: 'checksPassed', job },
  checkFailed: { type: 'checkFailed' },
  questionRaised: { type: 'questionRaised', question },
  paymentRequired: { type: 'paymentRequired', job },
  consentGiven: { type: 'consentGiven' },
  consentRefused: { type: 'consentRefused' },
  inputChanged: { type: 'inputChanged' },
  paymentRenewed: { type: 'paymentRenewed', job },
  paymentLeft: { type: 'paymentLeft' },
  lookUpStarted: { type: 'lookUpStarted', draftId },
  orderAbsent: { type: 'orderAbsent', draftId },
  pressResumed: { type: 'pressResumed', draftId },
  doubtArose: { type: 'doubtArose', draftId },
  requestSent: { type: 'requestSent', draftId },
  orderPlaced: { type: 'orderPlaced', draftId },
  orderRefused: { type: 'orderRefused', draftId, failure },
  signatureExpired: { type: 'signatureExpired', draftId },
  sendingInterrupted: { type: 'sendingInterrupted', draftId },
  draftClosed: { type: 'draftClosed' },
  draftErased: { type: 'draftErased' },
};

const statuses = Object.keys(states) as SendingStatus[];
const factNames = Object.keys(facts) as SendingFactName[];
const apply = (sending: Sending<Job>, fact: SendingFact<Job>) => nextSending(sending, fact, checks);

/** Every transition of the machine, written out. A pair that is missing here must leave the machine as it is. */
const transitions: readonly (readonly [SendingStatus, SendingFactName, SendingStatus])[] = [
  ['idle', 'submitted', 'checking'],
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
  ['paying', 'paymentRenewed', 'paying'],
  ['paying', 'paymentLeft', 'idle'],
  ['paying', 'lookUpStarted', 'looking-up'],
  ['paying', 'draftErased', 'idle'],

  ['placing', 'orderPlaced', 'placed'],
  ['placing', 'orderRefused', 'refused'],
  ['placing', 'signatureExpired', 'checking'],
  ['placing', 'sendingInterrupted', 'idle'],
  ['placing', 'doubtArose', 'looking-up'],
  ['placing', 'lookUpStarted', 'looking-up'],

  ['looking-up', 'submitted', 'looking-up'],
  ['looking-up', 'orderPlaced', 'placed'],
  ['looking-up', 'orderRefused', 'refused'],
  ['looking-up', 'signatureExpired', 'checking'],
  ['looking-up', 'sendingInterrupted', 'idle'],
  ['looking-up', 'orderAbsent', 'idle'],
  ['looking-up', 'pressResumed', 'checking'],
  ['looking-up', 'doubtArose', 'looking-up'],
  ['looking-up', 'requestSent', 'placing'],
  ['looking-up', 'lookUpStarted', 'looking-up'],
  ['looking-up', 'draftErased', 'looking-up'],

  ['placed', 'submitted', 'checking'],
  ['placed', 'lookUpStarted', 'looking-up'],
  ['placed', 'draftErased', 'idle'],

  ['refused', 'submitted', 'checking'],
  ['refused', 'inputChanged', 'idle'],
  ['refused', 'lookUpStarted', 'looking-up'],
  ['refused', 'draftErased', 'idle'],
];

describe('the sending machine', () => {
  it.each(transitions)('moves from %s on %s to %s', (status, fact, next) => {
    expect(apply(states[status], facts[fact]).status).toBe(next);
  });

  it('ignores every other fact', () => {
    const listed = new Set(transitions.map(([status, fact]) => `${status} ${fact}`));
    const others = statuses.flatMap((status) =>
      factNames.filter((fact) => !listed.has(`${status} ${fact}`)).map((fact) => ({ status, fact })),
    );

    const moved = others.filter(({ status, fact }) => apply(states[status], facts[fact]) !== states[status]);

    expect(others).toHaveLength(statuses.length * factNames.length - transitions.length);
    expect(moved).toEqual([]);
  });

  it('has no transition that its table does not list', () => {
    const inTable = Object.values(sendingTable).reduce((count, row) => count + Object.keys(row).length, 0);

    expect(inTable).toBe(transitions.length);
  });

  it.each(['placing', 'looking-up', 'paying'] as const)(
    'ignores outcomes of another draft while %s',
    (status) => {
      const other = { draftId: 'draft-2' };
      const outcomes: readonly SendingFact<Job>[] = [
        { type: 'orderPlaced', ...other },
        { type: 'orderRefused', ...other, failure },
        { type: 'sendingInterrupted', ...other },
        { type: 'doubtArose', ...other },
      ];

      expect(outcomes.map((fact) => apply(states[status], fact))).toEqual(outcomes.map(() => states[status]));
    },
  );

  it('runs no check twice in one run', () => {
    const started = apply(idleSending, facts.submitted);
    const passed = apply(started, { type: 'checkPassed', next: 'fee', job: null });

    expect([started.run, passed.run]).toEqual([1, 1]);
    expect(passed).toMatchObject({ status: 'checking', check: 'fee' });
  });

  it('starts a new run when the input changes, and keeps what the vendor agreed to', () => {
    const agreed = apply(states.asking, facts.consentGiven);
    const restarted = apply(agreed, facts.inputChanged);

    expect(restarted).toMatchObject({ status: 'checking', check: 'rules', run: 3, consents: [question] });
  });

  it('forgets what the vendor agreed to at the next press', () => {
    const agreed = { ...states.refused, consents: [question] };

    expect(apply(agreed, facts.submitted).consents).toEqual([]);
  });

  it('remembers a press during a look-up until the draft is erased', () => {
    const pressed = apply(states['looking-up'], facts.submitted);
    const erased = apply(pressed, facts.draftErased);

    expect([pressed, erased]).toMatchObject([{ isPressed: true }, { isPressed: false }]);
  });
});

describe('the verdict of a check', () => {
  const result = (values: Partial<CheckResult<Job>>): CheckResult<Job> => ({
    run: 1,
    check: 'fee',
    verdict: { kind: 'pass', job },
    ...values,
  });

  it('leads to the next check with what the check has composed', () => {
    expect(factOfCheck(states.checking, result({}), checks)).toEqual({
      type: 'checkPassed',
      next: 'payment',
      job,
    });
  });

  it('approves the order after the last check', () => {
    const atLast: Sending<Job> = { status: 'checking', check: 'payment', job, run: 1, consents: [] };

    expect(factOfCheck(atLast, result({ check: 'payment', verdict: { kind: 'pass' } }), checks)).toEqual({
      type: 'checksPassed',
      job,
    });
  });

  it.each([
    ['an earlier run', result({ run: 0 })],
    ['another check', result({ check: 'rules' })],
  ])('is ignored when it belongs to %s', (_, stale) => {
    expect(factOfCheck(states.checking, stale, checks)).toBeNull();
  });

  it('is ignored when no check is due', () => {
    expect(factOfCheck(states.asking, result({}), checks)).toBeNull();
  });
});
