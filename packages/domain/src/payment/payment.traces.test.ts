import { createWatch } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../api/orders.ts';
import { $draft, fieldChanged } from '../request/draft/draft.model.ts';
import { orderPaid, orderPlaced } from '../request/sending/index.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import {
  $stage,
  bankPageRequested,
  cancelRequested,
  cardConfirmed,
  paymentLeft,
  paymentRetried,
} from './index.ts';
import { createPaymentService, createPaymentScreen, type CallFault } from './test/payment-screen.ts';

const faults: readonly CallFault[] = ['drop-before', 'drop-after', 'error-before', 'error-after'];
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      instrument: fc.constantFrom('saved-1', 'declined', 'challenged', 'undeliverable'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('press', 'leave', 'retry', 'cancel', 'bank') }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('approve', 'decline', 'reload', 'hasty reload') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cash', 'online') }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('fault' as const), fault: fc.constantFrom(...faults) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 800, 5000, 40_000) }),
  },
);

describe('a random payment trace', () => {
  it('charges only for an order or a shown refund, and never places two orders per draft', async () => {
    let charges = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 24 }), async (actions) => {
        const service = createPaymentService();
        const tabs = createSharedStorage();
        const clock = createVirtualClock();
        const placed = new Set<string>();
        const refundsShown = new Set<number>();
        const orderIdsByDraft = new Map<string, Set<string>>();
        const recordOrder = (draftId: string, orderId: string) =>
          orderIdsByDraft.set(draftId, (orderIdsByDraft.get(draftId) ?? new Set()).add(orderId));
        let directOrderCount = 0;
        const open = () => {
          const page: ReturnType<typeof createPaymentScreen> = createPaymentScreen(service, {
            storage: tabs.openTab(),
            clock,
            handlers: [
              [
                createOrderFx,
                () => {
                  directOrderCount += 1;
                  recordOrder(page.scope.getState($draft).id, `direct-${directOrderCount}`);
                  return { orderId: `direct-${directOrderCount}` };
                },
              ],
            ],
          });
          createWatch({
            unit: orderPaid,
            scope: page.scope,
            fn: ({ draftId, orderId }) => recordOrder(draftId, orderId),
          });
          createWatch({ unit: orderPlaced, scope: page.scope, fn: ({ orderId }) => placed.add(orderId) });
          createWatch({
            unit: $stage,
            scope: page.scope,
            fn: (stage) => {
              if (stage === 'refunded')
                refundsShown.add(service.payments.findLastIndex((p) => p.status === 'refunded'));
            },
          });
          return page;
        };
        let page = open();
        const flushPending = () => clock.advance(0);
        void page.fill();
        await flushPending();
        void page.submit();
        await flushPending();

        for (const action of actions) {
          if (action.kind === 'pay')
            page.fireWithoutWaiting(cardConfirmed, {
              provider: 'generic_creditcard',
              instrument: action.instrument,
              card: null,
            });
          if (action.kind === 'press') void page.submit();
          if (action.kind === 'leave') page.fireWithoutWaiting(paymentLeft, undefined);
          if (action.kind === 'retry') page.fireWithoutWaiting(paymentRetried, undefined);
          if (action.kind === 'cancel') page.fireWithoutWaiting(cancelRequested, undefined);
          if (action.kind === 'bank') page.fireWithoutWaiting(bankPageRequested, undefined);
          if (action.kind === 'approve' || action.kind === 'decline') service.decideAtBank(action.kind);
          if (action.kind === 'cash' || action.kind === 'online')
            page.fireWithoutWaiting(fieldChanged, {
              field: 'paymentMethod',
              value: action.kind === 'cash' ? 'PAID' : 'ONLINE_PAYMENT',
            });
          if (action.kind === 'fault') service.faults.push(action.fault);
          if (action.kind === 'hasty reload') {
            await clock.advance(120_000);
            page = open();
            void page.open().then(() => page.submit());
          }
          if (action.kind === 'reload') {
            // Pending commands hold a lock, so let them finish before the next page opens.
            await clock.advance(120_000);
            page = open();
            void page.open().then(() => page.showPayment());
          }
          await clock.advance(action.kind === 'wait' ? action.ms : 0);
        }
        await clock.advance(200_000);
        page = open();
        void page.open().then(() => page.showPayment());
        await clock.advance(200_000);

        service.payments.forEach((payment, at) => {
          charges += payment.charges;
          expect(payment.charges).toBeLessThanOrEqual(1);
          if (payment.status === 'refunded') expect(refundsShown).toContain(at);
          else expect(payment.charges === 1).toBe(payment.status === 'paid');
        });
        for (const orders of orderIdsByDraft.values()) expect(orders.size).toBe(1);
        for (const order of service.orders) expect(placed).toContain(order);
      }),
      { numRuns: 120 },
    );
    expect(charges).toBeGreaterThan(20);
  }, 120_000);
});
