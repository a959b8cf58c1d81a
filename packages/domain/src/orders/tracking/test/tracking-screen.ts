import { allSettled, type EventCallable } from 'effector';
import type { Order } from '../../../api/entities.ts';
import type { ApiFailure } from '../../../api/failures.ts';
import { listOrdersFx, loadOrderFx, type OrderListQuery } from '../../../api/orders.ts';
import { listRiderPositionsFx, loadRiderFx } from '../../../api/riders.ts';
import { requestSocketTicketFx } from '../../../api/socket-ticket.ts';
import { $notifications } from '../../../platform/notifications/notifications.model.ts';
import { orderUpdatesReceived } from '../../realtime/realtime.model.ts';
import { $session } from '../../../account/session/session.model.ts';
import { createMemoryStorage } from '../../../platform/ports/storage.ts';
import { createFakeFrames } from '../../../testing/fake-frames.ts';
import { createFakeSockets } from '../../../testing/fake-sockets.ts';
import { createFakeVisibility } from '../../../testing/fake-visibility.ts';
import { orderFixture, riderFixture, sessionFixture, vendorFixture } from '../../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { $vendors } from '../../../account/vendors/vendors.model.ts';
import { $visibleLists, trackingOpened } from '../index.ts';

/** Noon in Dhaka, where the day starts at 18:00 UTC of the previous day. */
export const noon = Date.UTC(2026, 0, 5, 6);
export const midnight = Date.UTC(2026, 0, 4, 18);
export const minutes = (count: number) => count * 60_000;
const failureWith = (status: number): ApiFailure => ({
  kind: 'rejected',
  status,
  message: 'The kitchen is on fire',
  translationKey: null,
  retryAfterMs: null,
});

/** Rejects like a service that refuses a call. */
export const reject = (status = 500) =>
  Promise.reject(Object.assign(new Error(`status ${status}`), failureWith(status)));

/** Opens a tracking screen for the seeded vendor, whose service returns these orders. */
export const trackingScreen = (
  listed: readonly Order[] = [],
  handlers: NonNullable<Seed['handlers']> = [],
  {
    values = [],
    storage = createMemoryStorage(),
    ...ports
  }: Omit<Seed, 'clock' | 'handlers' | 'visibility' | 'sockets' | 'frames'> = {},
) => {
  const clock = createVirtualClock(noon);
  const sockets = createFakeSockets();
  const frames = createFakeFrames();
  const visibility = createFakeVisibility();
  const queries: OrderListQuery[] = [];
  const overriddenEffects = new Set(handlers.map(([effect]) => effect));
  const scope = seedScope({
    clock,
    storage,
    sockets,
    frames,
    visibility,
    ...ports,
    values: [[$session, sessionFixture()], [$vendors, [vendorFixture()]], ...values],
    handlers: [
      ...(
        [
          [requestSocketTicketFx, () => ({ ticket: 'ticket-1' })],
          [loadRiderFx, () => riderFixture()],
          [listRiderPositionsFx, () => []],
          [loadOrderFx, () => reject()],
          [
            listOrdersFx,
            (query: OrderListQuery) => {
              queries.push(query);
              return { orders: query.scheduled ? [] : listed, cursor: null };
            },
          ],
        ] as NonNullable<Seed['handlers']>
      ).filter(([effect]) => !overriddenEffects.has(effect)),
      ...handlers,
    ],
  });
  const fire = <T>(event: EventCallable<T>, ...params: T extends void ? [] : [T]) =>
    allSettled(event as EventCallable<unknown>, { scope, params: params[0] });
  return {
    scope,
    clock,
    storage,
    sockets,
    visibility,
    queries,
    fire,
    /** Delivers these messages from the service and renders the next frame. */
    deliver: async (...messages: unknown[]) => {
      for (const message of messages) sockets.last.receive(message);
      frames.paint();
      await clock.advance(0);
    },
    open: (orderId?: string) =>
      fire(trackingOpened, { vendorId: 'k4ch', ...(orderId !== undefined && { orderId }) }),
    update: (changes: Partial<Order>) => fire(orderUpdatesReceived, [orderFixture(changes)]),
    ids: (bucket: 'new' | 'scheduled' | 'collected' | 'delivered' | 'cancelled') =>
      scope.getState($visibleLists)[bucket].ids(),
    messages: () => scope.getState($notifications).map(({ message }) => message),
  };
};
