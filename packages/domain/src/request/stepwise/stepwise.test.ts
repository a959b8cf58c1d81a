import { describe, expect, it } from 'vitest';
import { checkDeliverableFx } from '../../api/delivery.ts';
import { createOrderFx } from '../../api/orders.ts';
import { destinationCleared, destinationTyped } from '../destination/destination.model.ts';
import { fieldChanged, draftDiscarded } from '../draft/draft.model.ts';
import { $step, detailsReopened } from '../flow/request.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { $isStepSettled, stepwiseEnded, type VisibleStep } from './index.ts';
import { atPaymentStep, atDetailsStep, onSmallScreen } from './test/small-screen.ts';

describe('the steps one at a time', () => {
  it('stays at the address when its fee is there, until the vendor goes on', async () => {
    const { pickAddress, next, shown, scope } = await onSmallScreen();
    await pickAddress();
    expect(shown()).toBe('AskForDestinationAddress');
    await next();
    expect([shown(), scope.getState($step)]).toEqual(['FillOrderDetails', 'FillOrderDetails']);
  });

  it('stays at the details while they become complete, until the vendor goes on', async () => {
    const { fillDetails, next, shown } = await atDetailsStep();
    await fillDetails();
    expect(shown()).toBe('FillOrderDetails');
    await next();
    expect(shown()).toBe('FillPaymentDetails');
  });

  it('says what the step on display lacks, and nothing of a later one', async () => {
    const { next, shown, errors, pickAddress } = await onSmallScreen();
    await next();
    expect([shown(), errors()]).toEqual([
      'AskForDestinationAddress',
      { destination: 'validation.fill-address' },
    ]);
    await pickAddress();
    await next();
    expect([shown(), errors()]).toEqual(['FillOrderDetails', {}]);
    await next();
    expect([shown(), errors()]).toEqual([
      'FillOrderDetails',
      { customerName: 'validation.fill-customer-name' },
    ]);
  });

  it('asks for the unit with the address where one is needed', async () => {
    const screen = await onSmallScreen({ vendor: { country: 'sg' } });
    await screen.pickAddress();
    await screen.next();
    expect([screen.shown(), screen.errors()]).toEqual([
      'AskForDestinationAddress',
      { unit: 'validation.fill-unit-number' },
    ]);
    await screen.fire(fieldChanged, { field: 'unit', value: '#04-12' });
    await screen.next();
    expect(screen.shown()).toBe('FillOrderDetails');
  });

  it('waits at the address for a fee that is on its way, and goes on when it is there', async () => {
    let answer: (isDeliverable: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    const screen = await onSmallScreen({ handlers: [[checkDeliverableFx, () => answered]] });
    const picked = screen.pickAddress();
    const gone = screen.next();
    expect([screen.shown(), screen.scope.getState($isStepSettled)]).toEqual([
      'AskForDestinationAddress',
      false,
    ]);
    answer(true);
    await Promise.all([picked, gone]);
    expect([screen.shown(), screen.scope.getState($isStepSettled)]).toEqual(['FillOrderDetails', true]);
  });

  it('does not leave an address by itself that nothing could be delivered to at first', async () => {
    let isDeliverable = false;
    const screen = await onSmallScreen({ handlers: [[checkDeliverableFx, () => isDeliverable]] });
    await screen.pickAddress();
    await screen.next();
    expect([screen.shown(), screen.errors().destination]).toEqual([
      'AskForDestinationAddress',
      'request.error.undeliverable-address',
    ]);
    isDeliverable = true;
    await screen.fire(destinationCleared);
    await screen.pickAddress();
    expect(screen.shown()).toBe('AskForDestinationAddress');
  });

  it('goes back without losing anything, and from there straight to where something is missing', async () => {
    const { select, fire, next, shown } = await atPaymentStep();
    await select('AskForDestinationAddress');
    expect(shown()).toBe('AskForDestinationAddress');
    await next();
    expect(shown()).toBe('FillPaymentDetails');
    await select('FillOrderDetails');
    expect(shown()).toBe('FillOrderDetails');
    await fire(fieldChanged, { field: 'amount', value: '' });
    await select('AskForDestinationAddress');
    await next();
    expect(shown()).toBe('FillOrderDetails');
  });

  it('passes no step by that is not complete, whichever is asked for', async () => {
    const { select, shown } = await onSmallScreen();
    await select('FillPaymentDetails');
    expect(shown()).toBe('AskForDestinationAddress');
  });

  it('comes back to the details from the payment', async () => {
    const { fire, shown } = await atPaymentStep();
    await fire(detailsReopened);
    expect(shown()).toBe('FillOrderDetails');
  });
});

describe('sending', () => {
  it('is possible from any step when all is filled in, and shows what is sent', async () => {
    const shownAtSending: VisibleStep[] = [];
    const screen = await atPaymentStep({
      handlers: [
        [
          createOrderFx,
          () => {
            shownAtSending.push(screen.shown());
            return { orderId: 'k4ch-000042' };
          },
        ],
      ],
    });
    await screen.select('AskForDestinationAddress');
    await screen.fire(orderSubmitted);
    expect(shownAtSending).toEqual(['FillPaymentDetails']);
    expect(screen.shown()).toBe('AskForDestinationAddress');
  });

  it('leads to the earliest step that lacks something', async () => {
    const screen = await onSmallScreen();
    await screen.fire(orderSubmitted);
    expect([screen.shown(), screen.errors()]).toEqual([
      'AskForDestinationAddress',
      { destination: 'validation.fill-address' },
    ]);
    await screen.pickAddress();
    await screen.fire(orderSubmitted);
    expect([screen.shown(), screen.errors()]).toEqual([
      'FillOrderDetails',
      { customerName: 'validation.fill-customer-name' },
    ]);
  });

  it('leads back to the field that is wrong', async () => {
    const screen = await atPaymentStep();
    await screen.fire(fieldChanged, { field: 'customerName', value: 'Ayesha 2' });
    expect(screen.shown()).toBe('FillPaymentDetails');
    await screen.fire(orderSubmitted);
    expect([screen.shown(), screen.errors()]).toEqual([
      'FillOrderDetails',
      { customerName: 'validation.wrong-customer-name' },
    ]);
  });
});

describe('the end of the steps', () => {
  it('begins anew at the address with an empty form', async () => {
    const { fire, shown } = await atPaymentStep();
    await fire(draftDiscarded);
    expect(shown()).toBe('AskForDestinationAddress');
  });

  it('lets a wide screen have the details with the fee, as ever', async () => {
    const { fire, pickAddress, scope } = await onSmallScreen();
    await pickAddress();
    await fire(stepwiseEnded);
    expect(scope.getState($step)).toBe('FillOrderDetails');
    await fire(destinationTyped, 'somewhere else');
    expect(scope.getState($step)).toBe('AskForDestinationAddress');
  });
});
