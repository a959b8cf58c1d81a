import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import { deliveryTimeUnavailableKey } from '../../contracts/pre-order.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { flagsReceived } from '../../platform/flags/flags.model.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { $deliverAt, $isPreOrderOn, $isServiceClosed } from '../schedule/delivery-time.model.ts';
import { draftFlushRequested } from '../draft/draft.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { $step } from '../flow/request.model.ts';
import { $canSubmit, orderSubmitted } from '../sending/index.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import {
  $deliveryTimes,
  $isTimeUnavailable,
  $nextTime,
  $displayTimeZone,
  timePickerOpened,
  deliveryTimeChosen,
  nextTimeAccepted,
  schedulingStarted,
} from './pre-order.model.ts';

const MINUTE = 60_000;
/** 18:00 in Dhaka. */
const startTime = Date.parse('2026-11-21T12:00:00Z');
const firstTime = startTime + 60 * MINUTE;

type ScreenOptions = NonNullable<Parameters<typeof requestScreen>[0]>;

const openScreen = async ({ flags = {}, handlers = [], ...options }: ScreenOptions = {}) => {
  const sent: CreateOrderBody[] = [];
  const screen = requestScreen({
    clock: createVirtualClock(startTime),
    flags: { PreOrder: true, ...flags },
    handlers: [
      [createOrderFx, ({ body }: { body: CreateOrderBody }) => (sent.push(body), { orderId: 'k4ch-000042' })],
      ...handlers,
    ],
    ...options,
  });
  await screen.open();
  // Do not await: the ticker runs until the time picker closes.
  void screen.fire(timePickerOpened);
  await screen.clock.advance(0);
  return { ...screen, sent };
};
const openFilledScreen = async (options: ScreenOptions = {}) => {
  const screen = await openScreen(options);
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};

describe('delivery time of a request', () => {
  // Proves: entity.order-body-preordered-for
  it('is sent as null by default', async () => {
    const { scope, fire, sent } = await openFilledScreen();
    expect(scope.getState($deliverAt)).toBeNull();
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBeNull();
  });

  // Proves: entity.order-body-preordered-for, flag-effect.pre-order
  it('is sent in Unix seconds', async () => {
    const { fire, sent } = await openFilledScreen();
    await fire(deliveryTimeChosen, firstTime);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBe(firstTime / 1000);
  });

  it('can be reset to as soon as possible', async () => {
    const { fire, sent } = await openFilledScreen();
    await fire(schedulingStarted);
    await fire(deliveryTimeChosen, null);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBeNull();
  });

  // Proves: flag-effect.pre-order
  it('is not sent when the flag is off', async () => {
    const { fire, sent } = await openFilledScreen({ flags: { PreOrder: false } });
    await fire(deliveryTimeChosen, firstTime);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBeNull();
  });

  // Proves: flag-effect.pre-order
  it('stays in force when the flag goes off, and can still be changed', async () => {
    const { scope, fire, sent } = await openFilledScreen();
    await fire(deliveryTimeChosen, firstTime);
    await fire(flagsReceived, { source: 'asia', flags: { PreOrder: false } });
    expect(scope.getState($deliverAt)).toBe(firstTime);
    expect(scope.getState($isPreOrderOn)).toBe(true);

    await fire(deliveryTimeChosen, firstTime + 15 * MINUTE);
    await fire(orderSubmitted);
    expect(sent.map(({ preordered_for }) => preordered_for)).toEqual([(firstTime + 15 * MINUTE) / 1000]);
    // The next draft has no time.
    expect(scope.getState($isPreOrderOn)).toBe(false);
  });

  it('can no longer be scheduled after a reset to as soon as possible while the flag is off', async () => {
    const { scope, fire } = await openFilledScreen();
    await fire(deliveryTimeChosen, firstTime);
    await fire(flagsReceived, { source: 'asia', flags: { PreOrder: false } });
    await fire(deliveryTimeChosen, null);
    await fire(schedulingStarted);
    expect(scope.getState($deliverAt)).toBeNull();
    expect(scope.getState($isPreOrderOn)).toBe(false);
  });

  it.each([true, false])('is restored after a reload with the flag set to %s', async (PreOrder) => {
    const storage = createMemoryStorage();
    const before = await openScreen({ storage });
    await before.fire(deliveryTimeChosen, firstTime);
    await before.fire(draftFlushRequested);
    const after = await openScreen({ storage, flags: { PreOrder } });
    expect(after.scope.getState($deliverAt)).toBe(firstTime);
  });

  // Proves: flag-effect.vendor-timezone-for-pre-order
  it('is displayed in the time zone of the vendor or the device, depending on the flag', async () => {
    const withFlag = await openScreen({ flags: { VendorTimezoneForPreOrder: true } });
    const withoutFlag = await openScreen();
    expect(withFlag.scope.getState($displayTimeZone)).toBe('Asia/Dhaka');
    expect(withoutFlag.scope.getState($displayTimeZone)).toBeNull();
    expect(withoutFlag.scope.getState($deliveryTimes)).toEqual(withFlag.scope.getState($deliveryTimes));
  });

  it('is limited to the service hours', async () => {
    const { scope } = await openScreen({ hours: '0900:1930' });
    const [time1, time2, time3] = scope.getState($deliveryTimes);
    expect([time1, time2]).toEqual([firstTime, firstTime + 15 * MINUTE]);
    expect(time3).toBe(firstTime + 30 * MINUTE);
    expect(scope.getState($deliveryTimes)[3]).toBe(Date.parse('2026-11-22T03:00:00Z'));
  });
});

describe('delivery time that becomes unavailable', () => {
  it('blocks the submission until the vendor accepts the next time', async () => {
    const { scope, fire, clock, sent } = await openFilledScreen();
    await fire(deliveryTimeChosen, firstTime);
    await clock.advance(6 * MINUTE);
    await fire(orderSubmitted);
    expect(sent).toEqual([]);
    expect(scope.getState($errors)).toEqual({ deliverAt: 'pre-order.gone' });
    expect(scope.getState($nextTime)).toBe(firstTime + 15 * MINUTE);

    await fire(nextTimeAccepted);
    expect(scope.getState($errors)).toEqual({});
    await fire(orderSubmitted);
    expect(sent.map(({ preordered_for }) => preordered_for)).toEqual([(firstTime + 15 * MINUTE) / 1000]);
  });

  it('is detected without a submission', async () => {
    const { scope, fire, clock } = await openFilledScreen();
    await fire(deliveryTimeChosen, firstTime);
    await clock.advance(4 * MINUTE);
    expect(scope.getState($isTimeUnavailable)).toBe(false);
    await clock.advance(2 * MINUTE);
    expect(scope.getState($isTimeUnavailable)).toBe(true);
    expect(scope.getState($deliveryTimes)[0]).toBe(firstTime + 15 * MINUTE);
  });

  it('shows an error at its field when only the service rejects it', async () => {
    const { scope, fire, notifiedKeys } = await openFilledScreen({
      handlers: [
        [
          createOrderFx,
          () =>
            Promise.reject(
              failureError({
                kind: 'rejected',
                status: 400,
                message: 'preorder-time-unavailable',
                translationKey: deliveryTimeUnavailableKey,
                retryAfterMs: null,
              }),
            ),
        ],
      ],
    });
    await fire(deliveryTimeChosen, firstTime);
    await fire(orderSubmitted);
    expect(scope.getState($errors)).toEqual({ deliverAt: 'pre-order.gone' });
    expect(notifiedKeys()).toEqual(['toast.could-not-create-that-order']);
  });

  it('is reported after the other submission rules', async () => {
    const { scope, fire, clock } = await openScreen();
    await fire(deliveryTimeChosen, firstTime);
    await clock.advance(6 * MINUTE);
    await fire(orderSubmitted);
    expect(Object.keys(scope.getState($errors))).toEqual([
      'customerName',
      'phone',
      'destination',
      'amount',
      'deliverAt',
    ]);
  });
});

describe('closed service', () => {
  const hours = '0900:1700';

  it('accepts a scheduled order', async () => {
    const { scope, fire, sent } = await openFilledScreen({ hours });
    expect(scope.getState($step)).toBe('ServiceClosed');
    expect(scope.getState($canSubmit)).toBe(false);

    await fire(schedulingStarted);
    expect(scope.getState($step)).toBe('FillOrderDetails');
    expect(scope.getState($isServiceClosed)).toBe(false);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBe(Date.parse('2026-11-22T03:00:00Z') / 1000);
  });

  it('blocks the request again after a reset to as soon as possible', async () => {
    const { scope, fire, sent } = await openFilledScreen({ hours });
    await fire(schedulingStarted);
    await fire(deliveryTimeChosen, null);
    expect(scope.getState($step)).toBe('ServiceClosed');
    await fire(orderSubmitted);
    expect(sent).toEqual([]);
  });

  it('keeps accepting a scheduled order when the flag goes off', async () => {
    const { scope, fire, sent } = await openFilledScreen({ hours });
    await fire(schedulingStarted);
    await fire(flagsReceived, { source: 'asia', flags: { PreOrder: false } });
    expect(scope.getState($step)).toBe('FillOrderDetails');
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBe(Date.parse('2026-11-22T03:00:00Z') / 1000);
  });

  it('blocks scheduled orders when the flag is off', async () => {
    const { scope, fire } = await openFilledScreen({ hours, flags: { PreOrder: false } });
    await fire(schedulingStarted);
    expect(scope.getState($step)).toBe('ServiceClosed');
    expect(scope.getState($canSubmit)).toBe(false);
  });
});
