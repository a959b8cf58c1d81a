import { describe, expect, it } from 'vitest';
import { at, noon, ordersApi, type Reply } from '../testing/harness.ts';
import { startPayment } from '../testing/payments.ts';

const status = (reply: Reply) => at(reply.body, 'result', 'status');
const refusal = ({ status: code, body }: Reply) => [code, at(body, 'meta', 'translation_key')];
const usedUp = [400, 'voucher.error.used-up'];

type PaymentHarness = Awaited<ReturnType<typeof startPayment>>;
type Payment = Awaited<ReturnType<PaymentHarness['prepare']>>;

/** Starts a service with online payments, and an order with a single-use voucher. */
const startWithVoucher = async () => {
  const harness = await startPayment();
  const { client, order, prepare, app } = harness;
  const validate = () =>
    client.post(`${ordersApi}/voucher/validate`, {
      code: 'ONCE50',
      order: {
        order_time: noon / 1000,
        delivery_fee: order.delivery_fee,
        signature: order.signature,
      },
      vendor_id: 'y0ud',
    });
  const { body } = await validate();
  const discountedOrder = {
    ...order,
    voucher: { code: 'ONCE50', amount: 50, type: 'PERCENTAGE' as const },
    discounted_delivery_fee: Number(at(body, 'result', 'delivery_fee')),
    signature: String(at(body, 'result', 'signature')),
  };
  const preparePayment = () => prepare(discountedOrder);
  const pay = async ({ confirm, newCard }: Payment) => confirm(await newCard('approved'));
  /** Confirms a payment with a card that the bank challenges. Returns the function that approves it. */
  const challenge = async ({ confirm, newCard }: Payment) => {
    const { body: reply } = await confirm(await newCard('challenged'));
    const path = at(reply, 'result', 'redirect_required', 'redirectUrl') as string;
    const decision = (value: string) =>
      app.request(path, { method: 'POST', body: new URLSearchParams({ decision: value }) });
    return { approve: () => decision('approve'), decline: () => decision('decline') };
  };
  return { ...harness, discountedOrder, validate, preparePayment, pay, challenge };
};

describe('single-use voucher', () => {
  it('is accepted for only one of four open payment intents', async () => {
    const { preparePayment, pay, countNewOrders } = await startWithVoucher();
    const payments = [];
    for (let count = 0; count < 4; count += 1) payments.push(await preparePayment());

    const replies = [];
    for (const payment of payments) replies.push(await pay(payment));

    expect(replies.map(({ status: code }) => code)).toEqual([200, 400, 400, 400]);
    expect(replies.slice(1).map(refusal)).toEqual([usedUp, usedUp, usedUp]);
    expect(await payments[1]?.read()).toMatchObject({ status: 'open' });
    expect(await countNewOrders()).toBe(1);
  });

  it('is refused for an intent after an order has used it', async () => {
    const { preparePayment, pay, client, discountedOrder, countNewOrders } = await startWithVoucher();
    const payment = await preparePayment();
    const cashOrder = {
      ...discountedOrder,
      order: { ...discountedOrder.order, payment_method: 'CASH_ON_DELIVERY' },
    };
    expect((await client.post(`${ordersApi}/order`, cashOrder)).status).toBe(200);

    expect(refusal(await pay(payment))).toEqual(usedUp);
    expect(await countNewOrders()).toBe(1);
  });

  it('is reserved while the bank authenticates the payer', async () => {
    const {
      preparePayment,
      pay,
      challenge,
      validate,
      createIntent,
      client,
      discountedOrder,
      countNewOrders,
    } = await startWithVoucher();
    const [first, second] = [await preparePayment(), await preparePayment()];
    const bank = await challenge(first);

    expect(refusal(await pay(second))).toEqual(usedUp);
    expect(refusal(await validate())).toEqual(usedUp);
    expect(refusal(await createIntent(client, discountedOrder))).toEqual(usedUp);
    await bank.approve();

    expect(await first.read()).toMatchObject({ status: 'paid' });
    expect(await countNewOrders()).toBe(1);
  });

  it('is released when the payer cancels or declines the payment', async () => {
    const { preparePayment, pay, challenge } = await startWithVoucher();
    const [first, second, third] = [await preparePayment(), await preparePayment(), await preparePayment()];

    await challenge(first);
    await first.cancel();
    const bank = await challenge(second);
    await bank.decline();

    expect(status(await pay(third))).toBe('paid');
  });

  it('is released when the payer does not decide within 15 minutes', async () => {
    const { preparePayment, challenge, advance, openWallet, countNewOrders } = await startWithVoucher();
    const [first, second] = [await preparePayment(), await preparePayment()];
    const bank = await challenge(first);
    await advance(15 * 60_000 - 1);
    const bearer_token = await openWallet();
    const card = { ...(await second.newCard('approved')), bearer_token };
    expect(refusal(await second.confirm(card))).toEqual(usedUp);

    await advance(1);
    expect(status(await second.confirm(card))).toBe('paid');
    await bank.approve();

    expect(await first.read()).toMatchObject({ status: 'refunded', order_id: null });
    expect(await countNewOrders()).toBe(1);
  });

  it('is still accepted when a payment is approved late, unless another order has used it', async () => {
    const { preparePayment, challenge, advance } = await startWithVoucher();
    const payment = await preparePayment();
    const bank = await challenge(payment);
    await advance(16 * 60_000);
    await bank.approve();
    expect(await payment.read()).toMatchObject({ status: 'paid' });
  });
});
