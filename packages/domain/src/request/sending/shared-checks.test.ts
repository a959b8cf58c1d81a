import { describe, expect, it } from 'vitest';
import { quoteFeeFx } from '../../api/delivery.ts';
import { $quote, quoteRetried } from '../fee/index.ts';
import { $submissionInput } from '../rules/index.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { createSending } from './create-sending.ts';
import { composePlacement, type Placement } from './placement.ts';
import { addFeeCheck } from './shared-checks.ts';

/** A machine whose last check never finishes, as if its code were still loading. */
const sending = createSending<Placement>(['fee', 'duplicate']);
addFeeCheck(sending, { source: $submissionInput, compose: composePlacement });

describe('a fee that is replaced during a later check', () => {
  it('ends the submission, so that no order is sent with a fee that is not on screen', async () => {
    let quoteCount = 0;
    const screen = requestScreen({
      handlers: [[quoteFeeFx, () => ({ amount: 60, signature: `signature-${(quoteCount += 1)}` })]],
    });
    await screen.open();
    await screen.pickAddress();
    await screen.fillDetails();
    await screen.fire(sending.orderSubmitted);
    const currentRun = () => screen.scope.getState(sending.$sending);
    expect(currentRun()).toMatchObject({ check: 'duplicate', job: { body: { signature: 'signature-1' } } });

    await screen.fire(quoteRetried);
    expect(screen.scope.getState($quote)).toMatchObject({ fee: 60 });
    expect(currentRun()).toMatchObject({ status: 'idle' });
  });
});
