import { sample, type Store } from 'effector';
import type { Order } from '../../api/index.ts';
import type { SendingUnits, Verdict } from '../../request/sending/index.ts';
import type { Modification } from './compose-modification.ts';

/**
 * Adds the check that asks before a modification raises the fee. A modification carries no voucher, so the
 * discount of the order ends with it.
 */
export const addHigherFeeCheck = (
  { checkStarted, checkFinished }: SendingUnits<Modification>,
  $order: Store<Order | null>,
): void => {
  sample({
    clock: checkStarted.filter({ fn: ({ check }) => check === 'higher-fee' }),
    source: $order,
    fn: (order, { run, job, consents }) => {
      const amount = job?.fee.amount ?? 0;
      const isAgreed = consents.some(
        (consent) => (consent.check === 'higher-fee' || consent.check === 'fee') && consent.amount === amount,
      );
      const verdict: Verdict<Modification> =
        order === null || isAgreed || amount <= order.deliveryFee
          ? { kind: 'pass' }
          : {
              kind: 'question',
              question: { check: 'higher-fee', amount, lostDiscount: order.discount },
            };
      return { run, check: 'higher-fee' as const, verdict };
    },
    target: checkFinished,
  });
};
