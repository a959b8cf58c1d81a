import { createWatch } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOrderFx } from '../api/orders.ts';
import { $draft, fieldChanged } from '../request/draft/draft.model.ts';
import { orderPaid, orderPlaced } from '../request/sending/index.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createSharedStorage } from '../testing/shared-storage.ts';
import { $stage, bankPageRequested, cancelRequested, cardConfirmed, paymentLeft, paymentRetried } from './index.ts';
import { createPaymentService, paymentDesk, type CallTrouble } from './test/payment-desk.ts';

const troubles: readonly CallTrouble[] = ['drop-before', 'drop-after', 'error-before', 'error-after'];
const act = fc.oneof(
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
    arbitrary: fc.record({ kind: fc.constant('trouble' as const), trouble: fc.constantFrom(...troubles) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 800, 5000, 40_000) }),
  },
);

it('never charges without an order or a refund on screen, and never makes two orders of a draft', async () => {
  let charges = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acts) => {
      const service = createPaymentService();
      const tabs = createSharedStorage();
      const clock = createVirtualClock();
      const placed = new Set<string>();
      const refundsShown = new Set<number>();
      const made = new Map<string, Set<string>>();
      const note = (draftId: string, orderId: string) =>
        made.set(draftId, (made.get(draftId) ?? new Set()).add(orderId));
      let direct = 0;
      const open = () => {
        const page: ReturnType<typeof paymentDesk> = paymentDesk(service, {
          storage: tabs.openTab(),
          clock,
          handlers: [
            [
              createOrderFx,
              () => {
                direct += 1;
                note(page.scope.getState($draft).id, `direct-${direct}`);
                return { orderId: `direct-${direct}` };
              },
            ],
          ],
        });
        createWatch({
          unit: orderPaid,
          scope: page.scope,
          fn: ({ draftId, orderId }) => note(draftId, orderId),
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
      const settle = () => clock.advance(0);
      void page.fill();
      await settle();
      void page.press();
      await settle();

      for (const step of acts) {
        if (step.kind === 'pay')
          page.begin(cardConfirmed, {
            provider: 'generic_creditcard',
            instrument: step.instrument,
            card: null,
          });
        if (step.kind === 'press') void page.press();
        if (step.kind === 'leave') page.begin(paymentLeft, undefined);
        if (step.kind === 'retry') page.begin(paymentRetried, undefined);
        if (step.kind === 'cancel') page.begin(cancelRequested, undefined);
        if (step.kind === 'bank') page.begin(bankPageRequested, undefined);
        if (step.kind === 'approve' || step.kind === 'decline') service.decide(step.kind);
        if (step.kind === 'cash' || step.kind === 'online')
          page.begin(fieldChanged, {
            field: 'paymentMethod',
            value: step.kind === 'cash' ? 'PAID' : 'ONLINE_PAYMENT',
          });
        if (step.kind === 'trouble') service.troubles.push(step.trouble);
        if (step.kind === 'hasty reload') {
          await clock.advance(120_000);
          page = open();
          void page.open().then(() => page.press());
        }
        if (step.kind === 'reload') {
          // What the page had under way has to come to its end before the next one begins: a lock keeps them apart.
          await clock.advance(120_000);
          page = open();
          void page.open().then(() => page.shown());
        }
        await clock.advance(step.kind === 'wait' ? step.ms : 0);
      }
      await clock.advance(200_000);
      page = open();
      void page.open().then(() => page.shown());
      await clock.advance(200_000);

      service.payments.forEach((payment, at) => {
        charges += payment.charges;
        expect(payment.charges).toBeLessThanOrEqual(1);
        if (payment.status === 'refunded') expect(refundsShown).toContain(at);
        else expect(payment.charges === 1).toBe(payment.status === 'paid');
      });
      for (const orders of made.values()) expect(orders.size).toBe(1);
      for (const order of service.orders) expect(placed).toContain(order);
    }),
    { numRuns: 120 },
  );
  expect(charges).toBeGreaterThan(20);
}, 120_000);
