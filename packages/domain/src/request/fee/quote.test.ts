import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  checkDeliverableFx,
  estimateFx,
  loadDeliveryAreasFx,
  quoteFeeFx,
  type Trip,
} from '../../api/delivery.ts';
import { $areas } from '../destination/areas.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { pinMoved } from '../destination/destination.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $quote, quoteRetried } from './quote.model.ts';
import { $step } from '../flow/request.model.ts';

const offline = () => Promise.reject(failureError({ kind: 'offline' }));
const near = { latitude: 23.78, longitude: 90.41 };
const cannotDeliver = 'toast.we-cannot-deliver-that-order-there';
const far = { latitude: 23.7, longitude: 90.5 };

describe('the quote of a destination', () => {
  // Proves: transition.quoted
  it('has the fee and the time as soon as the address is known, and opens the details', async () => {
    const screen = requestScreen();
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote)).toEqual({
      status: 'ready',
      fee: 60,
      estimation: { pickUpMinutes: 10, deliveryMinutes: 25, distanceMetres: 1800 },
    });
    expect(screen.scope.getState($step)).toBe('FillOrderDetails');
  });

  it('asks for the area, the fee and the time at once, and once, while the vendor types elsewhere', async () => {
    const asked: string[] = [];
    const asking = (name: string) => async () => {
      asked.push(name);
      await screen.clock.sleep(1000);
      return name === 'area'
        ? true
        : name === 'fee'
          ? { amount: 60, signature: 's' }
          : { pickUpMinutes: 1, deliveryMinutes: 2, distanceMetres: 3 };
    };
    const screen = requestScreen({
      handlers: [
        [checkDeliverableFx, asking('area')],
        [quoteFeeFx, asking('fee')],
        [estimateFx, asking('time')],
      ],
    });
    await screen.open();
    void screen.pickAddress();
    await screen.clock.advance(10);
    expect(asked.toSorted()).toEqual(['area', 'fee', 'time']);
    expect(screen.scope.getState($quote).status).toBe('checking');

    void allSettled(fieldChanged, { scope: screen.scope, params: { field: 'notes', value: 'ring twice' } });
    await screen.clock.advance(1000);
    expect(asked).toHaveLength(3);
    expect(screen.scope.getState($quote).status).toBe('ready');
  });

  it('never shows the fee of another destination', async () => {
    const screen = requestScreen({
      handlers: [
        [
          quoteFeeFx,
          async ({ destination }: Trip) => {
            await screen.clock.sleep(destination.latitude === near.latitude ? 5000 : 100);
            return { amount: destination.latitude === near.latitude ? 40 : 90, signature: 's' };
          },
        ],
      ],
    });
    await screen.open();
    void allSettled(pinMoved, { scope: screen.scope, params: near });
    await screen.clock.advance(200);
    void allSettled(pinMoved, { scope: screen.scope, params: far });
    await screen.clock.advance(200);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 90 });
    await screen.clock.advance(10_000);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 90 });
  });

  // Proves: rule.delivery-area, transition.not-quoted, error.undeliverable-address, message.cannot-deliver
  it('says that the order cannot be delivered there', async () => {
    const screen = requestScreen({ handlers: [[checkDeliverableFx, () => false]] });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote).status).toBe('undeliverable');
    expect(screen.scope.getState($errors)).toEqual({ destination: 'request.error.undeliverable-address' });
    expect(screen.said()).toEqual(['toast.we-cannot-deliver-that-order-there']);
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });

  // Proves: flag-effect.draw-delivery-areas, message.cannot-deliver
  it.each([
    ['leaves the toast to the map', true, 1, []],
    ['says it although it knows the areas, for they are not drawn', false, 0, [cannotDeliver]],
  ] as const)('%s where the flag to draw them is %j', async (_, DrawDeliveryAreas, drawn, said) => {
    const screen = requestScreen({
      flags: { DrawDeliveryAreas },
      handlers: [
        [checkDeliverableFx, () => false],
        [loadDeliveryAreasFx, () => [{ id: 'a', name: 'North', ring: [near, far, near] }]],
      ],
    });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($areas)).toHaveLength(drawn);
    expect(screen.scope.getState($errors)).toEqual({ destination: 'request.error.undeliverable-address' });
    expect(screen.said()).toEqual(said);
  });

  // Proves: error.cannot-compute-price, message.could-not-compute-price
  it('says that there is no price, and can ask again', async () => {
    let isDown = true;
    const screen = requestScreen({
      handlers: [[quoteFeeFx, () => (isDown ? offline() : { amount: 60, signature: 's' })]],
    });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote).status).toBe('no-price');
    expect(screen.scope.getState($errors)).toEqual({ destination: 'request.error.cannot-compute-price' });
    expect(screen.said()).toEqual(['toast.we-could-not-compute-the-price-for-that-order']);

    isDown = false;
    await screen.fire(quoteRetried);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
    expect(screen.scope.getState($errors)).toEqual({});
  });

  // Proves: message.unable-to-verify
  it('says that it cannot tell whether the order is deliverable, and can ask again', async () => {
    let isDown = true;
    const screen = requestScreen({ handlers: [[checkDeliverableFx, () => (isDown ? offline() : true)]] });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote).status).toBe('failed');
    expect(screen.said()).toEqual(['toast.unable-to-verify-if-order-is-deliverable']);

    isDown = false;
    await screen.fire(quoteRetried);
    expect(screen.scope.getState($quote).status).toBe('ready');
  });

  it('goes on without an estimated time', async () => {
    const screen = requestScreen({ handlers: [[estimateFx, offline]] });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote)).toEqual({ status: 'ready', fee: 60, estimation: null });
  });
});
