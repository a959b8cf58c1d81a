import { combine, sample } from 'effector';
import { $paymentMethod, isPhonePending } from '../draft/index.ts';
import { $submissionInput } from '../rules/index.ts';
import { $deliveryTimeContext, $isServiceClosed, toDeliveryTimeRule } from '../schedule/index.ts';
import { checkFinished, checkStarted, orderSending } from './order-sending.model.ts';
import { composePlacement, findFaults, type Placement } from './placement.ts';
import type { Verdict } from './sending.ts';
import { addFeeCheck, addRulesCheck, restartOnChange } from './shared-checks.ts';

addRulesCheck(orderSending, {
  source: combine({ input: $submissionInput, rule: $deliveryTimeContext, isClosed: $isServiceClosed }),
  findFaults: ({ input, rule, isClosed }) => {
    if (isClosed) return 'blocked';
    return isPhonePending(input.draft.phone) ? 'pending' : findFaults(input, toDeliveryTimeRule(rule));
  },
});
addFeeCheck(orderSending, { source: $submissionInput, compose: composePlacement });
// Vouchers are excluded: a voucher changes only the fee, and the fee check handles fee changes.
restartOnChange(
  orderSending,
  $submissionInput.map(({ draft, ...input }) => ({ ...input, draft: { ...draft, voucherCode: '' } })),
);

// An order that is paid online is created by its payment.
sample({
  clock: checkStarted.filter({ fn: ({ check }) => check === 'payment' }),
  source: $paymentMethod,
  fn: (method, { run }) => {
    const verdict: Verdict<Placement> = { kind: method === 'ONLINE_PAYMENT' ? 'payment' : 'pass' };
    return { run, check: 'payment' as const, verdict };
  },
  target: checkFinished,
});
