import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import { deliveryTimeRefusal } from '../../contracts/pre-order.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { $deliverAt, $isServiceClosed } from '../schedule/delivery-time.model.ts';
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
/** Six in the evening in Dhaka. */
const evening = Date.parse('2026-11-21T12:00:00Z');
const first = evening + 60 * MINUTE;

type Setting = NonNullable<Parameters<typeof requestScreen>[0]>;

const open = async ({ flags = {}, handlers = [], ...setting }: Setting = {}) => {
  const sent: CreateOrderBody[] = [];
  const screen = requestScreen({
    clock: createVirtualClock(evening),
    flags: { PreOrder: true, ...flags },
    handlers: [
      [createOrderFx, ({ body }: { body: CreateOrderBody }) => (sent.push(body), { orderId: 'k4ch-000042' })],
      ...handlers,
    ],
    ...setting,
  });
  await screen.open();
  // The ticker goes on for as long as the choice is shown.
  void screen.fire(timePickerOpened);
  await screen.clock.advance(0);
  return { ...screen, sent };
};
const filled = async (setting: Setting = {}) => {
  const screen = await open(setting);
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};

describe('the delivery time of a request', () => {
  // Proves: entity.order-body-preordered-for
  it('is as soon as possible until another is chosen: preordered_for is null, never 0', async () => {
    const { scope, fire, sent } = await filled();
    expect(scope.getState($deliverAt)).toBeNull();
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBeNull();
  });

  // Proves: entity.order-body-preordered-for, flag-effect.pre-order
  it('is sent in unix seconds', async () => {
    const { fire, sent } = await filled();
    await fire(deliveryTimeChosen, first);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBe(first / 1000);
  });

  it('can be as soon as possible again', async () => {
    const { fire, sent } = await filled();
    await fire(schedulingStarted);
    await fire(deliveryTimeChosen, null);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBeNull();
  });

  // Proves: flag-effect.pre-order
  it('is not sent while the flag is off, though the draft has one', async () => {
    const { fire, sent } = await filled({ flags: { PreOrder: false } });
    await fire(deliveryTimeChosen, first);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBeNull();
  });

  it('is found again after a reload', async () => {
    const storage = createMemoryStorage();
    const before = await open({ storage });
    await before.fire(deliveryTimeChosen, first);
    await before.fire(draftFlushRequested);
    const after = await open({ storage });
    expect(after.scope.getState($deliverAt)).toBe(first);
  });

  // Proves: flag-effect.vendor-timezone-for-pre-order
  it('is offered on the vendor’s clock under its flag, on the device’s otherwise', async () => {
    const vendors = await open({ flags: { VendorTimezoneForPreOrder: true } });
    const devices = await open();
    expect(vendors.scope.getState($displayTimeZone)).toBe('Asia/Dhaka');
    expect(devices.scope.getState($displayTimeZone)).toBeNull();
    expect(devices.scope.getState($deliveryTimes)).toEqual(vendors.scope.getState($deliveryTimes));
  });

  it('is inside the service hours', async () => {
    const { scope } = await open({ hours: '0900:1930' });
    const [one, two, three] = scope.getState($deliveryTimes);
    expect([one, two]).toEqual([first, first + 15 * MINUTE]);
    expect(three).toBe(first + 30 * MINUTE);
    expect(scope.getState($deliveryTimes)[3]).toBe(Date.parse('2026-11-22T03:00:00Z'));
  });
});

describe('a delivery time that dies while the form is open', () => {
  it('is caught before it is sent, and the next one is offered and taken', async () => {
    const { scope, fire, clock, sent } = await filled();
    await fire(deliveryTimeChosen, first);
    await clock.advance(6 * MINUTE);
    await fire(orderSubmitted);
    expect(sent).toEqual([]);
    expect(scope.getState($errors)).toEqual({ deliverAt: 'pre-order.gone' });
    expect(scope.getState($nextTime)).toBe(first + 15 * MINUTE);

    await fire(nextTimeAccepted);
    expect(scope.getState($errors)).toEqual({});
    await fire(orderSubmitted);
    expect(sent.map(({ preordered_for }) => preordered_for)).toEqual([(first + 15 * MINUTE) / 1000]);
  });

  it('is seen as soon as it happens, without a press', async () => {
    const { scope, fire, clock } = await filled();
    await fire(deliveryTimeChosen, first);
    await clock.advance(4 * MINUTE);
    expect(scope.getState($isTimeUnavailable)).toBe(false);
    await clock.advance(2 * MINUTE);
    expect(scope.getState($isTimeUnavailable)).toBe(true);
    expect(scope.getState($deliveryTimes)[0]).toBe(first + 15 * MINUTE);
  });

  it('is said at its field when the service alone has found it gone', async () => {
    const { scope, fire, said } = await filled({
      handlers: [
        [
          createOrderFx,
          () =>
            Promise.reject(
              failureError({
                kind: 'rejected',
                status: 400,
                message: 'preorder-time-unavailable',
                translationKey: deliveryTimeRefusal,
                retryAfterMs: null,
              }),
            ),
        ],
      ],
    });
    await fire(deliveryTimeChosen, first);
    await fire(orderSubmitted);
    expect(scope.getState($errors)).toEqual({ deliverAt: 'pre-order.gone' });
    expect(said()).toEqual(['toast.could-not-create-that-order']);
  });

  it('does not stand in the way of the eleven rules: they are looked through first', async () => {
    const { scope, fire, clock } = await open();
    await fire(deliveryTimeChosen, first);
    await clock.advance(6 * MINUTE);
    await fire(orderSubmitted);
    expect(scope.getState($errors)).toEqual({ customerName: 'validation.fill-customer-name' });
  });
});

describe('a service that is closed now', () => {
  const hours = '0900:1700';

  it('takes an order for later', async () => {
    const { scope, fire, sent } = await filled({ hours });
    expect(scope.getState($step)).toBe('ServiceClosed');
    expect(scope.getState($canSubmit)).toBe(false);

    await fire(schedulingStarted);
    expect(scope.getState($step)).toBe('FillOrderDetails');
    expect(scope.getState($isServiceClosed)).toBe(false);
    await fire(orderSubmitted);
    expect(sent[0]?.preordered_for).toBe(Date.parse('2026-11-22T03:00:00Z') / 1000);
  });

  it('is closed again when the order shall be delivered as soon as possible', async () => {
    const { scope, fire, sent } = await filled({ hours });
    await fire(schedulingStarted);
    await fire(deliveryTimeChosen, null);
    expect(scope.getState($step)).toBe('ServiceClosed');
    await fire(orderSubmitted);
    expect(sent).toEqual([]);
  });

  it('is closed without the flag', async () => {
    const { scope, fire } = await filled({ hours, flags: { PreOrder: false } });
    await fire(schedulingStarted);
    expect(scope.getState($step)).toBe('ServiceClosed');
    expect(scope.getState($canSubmit)).toBe(false);
  });
});
