import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { faultOrderSchema } from '../faults/fault.ts';
import { jsonAnswer, refuse, textAnswer } from '../http/answer.ts';
import { readBody } from '../http/read-input.ts';
import { notFound } from '../http/refusal.ts';
import { newestMessages, outboxPage, toWireMessage } from '../outbox/outbox.ts';
import { paymentSummary } from '../payments/payment-state.ts';
import type { Service } from '../service.ts';
import { settingsChangeSchema } from '../settings.ts';
import { orderText } from '../store/store.ts';

/** A week: enough for every rule that speaks of days. */
const longestAdvance = 7 * 24 * 3600 * 1000;
const advanceSchema = z.strictObject({ advance_ms: z.int().check(z.gte(0), z.lte(longestAdvance)) });
const nothingSchema = z.object({});

/** How many changes are made before waiting requests get their turn. */
const stepsAtOnce = 50;

const otherRequestsFirst = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

const runDueChanges = async (service: Service): Promise<void> => {
  for (let steps = 1; service.courier.step(); steps += 1) {
    if (steps % stepsAtOnce === 0) await otherRequestsFirst();
  }
};

type Control = (context: Context) => Response | Promise<Response>;

/** The switches of the sandbox, which no real service has. Input that does not fit is refused and changes nothing. */
export const mountControls = (app: Hono, service: Service): void => {
  const answer = (value: unknown): Response => jsonAnswer(service.clock, { result: value });
  const control =
    (handler: Control): Control =>
    async (context) => {
      try {
        const given = await handler(context);
        await service.store.settled();
        return given;
      } catch (error) {
        return refuse(service, error);
      }
    };

  const clockState = () => ({ now: new Date(service.clock.now()).toISOString() });

  app.get(
    '/sandbox/clock',
    control(() => answer(clockState())),
  );
  app.post(
    '/sandbox/clock',
    control(async (context) => {
      const { advance_ms } = await readBody(context, advanceSchema);
      service.clock.advance(advance_ms);
      await runDueChanges(service);
      return answer(clockState());
    }),
  );

  app.get(
    '/sandbox/faults',
    control(() => answer(service.faults.list())),
  );
  app.post(
    '/sandbox/faults',
    control(async (context) => {
      service.faults.add(await readBody(context, faultOrderSchema));
      return answer(service.faults.list());
    }),
  );
  app.delete(
    '/sandbox/faults',
    control(() => {
      service.faults.clear();
      return answer([]);
    }),
  );

  app.get(
    '/sandbox/settings',
    control(() => answer(service.settings.current())),
  );
  app.post(
    '/sandbox/settings',
    control(async (context) =>
      answer(service.settings.change(await readBody(context, settingsChangeSchema))),
    ),
  );

  app.post(
    '/sandbox/reset',
    control(async (context) => {
      await readBody(context, nothingSchema);
      service.reset();
      return answer(true);
    }),
  );

  app.get(
    '/sandbox/orders',
    control((context) => {
      const vendorId = context.req.query('vendor_id');
      if (vendorId === undefined || service.store.find('vendor', vendorId) === undefined) throw notFound();
      const { orders } = service.store.orders.list({ by: 'vendor', id: vendorId, count: Infinity });
      return textAnswer(service.clock, `{"result":[${orders.map(orderText).join(',')}]}`);
    }),
  );

  app.get(
    '/sandbox/payments',
    control(() => answer([...service.store.all('payment')].map(paymentSummary))),
  );

  app.get(
    '/sandbox/outbox',
    control((context) => {
      const messages = newestMessages(service);
      // A browser that opens the address asks for a page; everyone else gets JSON.
      return context.req.header('accept')?.includes('text/html') === true
        ? outboxPage(messages)
        : answer(messages.map(toWireMessage));
    }),
  );
};
