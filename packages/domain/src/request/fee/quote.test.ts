import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  checkDeliverableFx,
  estimateTripFx,
  loadDeliveryAreasFx,
  quoteFeeFx,
  type Trip,
} from '../../api/delivery.ts';
import { $areas } from '../destination/areas.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { pinMoved } from '../pin/pin.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $quote, quoteRetried } from './quote.model.ts';
import { $step } from '../flow/request.model.ts';

const rejectOffline = () => Promise.reject(failureError({ kind: 'offline' }));
const nearPoint = { latitude: 23.78, longitude: 90.41 };
const cannotDeliverKey = 'toast.we-cannot-deliver-that-order-there';
const farPoint = { latitude: 23.7, longitude: 90.5 };

describe('quote of a destination', () => {
  // Proves: transition.quoted
  it('contains the fee and the estimation, and opens the details step', async () => {
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

  it('sends its three calls in parallel and does not repeat them on other edits', async () => {
    const calls: string[] = [];
    const recordCall = (name: string) => async () => {
      calls.push(name);
      await screen.clock.sleep(1000);
      return name === 'area'
        ? true
        : name === 'fee'
          ? { amount: 60, signature: 's' }
          : { pickUpMinutes: 1, deliveryMinutes: 2, distanceMetres: 3 };
    };
    const screen = requestScreen({
      handlers: [
        [checkDeliverableFx, recordCall('area')],
        [quoteFeeFx, recordCall('fee')],
        [estimateTripFx, recordCall('time')],
      ],
    });
    await screen.open();
    void screen.pickAddress();
    await screen.clock.advance(10);
    expect(calls.toSorted()).toEqual(['area', 'fee', 'time']);
    expect(screen.scope.getState($quote).status).toBe('checking');

    void allSettled(fieldChanged, { scope: screen.scope, params: { field: 'notes', value: 'ring twice' } });
    await screen.clock.advance(1000);
    expect(calls).toHaveLength(3);
    expect(screen.scope.getState($quote).status).toBe('ready');
  });

  it('ignores a late fee of the previous destination', async () => {
    const screen = requestScreen({
      handlers: [
        [
          quoteFeeFx,
          async ({ destination }: Trip) => {
            await screen.clock.sleep(destination.latitude === nearPoint.latitude ? 5000 : 100);
            return { amount: destination.latitude === nearPoint.latitude ? 40 : 90, signature: 's' };
          },
        ],
      ],
    });
    await screen.open();
    void allSettled(pinMoved, { scope: screen.scope, params: nearPoint });
    await screen.clock.advance(200);
    void allSettled(pinMoved, { scope: screen.scope, params: farPoint });
    await screen.clock.advance(200);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 90 });
    await screen.clock.advance(10_000);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 90 });
  });

  // Proves: rule.delivery-area, transition.not-quoted, error.undeliverable-address, message.cannot-deliver
  it('shows an error for an undeliverable address', async () => {
    const screen = requestScreen({ handlers: [[checkDeliverableFx, () => false]] });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote).status).toBe('undeliverable');
    expect(screen.scope.getState($errors)).toEqual({ destination: 'request.error.undeliverable-address' });
    expect(screen.notifiedKeys()).toEqual(['toast.we-cannot-deliver-that-order-there']);
    expect(screen.scope.getState($step)).toBe('AskForDestinationAddress');
  });

  // Proves: flag-effect.draw-delivery-areas, message.cannot-deliver
  it.each([
    ['shows no toast', true, 1, []],
    ['shows a toast', false, 0, [cannotDeliverKey]],
  ] as const)(
    '%s for an undeliverable address when DrawDeliveryAreas is %j',
    async (_, DrawDeliveryAreas, areaCount, toastKeys) => {
      const screen = requestScreen({
        flags: { DrawDeliveryAreas },
        handlers: [
          [checkDeliverableFx, () => false],
          [loadDeliveryAreasFx, () => [{ id: 'a', name: 'North', ring: [nearPoint, farPoint, nearPoint] }]],
        ],
      });
      await screen.open();
      await screen.pickAddress();
      expect(screen.scope.getState($areas)).toHaveLength(areaCount);
      expect(screen.scope.getState($errors)).toEqual({ destination: 'request.error.undeliverable-address' });
      expect(screen.notifiedKeys()).toEqual(toastKeys);
    },
  );

  // Proves: error.cannot-compute-price, message.could-not-compute-price
  it('shows an error when the fee cannot be loaded, until a retry succeeds', async () => {
    let isDown = true;
    const screen = requestScreen({
      handlers: [[quoteFeeFx, () => (isDown ? rejectOffline() : { amount: 60, signature: 's' })]],
    });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote).status).toBe('no-price');
    expect(screen.scope.getState($errors)).toEqual({ destination: 'request.error.cannot-compute-price' });
    expect(screen.notifiedKeys()).toEqual(['toast.we-could-not-compute-the-price-for-that-order']);

    isDown = false;
    await screen.fire(quoteRetried);
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 60 });
    expect(screen.scope.getState($errors)).toEqual({});
  });

  // Proves: permission.test-vendors, constant.test-vendor-fee
  it.each([
    ['refuses the area', () => false, () => ({ amount: 1337, signature: 's' })],
    ['fails to check the area', rejectOffline, () => ({ amount: 1337, signature: 's' })],
    ['has no price', () => true, rejectOffline],
  ])('lets a test vendor deliver anywhere when the service %s', async (_, checkArea, quoteFee) => {
    const screen = requestScreen({
      vendor: { id: 't35t' },
      handlers: [
        [checkDeliverableFx, checkArea],
        [quoteFeeFx, quoteFee],
      ],
    });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote)).toMatchObject({ status: 'ready', fee: 1337 });
    expect(screen.scope.getState($errors)).toEqual({});
    expect(screen.notifiedKeys()).toEqual([]);
  });

  // Proves: message.unable-to-verify
  it('shows an error when the area check fails, until a retry succeeds', async () => {
    let isDown = true;
    const screen = requestScreen({
      handlers: [[checkDeliverableFx, () => (isDown ? rejectOffline() : true)]],
    });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote).status).toBe('failed');
    expect(screen.notifiedKeys()).toEqual(['toast.unable-to-verify-if-order-is-deliverable']);

    isDown = false;
    await screen.fire(quoteRetried);
    expect(screen.scope.getState($quote).status).toBe('ready');
  });

  it('is ready without an estimation when the estimation fails to load', async () => {
    const screen = requestScreen({ handlers: [[estimateTripFx, rejectOffline]] });
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($quote)).toEqual({ status: 'ready', fee: 60, estimation: null });
  });
});
