import { createWatch } from 'effector';
import { quoteFeeFx } from '../../../api/delivery.ts';
import type { Order, Vendor } from '../../../api/entities.ts';
import type { ApiFailure } from '../../../api/failures.ts';
import { createOrderFx, loadOrderFx } from '../../../api/orders.ts';
import { updateOrderFx } from '../../../api/update-order.ts';
import type { UpdateOrderBody } from '../../../contracts/update-order.ts';
import { $draft } from '../../../request/draft/draft.model.ts';
import { requestClosed, requestOpened } from '../../../request/flow/request.model.ts';
import { failureError, requestScreen } from '../../../request/testing/request-screen.ts';
import { orderFixture } from '../../../testing/fixtures.ts';
import type { createSharedStorage } from '../../../testing/shared-storage.ts';
import { $view, modificationClosed, modificationOpened, type OrderAddress } from '../modification.model.ts';
import { orderModified } from '../sending.model.ts';

export type Sent = { readonly orderId: string; readonly body: UpdateOrderBody };

export const address = { vendorId: 'k4ch', orderId: 'k4ch-000001' };

export const rejection = (status: number, message: string): ApiFailure => ({
  kind: 'rejected',
  status,
  message,
  translationKey: null,
  retryAfterMs: null,
});
export const refuse = (failure: ApiFailure) => Promise.reject(failureError(failure));

/** The order with a change in it, as the service would answer it. */
export const withChange = (order: Order, { body }: Sent): Order => ({
  ...order,
  updatedAt: order.updatedAt + 1000,
  status: 'MODIFIED',
  deliveryFee: body.delivery_fee,
  amount: body.amount,
  description: body.item_details,
  paymentMethod: body.payment_method,
  customer: {
    ...order.customer,
    address: body.location.address,
    notes: body.location.notes,
    point: { latitude: body.location.latitude, longitude: body.location.longitude },
  },
});

interface Setting {
  readonly order?: Partial<Order>;
  readonly vendor?: Partial<Vendor>;
  readonly storage?: ReturnType<typeof createSharedStorage>;
  /** What the service does with the n-th change; by default it makes it. */
  readonly update?: (sent: Sent, service: { order: Order }, count: number) => unknown;
  /** What the service answers to a reading; by default the order. */
  readonly load?: (asked: OrderAddress) => unknown;
  readonly fees?: readonly number[];
}

/** The screen that changes the order of `address`, opened, with a service that does it. */
export const modify = async ({
  order = {},
  vendor = {},
  storage,
  update,
  load,
  fees = [60],
}: Setting = {}) => {
  const service = { order: orderFixture({ createdAt: 0, updatedAt: 0, ...order }) };
  const sent: Sent[] = [];
  const modified: unknown[] = [];
  let quotes = 0;
  const screen = requestScreen({
    vendor,
    ...(storage && { storage: storage.openTab() }),
    handlers: [
      [loadOrderFx, load ?? (() => service.order)],
      [createOrderFx, () => refuse(rejection(500, 'never'))],
      [
        quoteFeeFx,
        () => ((quotes += 1), { amount: fees[quotes - 1] ?? fees.at(-1), signature: `s${quotes}` }),
      ],
      [
        updateOrderFx,
        (params: Sent) => {
          sent.push(params);
          if (update) return update(params, service, sent.length);
          service.order = withChange(service.order, params);
          return service.order;
        },
      ],
    ],
  });
  createWatch({ unit: orderModified, scope: screen.scope, fn: (value) => modified.push(value) });
  const open = async (at: OrderAddress = address) => {
    await screen.fire(requestOpened, at);
    await screen.fire(modificationOpened, at);
  };
  const close = async () => {
    await screen.fire(requestClosed);
    await screen.fire(modificationClosed, address);
  };
  /** Another outlet is chosen, at once: what is on its way still is. */
  const move = (to: OrderAddress) =>
    Promise.all([
      screen.fire(modificationClosed, address),
      screen.fire(requestOpened, to),
      screen.fire(modificationOpened, to),
    ]);
  await open();
  const state = {
    draft: () => screen.scope.getState($draft),
    view: () => screen.scope.getState($view),
  };
  return { ...screen, ...state, open, close, move, service, sent, modified };
};
