import { describe, expect, it } from 'vitest';
import { checkDeliverableFx } from '../../api/delivery.ts';
import { createOrderFx } from '../../api/orders.ts';
import { markets } from '../../contracts/market.ts';
import { destinationCleared, destinationTyped } from '../destination/destination.model.ts';
import { fieldChanged, draftDiscarded } from '../draft/draft.model.ts';
import { $step, detailsReopened } from '../flow/request.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { $isStepSettled, stepwiseEnded, type VisibleStep } from './index.ts';
import { openPaymentStep, openDetailsStep, openSmallScreen } from './test/small-screen.ts';

describe('small screen with one step at a time', () => {
  it('stays at the address step with a ready quote until the vendor continues', async () => {
    const { pickAddress, next, visibleStep, scope } = await openSmallScreen();
    await pickAddress();
    expect(visibleStep()).toBe('AskForDestinationAddress');
    await next();
    expect([visibleStep(), scope.getState($step)]).toEqual(['FillOrderDetails', 'FillOrderDetails']);
  });

  it('stays at the completed details step until the vendor continues', async () => {
    const { fillDetails, next, visibleStep } = await openDetailsStep();
    await fillDetails();
    expect(visibleStep()).toBe('FillOrderDetails');
    await next();
    expect(visibleStep()).toBe('FillPaymentDetails');
  });

  it('shows all errors of the visible step and no others', async () => {
    const { next, visibleStep, errors, pickAddress } = await openSmallScreen();
    await next();
    expect([visibleStep(), errors()]).toEqual([
      'AskForDestinationAddress',
      { destination: 'validation.fill-address' },
    ]);
    await pickAddress();
    await next();
    expect([visibleStep(), errors()]).toEqual(['FillOrderDetails', {}]);
    await next();
    expect([visibleStep(), errors()]).toEqual([
      'FillOrderDetails',
      {
        customerName: 'validation.fill-customer-name',
        phone: 'validation.fill-customer-phone',
        amount: 'validation.fill-amount',
      },
    ]);
  });

  it('requires the unit in the address step in Singapore', async () => {
    const screen = await openSmallScreen({ vendor: { market: markets.sg } });
    await screen.pickAddress();
    await screen.next();
    expect([screen.visibleStep(), screen.errors()]).toEqual([
      'AskForDestinationAddress',
      { unit: 'validation.fill-unit-number' },
    ]);
    await screen.fire(fieldChanged, { field: 'unit', value: '#04-12' });
    await screen.next();
    expect(screen.visibleStep()).toBe('FillOrderDetails');
  });

  it('continues from the address step when the pending quote arrives', async () => {
    let resolveCheck: (isDeliverable: boolean) => void = () => undefined;
    const areaCheck = new Promise<boolean>((resolve) => (resolveCheck = resolve));
    const screen = await openSmallScreen({ handlers: [[checkDeliverableFx, () => areaCheck]] });
    const picking = screen.pickAddress();
    const continuing = screen.next();
    expect([screen.visibleStep(), screen.scope.getState($isStepSettled)]).toEqual([
      'AskForDestinationAddress',
      false,
    ]);
    resolveCheck(true);
    await Promise.all([picking, continuing]);
    expect([screen.visibleStep(), screen.scope.getState($isStepSettled)]).toEqual(['FillOrderDetails', true]);
  });

  it('stays at the address step when the vendor replaces an undeliverable address', async () => {
    let isDeliverable = false;
    const screen = await openSmallScreen({ handlers: [[checkDeliverableFx, () => isDeliverable]] });
    await screen.pickAddress();
    await screen.next();
    expect([screen.visibleStep(), screen.errors().destination]).toEqual([
      'AskForDestinationAddress',
      'request.error.undeliverable-address',
    ]);
    isDeliverable = true;
    await screen.fire(destinationCleared);
    await screen.pickAddress();
    expect(screen.visibleStep()).toBe('AskForDestinationAddress');
  });

  it('goes back without data loss and forward to the first incomplete step', async () => {
    const { select, fire, next, visibleStep } = await openPaymentStep();
    await select('AskForDestinationAddress');
    expect(visibleStep()).toBe('AskForDestinationAddress');
    await next();
    expect(visibleStep()).toBe('FillPaymentDetails');
    await select('FillOrderDetails');
    expect(visibleStep()).toBe('FillOrderDetails');
    await fire(fieldChanged, { field: 'amount', value: '' });
    await select('AskForDestinationAddress');
    await next();
    expect(visibleStep()).toBe('FillOrderDetails');
  });

  it('never skips an incomplete step', async () => {
    const { select, visibleStep } = await openSmallScreen();
    await select('FillPaymentDetails');
    expect(visibleStep()).toBe('AskForDestinationAddress');
  });

  it('returns from an online payment to the last step, from which it was opened', async () => {
    const { fire, visibleStep } = await openPaymentStep();
    await fire(detailsReopened);
    expect(visibleStep()).toBe('FillPaymentDetails');
  });

  it('returns to the address step after the draft is discarded', async () => {
    const { fire, visibleStep } = await openPaymentStep();
    await fire(draftDiscarded);
    expect(visibleStep()).toBe('AskForDestinationAddress');
  });

  it('opens the details step when the screen becomes wide and the quote is ready', async () => {
    const { fire, pickAddress, scope } = await openSmallScreen();
    await pickAddress();
    await fire(stepwiseEnded);
    expect(scope.getState($step)).toBe('FillOrderDetails');
    await fire(destinationTyped, 'somewhere else');
    expect(scope.getState($step)).toBe('AskForDestinationAddress');
  });
});

describe('submission on a small screen', () => {
  it('is possible from any step of a complete form and opens the last step', async () => {
    const stepsDuringSubmission: VisibleStep[] = [];
    const screen = await openPaymentStep({
      handlers: [
        [
          createOrderFx,
          () => {
            stepsDuringSubmission.push(screen.visibleStep());
            return { orderId: 'k4ch-000042' };
          },
        ],
      ],
    });
    await screen.select('AskForDestinationAddress');
    await screen.fire(orderSubmitted);
    expect(stepsDuringSubmission).toEqual(['FillPaymentDetails']);
    expect(screen.visibleStep()).toBe('AskForDestinationAddress');
  });

  it('opens the first incomplete step', async () => {
    const screen = await openSmallScreen();
    await screen.fire(orderSubmitted);
    expect([screen.visibleStep(), screen.errors()]).toEqual([
      'AskForDestinationAddress',
      { destination: 'validation.fill-address' },
    ]);
    await screen.pickAddress();
    await screen.fire(orderSubmitted);
    expect([screen.visibleStep(), screen.errors()]).toEqual([
      'FillOrderDetails',
      {
        customerName: 'validation.fill-customer-name',
        phone: 'validation.fill-customer-phone',
        amount: 'validation.fill-amount',
      },
    ]);
  });

  it('opens the step of an invalid field', async () => {
    const screen = await openPaymentStep();
    await screen.fire(fieldChanged, { field: 'customerName', value: 'Ayesha 2' });
    expect(screen.visibleStep()).toBe('FillPaymentDetails');
    await screen.fire(orderSubmitted);
    expect([screen.visibleStep(), screen.errors()]).toEqual([
      'FillOrderDetails',
      { customerName: 'validation.wrong-customer-name' },
    ]);
  });
});
