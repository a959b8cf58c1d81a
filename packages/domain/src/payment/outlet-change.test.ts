import type { EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import { $vendors } from '../account/vendors/vendors.model.ts';
import { confirmPaymentFx } from '../api/payments.ts';
import { paymentMethodsRequested } from '../request/payment-methods/index.ts';
import { fieldChanged } from '../request/draft/draft.model.ts';
import { detailsCompleted, requestOpened } from '../request/flow/request.model.ts';
import { orderSubmitted } from '../request/sending/index.ts';
import { vendorFixture } from '../testing/fixtures.ts';
import { cardConfirmed, paymentLeft, paymentScreenOpened } from './index.ts';
import { createCardChoice, openCardChoice } from './test/open-card-choice.ts';
import { createPaymentService } from './test/payment-screen.ts';

/** Confirms a card for one outlet and opens the payment of a second outlet before the response arrives. */
const changeOutletWhileConfirming = async (instrument: string) => {
  const service = createPaymentService();
  let respond = () => {};
  const slowConfirmation = new Promise<void>((resolve) => (respond = resolve));
  const screen = await openCardChoice(service, {
    values: [[$vendors, [vendorFixture(), vendorFixture({ id: 'p2wn' })]]],
    handlers: [
      [
        confirmPaymentFx,
        async (params: Parameters<typeof service.confirm>[0]) => {
          await slowConfirmation;
          return service.confirm(params);
        },
      ],
    ],
  });
  // Events cannot be awaited while the confirmation is pending.
  const act = async <T>(event: EventCallable<T>, params: T) => {
    screen.fireWithoutWaiting(event, params);
    await screen.clock.advance(1000);
  };
  await act(cardConfirmed, createCardChoice(instrument));
  await act(requestOpened, { vendorId: 'p2wn' });
  void screen.pickAddress();
  void screen.fillDetails();
  await act(paymentMethodsRequested, undefined);
  await act(fieldChanged, { field: 'paymentMethod', value: 'ONLINE_PAYMENT' });
  await act(detailsCompleted, undefined);
  await act(orderSubmitted, undefined);
  await act(paymentScreenOpened, { returnedPaymentId: null });
  const stageOfSecondOutlet = screen.stage();
  respond();
  await screen.clock.advance(1000);
  return { ...screen, stageOfSecondOutlet };
};

describe('a payment whose vendor opens another outlet before the response', () => {
  it('shows its refund when the vendor returns to the first outlet', async () => {
    const { fire, stage, showPayment } = await changeOutletWhileConfirming('undeliverable');
    await fire(paymentLeft);

    await fire(requestOpened, { vendorId: 'k4ch' });
    await showPayment();

    expect(stage()).toBe('refunded');
  });

  it('leaves the payment of the second outlet unchanged when its card is declined', async () => {
    const { stageOfSecondOutlet, stage, error } = await changeOutletWhileConfirming('declined');

    expect([stageOfSecondOutlet, stage(), error()]).toEqual(['choosing', 'choosing', null]);
  });
});
