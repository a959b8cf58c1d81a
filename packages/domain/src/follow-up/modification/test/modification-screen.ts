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
import { $view, modificationClosed, modificationOpened, type OrderReference } from '../modification.model.ts';
import { orderModified } from '../sending.model.ts';

export type SentModification = { readonly orderId: string; readonly body: UpdateOrderBody };

export const orderReference = { vendorId: 'k4ch', orderId: 'k4ch-000001' };

export const rejection = (status: number, message: string): ApiFailure => ({
  kind: 'rejected',
  status,
  message,
  translationKey: null,
  retryAfterMs: null,
});
export const refuse = (failure: ApiFailure) => Promise.reject(failureError(failure));

/** Applies a modification to an order, as the service does. */
export const withChange = (order: Order, { body }: SentModification): Order => ({
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
  /** Handles modification number `count`. By default, the service saves it. */
  readonly update?: (sent: SentModification, service: { order: Order }, count: number) => unknown;
  /** Handles a load of the order. By default, the service returns it. */
  readonly load?: (reference: OrderReference) => unknown;
  readonly fees?: readonly number[];
}

/** Opens the modification screen of `orderReference`, with a service that saves modifications. */
export const openModificationScreen = async ({
  order = {},
  vendor = {},
  storage,
  update,
  load,
  fees = [60],
}: Setting = {}) => {
  const service = { order: orderFixture({ createdAt: 0, updatedAt: 0, ...order }) };
  const sent: SentModification[] = [];
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
        (params: SentModification) => {
          sent.push(params);
          if (update) return update(params, service, sent.length);
          service.order = withChange(service.order, params);
          return service.order;
        },
      ],
    ],
  });
  createWatch({ unit: orderModified, scope: screen.scope, fn: (value) => modified.push(value) });
  const open = async (reference: OrderReference = orderReference) => {
    await screen.fire(requestOpened, reference);
    await screen.fire(modificationOpened, reference);
  };
  const close = async () => {
    await screen.fire(requestClosed);
    await screen.fire(modificationClosed, orderReference);
  };
  /** Switches to another outlet without waiting for pending calls. */
  const switchOutlet = (to: OrderReference) =>
    Promise.all([
      screen.fire(modificationClosed, orderReference),
      screen.fire(requestOpened, to),
      screen.fire(modificationOpened, to),
    ]);
  await open();
  const state = {
    draft: () => screen.scope.getState($draft),
    view: () => screen.scope.getState($view),
  };
  return { ...screen, ...state, open, close, switchOutlet, service, sent, modified };
};
