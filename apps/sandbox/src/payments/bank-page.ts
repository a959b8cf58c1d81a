import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { randomText } from '../cryptography/encoding.ts';
import { readBodyText } from '../http/read-body-text.ts';
import { invalidRequest, notFound } from '../http/refusal.ts';
import { pageResponse, toErrorResponse } from '../http/responses.ts';
import type { Service } from '../service.ts';
import type { StoredPayment } from '../store/tables.ts';
import { amountToCharge } from './payment-state.ts';
import { endPayment, settlePayment } from './settle.ts';

/** Path to which the bank redirects the payer. It contains the payment's id but not its result. */
const returnPath = ({ body, id }: StoredPayment): string =>
  `/request-a-rider/${encodeURIComponent(body.vendor_id)}?payment=${encodeURIComponent(id)}`;

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; display: grid; place-items: center; min-block-size: 100dvh; margin: 0 }
  main { max-inline-size: 24rem; padding: 2rem; margin: 1rem; border: 1px solid; border-radius: 1rem }
  form { display: grid; gap: .75rem; margin-block: 1.5rem }
  button { font: inherit; min-block-size: 3rem; border-radius: .75rem; border: 1px solid; cursor: pointer }
  a { display: inline-block; min-block-size: 1.5rem }`;

const renderPage = async (payment: StoredPayment, currency: string): Promise<Response> => {
  const nonce = randomText(18);
  const body = await html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>The sandbox's bank</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>The sandbox's bank</h1>
          <p>
            Do you want to pay <b>${currency} ${amountToCharge(payment.body).toFixed(2)}</b> for a delivery?
          </p>
          <form method="post">
            <button name="decision" value="approve">Approve</button>
            <button name="decision" value="decline">Decline</button>
          </form>
          <p><a href="${returnPath(payment)}">Go back without deciding</a></p>
        </main>
      </body>
    </html>`;
  return pageResponse(body.toString(), `style-src 'nonce-${nonce}'`);
};

/** Reads the decision of the payer. Throws a 400 for any other form, so that it cannot end the payment. */
const readDecision = async (context: Context): Promise<'approve' | 'decline'> => {
  const decision = new URLSearchParams(await readBodyText(context, 'form')).get('decision');
  if (decision === 'approve' || decision === 'decline') return decision;
  throw invalidRequest('body.decision: expected approve or decline');
};

/**
 * Serves the bank's 3-D Secure page, on which the payer approves or declines a charge. The page has no
 * scripts.
 */
export const mountBank = (app: Hono, service: Service): void => {
  const findPayment = (context: Context): StoredPayment => {
    const challengeId = context.req.param('challengeId');
    for (const payment of service.store.all('payment'))
      if (payment.challengeId === challengeId) return payment;
    throw notFound();
  };
  const route = (handle: (context: Context) => Promise<Response>) => async (context: Context) => {
    try {
      return await handle(context);
    } catch (error) {
      return toErrorResponse(service, error);
    }
  };

  app.get(
    '/bank/:challengeId',
    route(async (context) => {
      const payment = findPayment(context);
      // The payment is already decided, so there is nothing left to approve.
      if (payment.status !== 'challenged') return context.redirect(returnPath(payment), 303);
      const vendor = service.store.find('vendor', payment.vendorId);
      if (vendor === undefined) throw notFound();
      return renderPage(payment, vendor.wire.vendor_information.currency);
    }),
  );
  app.post(
    '/bank/:challengeId',
    route(async (context) => {
      const decision = await readDecision(context);
      const payment = findPayment(context);
      if (payment.status === 'challenged') {
        const { changes } =
          decision === 'approve'
            ? settlePayment(service, payment, 'challenged')
            : endPayment(payment, 'declined');
        service.save(changes);
        await service.store.settled();
      }
      return context.redirect(returnPath(payment), 303);
    }),
  );
};
