import { sample, type Store } from 'effector';
import { $quote, $displayedFee, quoteRetried, type DisplayedFee } from '../fee/index.ts';
import { fieldErrorsChanged, type FieldError } from '../rules/index.ts';
import type { SendingUnits } from './create-sending.ts';
import { feeCheckFinished, feeCheckReset, feeCheckStarted } from './fee-check.model.ts';
import type { Question, SendingJob, Verdict } from './sending.ts';

/**
 * Adds the rules check to a machine. The check shows each broken rule at its field.
 * @param findFaults Returns the broken rules in order. Returns 'blocked' if sending is not possible now: the check then
 * fails without showing an error. Returns 'pending' if the input cannot be checked yet: the check then waits for its
 * next change.
 */
export const addRulesCheck = <Job extends SendingJob, Input>(
  { checkStarted, checkFinished }: SendingUnits<Job>,
  {
    source,
    findFaults,
  }: { source: Store<Input>; findFaults: (input: Input) => readonly FieldError[] | 'blocked' | 'pending' },
): void => {
  const rulesChecked = sample({
    clock: checkStarted.filter({ fn: ({ check }) => check === 'rules' }),
    source: { input: source, quote: $quote },
    fn: ({ input, quote }, { run }) => ({
      run,
      // The vendor has not seen a fee that is still being fetched.
      faults: quote.status === 'checking' ? ('blocked' as const) : findFaults(input),
    }),
  }).filterMap(({ run, faults }) => (faults === 'pending' ? undefined : { run, faults }));
  sample({
    clock: rulesChecked.filterMap(({ faults }) => (faults === 'blocked' ? undefined : faults)),
    target: fieldErrorsChanged,
  });
  sample({
    clock: rulesChecked,
    fn: ({ run, faults }) => {
      const verdict: Verdict<Job> = { kind: faults.length === 0 ? 'pass' : 'fail' };
      return { run, check: 'rules' as const, verdict };
    },
    target: checkFinished,
  });
};

const findAgreedAmount = (consents: readonly Question[]): number | null => {
  const consent = consents.findLast(({ check }) => check === 'fee');
  return consent?.check === 'fee' ? consent.amount : null;
};

/**
 * Adds the fee check to a machine. If the check passes, `compose` creates the job with the fee on screen. If
 * the fee is missing, the check requests a new quote, so that its error shows again.
 */
export const addFeeCheck = <Job extends SendingJob, Input>(
  { $sending, checkStarted, checkFinished, sendingEventOccurred }: SendingUnits<Job>,
  { source, compose }: { source: Store<Input>; compose: (input: Input, fee: DisplayedFee) => Job | null },
): void => {
  sample({
    clock: checkStarted.filter({ fn: ({ check }) => check === 'fee' }),
    fn: ({ run, consents }) => ({ run, agreedAmount: findAgreedAmount(consents) }),
    target: feeCheckStarted,
  });
  sample({
    clock: feeCheckFinished,
    source: $sending,
    filter: ({ status }, { verdict }) => status === 'checking' && verdict.kind === 'missing',
    target: quoteRetried,
  });
  sample({
    clock: feeCheckFinished,
    source: { input: source, fee: $displayedFee },
    fn: ({ input, fee }, { run, verdict: feeVerdict }) => {
      const job = feeVerdict.kind === 'pass' && fee ? compose(input, fee) : null;
      const verdict: Verdict<Job> =
        feeVerdict.kind === 'ask'
          ? { kind: 'question', question: { check: 'fee', amount: feeVerdict.amount } }
          : job
            ? { kind: 'pass', job }
            : { kind: 'fail' };
      return { run, check: 'fee' as const, verdict };
    },
    target: checkFinished,
  });
  // Restart the checks if the fee changes after this check.
  const $serializedFee = $displayedFee.map((fee) => JSON.stringify(fee));
  sample({
    clock: $serializedFee,
    source: $sending,
    filter: (sending) => sending.status === 'checking' && sending.job !== null,
    fn: () => ({ type: 'inputChanged' as const }),
    target: sendingEventOccurred,
  });
  // When sending has ended, the next submission starts with the fee on screen.
  sample({
    clock: $sending.updates.filter({
      fn: ({ status }) => status === 'idle' || status === 'placed' || status === 'refused',
    }),
    target: feeCheckReset,
  });
};

/** Restarts the checks when the input changes during a run. Closes an open question. */
export const restartOnChange = <Job extends SendingJob, Input>(
  { sendingEventOccurred }: SendingUnits<Job>,
  source: Store<Input>,
): void => {
  const $serializedInput = source.map((input) => JSON.stringify(input));
  sample({
    clock: $serializedInput,
    fn: () => ({ type: 'inputChanged' as const }),
    target: sendingEventOccurred,
  });
};
