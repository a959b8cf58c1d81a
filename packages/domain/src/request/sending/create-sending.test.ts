import { allSettled, createEvent, createWatch, fork, sample } from 'effector';
import { describe, expect, it } from 'vitest';
import { createSending } from './create-sending.ts';
import type { SendingJob } from './sending.ts';

/** Creates a machine whose code for the last check loads late. The other checks pass immediately. */
const createMachine = () => {
  const machine = createSending<SendingJob>(['rules', 'fee', 'duplicate']);
  const { checkStarted, checkFinished, jobApproved } = machine;
  const codeLoaded = createEvent();
  sample({
    clock: checkStarted.filter({ fn: ({ check }) => check !== 'duplicate' }),
    fn: ({ run, check }) => ({
      run,
      check,
      verdict: { kind: 'pass' as const, job: { draftId: 'draft-1' } },
    }),
    target: checkFinished,
  });
  // When its code loads, the late check reads the machine's state to find out whether it is due.
  sample({
    clock: codeLoaded,
    source: machine.$sending,
    filter: (sending) => sending.status === 'checking' && sending.check === 'duplicate',
    fn: ({ run }) => ({ run, check: 'duplicate' as const, verdict: { kind: 'pass' as const } }),
    target: checkFinished,
  });
  const scope = fork();
  const approved: SendingJob[] = [];
  createWatch({ unit: jobApproved, scope, fn: (job) => void approved.push(job) });
  return { ...machine, codeLoaded, scope, approved };
};

describe('a check whose code loads late', () => {
  it('delays the order until its code has loaded', async () => {
    const { orderSubmitted, $sending, codeLoaded, scope, approved } = createMachine();

    await allSettled(orderSubmitted, { scope });
    const stateBeforeLoad = scope.getState($sending);
    const approvedBefore = approved.length;
    await allSettled(codeLoaded, { scope });

    expect(stateBeforeLoad).toMatchObject({ status: 'checking', check: 'duplicate' });
    expect(approvedBefore).toBe(0);
    expect(approved).toEqual([{ draftId: 'draft-1' }]);
  });

  it('lets the other checks run again when the input changes before its code loads', async () => {
    const { orderSubmitted, sendingEventOccurred, $sending, codeLoaded, scope, approved } = createMachine();

    await allSettled(orderSubmitted, { scope });
    await allSettled(sendingEventOccurred, { scope, params: { type: 'inputChanged' } });
    const stateAfterChange = scope.getState($sending);
    await allSettled(codeLoaded, { scope });

    expect(stateAfterChange).toMatchObject({ status: 'checking', check: 'duplicate', run: 2 });
    expect(approved).toHaveLength(1);
  });
});

describe('an answer to a question', () => {
  it('is ignored when no question is open', async () => {
    const { questionAnswered, $sending, scope } = createMachine();

    await allSettled(questionAnswered, { scope, params: true });

    expect(scope.getState($sending).status).toBe('idle');
  });

  it('approves the order once when the vendor answers yes three times', async () => {
    const machine = createSending<SendingJob>(['duplicate']);
    const job = { draftId: 'draft-1' };
    sample({
      clock: machine.checkStarted,
      fn: ({ run, check, consents }) => ({
        run,
        check,
        verdict:
          consents.length > 0
            ? { kind: 'pass' as const, job }
            : { kind: 'question' as const, question: { check: 'duplicate' as const, ...job } },
      }),
      target: machine.checkFinished,
    });
    const scope = fork();
    const approved: SendingJob[] = [];
    createWatch({ unit: machine.jobApproved, scope, fn: (each) => void approved.push(each) });

    await allSettled(machine.orderSubmitted, { scope });
    const question = scope.getState(machine.$question);
    for (let answer = 0; answer < 3; answer += 1)
      await allSettled(machine.questionAnswered, { scope, params: true });

    expect(question).toEqual({ check: 'duplicate', draftId: 'draft-1' });
    expect(approved).toEqual([job]);
  });
});
