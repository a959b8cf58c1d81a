import { analyticsBatchSchema } from '@saddlebag/domain/contracts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { faultRequestSchema } from '../faults/fault-schema.ts';
import { readBody } from '../http/read-input.ts';
import { notFound } from '../http/refusal.ts';
import { requireJson, requireSameOrigin } from '../http/same-origin.ts';
import { jsonResponse, toErrorResponse, textResponse } from '../http/responses.ts';
import { listMessages, renderOutbox, toWireMessage } from '../outbox/outbox.ts';
import { toPaymentSummary } from '../payments/payment-state.ts';
import type { Service } from '../service.ts';
import { settingsChangeSchema } from '../settings.ts';
import { orderJson } from '../store/store.ts';

/** Maximum milliseconds by which one call may advance the clock: a week. */
const maxAdvanceMs = 7 * 24 * 3600 * 1000;
const advanceSchema = z.strictObject({ advance_ms: z.int().check(z.gte(0), z.lte(maxAdvanceMs)) });
const emptySchema = z.object({});

/** Number of simulation steps after which pending requests are processed. */
const stepsPerBatch = 50;

const yieldToRequests = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

const runDueChanges = async (service: Service): Promise<void> => {
  for (let steps = 1; service.courier.step(); steps += 1) {
    if (steps % stepsPerBatch === 0) await yieldToRequests();
  }
};

type Control = (context: Context) => Response | Promise<Response>;

/**
 * Serves the test controls under `/sandbox/`, which no real service has. Invalid input and requests from
 * pages of other origins are refused without any change.
 */
export const mountControls = (app: Hono, service: Service): void => {
  const respond = (value: unknown): Response => jsonResponse(service.clock, { result: value });
  const control =
    (handler: Control): Control =>
    async (context) => {
      try {
        const response = await handler(context);
        await service.store.settled();
        return response;
      } catch (error) {
        return toErrorResponse(service, error);
      }
    };

  app.use('/sandbox/*', requireSameOrigin(service), requireJson(service));

  const readClock = () => ({ now: new Date(service.clock.now()).toISOString() });

  app.get(
    '/sandbox/clock',
    control(() => respond(readClock())),
  );
  app.post(
    '/sandbox/clock',
    control(async (context) => {
      const { advance_ms } = await readBody(context, advanceSchema);
      service.clock.advance(advance_ms);
      await runDueChanges(service);
      return respond(readClock());
    }),
  );

  app.get(
    '/sandbox/faults',
    control(() => respond(service.faults.list())),
  );
  app.post(
    '/sandbox/faults',
    control(async (context) => {
      service.faults.add(await readBody(context, faultRequestSchema));
      return respond(service.faults.list());
    }),
  );
  app.delete(
    '/sandbox/faults',
    control(() => {
      service.faults.clear();
      return respond([]);
    }),
  );

  app.get(
    '/sandbox/settings',
    control(() => respond(service.settings.current())),
  );
  app.post(
    '/sandbox/settings',
    control(async (context) =>
      respond(service.settings.change(await readBody(context, settingsChangeSchema))),
    ),
  );

  app.post(
    '/sandbox/reset',
    control(async (context) => {
      await readBody(context, emptySchema);
      service.reset();
      return respond(true);
    }),
  );

  app.get(
    '/sandbox/orders',
    control((context) => {
      const vendorId = context.req.query('vendor_id');
      if (vendorId === undefined || service.store.find('vendor', vendorId) === undefined) throw notFound();
      const { orders } = service.store.orders.list({ by: 'vendor', id: vendorId, count: Infinity });
      return textResponse(service.clock, `{"result":[${orders.map(orderJson).join(',')}]}`);
    }),
  );

  app.get(
    '/sandbox/payments',
    control(() => respond([...service.store.all('payment')].map(toPaymentSummary))),
  );

  app.get(
    '/sandbox/analytics',
    control(() => respond(service.analytics.list())),
  );
  app.post(
    '/sandbox/analytics',
    control(async (context) => {
      const { events } = await readBody(context, analyticsBatchSchema);
      service.analytics.add(events);
      return respond(true);
    }),
  );

  app.get(
    '/sandbox/outbox',
    control((context) => {
      const messages = listMessages(service);
      // Browsers receive an HTML page, all other clients JSON.
      return context.req.header('accept')?.includes('text/html') === true
        ? renderOutbox(messages)
        : respond(messages.map(toWireMessage));
    }),
  );
};
