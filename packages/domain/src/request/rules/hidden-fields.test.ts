import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import type { PartialFlags } from '../../contracts/flags.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { requestScreen } from '../testing/request-screen.ts';

/** Submits a request with a pickup code and a VAT number, and returns the sent bodies. */
const submitWith = async (flags: PartialFlags, pickupCode: string, vatNumber: string) => {
  const sent: CreateOrderBody[] = [];
  const screen = requestScreen({
    flags,
    handlers: [
      [
        createOrderFx,
        ({ body }: { readonly body: CreateOrderBody }) => (sent.push(body), { orderId: 'k4ch-000042' }),
      ],
    ],
  });
  await screen.open();
  await screen.pickAddress();
  await screen.fillDetails();
  await screen.fire(fieldChanged, { field: 'pickupCode', value: pickupCode });
  await screen.fire(fieldChanged, { field: 'vatNumber', value: vatNumber });
  await screen.fire(orderSubmitted);
  return sent;
};

describe('a field behind a flag', () => {
  // Proves: flag-effect.payment-vat, flag-effect.pickup-code-display
  it('is sent while it is visible', async () => {
    expect(await submitWith({ PickupCodeDisplay: true, PaymentVat: true }, '77', 'BD123456')).toMatchObject([
      { pickup_tasks: { pickup_code: '77' }, vat_number: 'BD123456' },
    ]);
  });

  // Proves: flag-effect.payment-vat, flag-effect.pickup-code-display
  it('is neither validated nor sent while it is hidden', async () => {
    const [body] = await submitWith({}, 'x'.repeat(31), '1');
    expect(body).toMatchObject({ vat_number: null });
    expect(body).not.toHaveProperty('pickup_tasks');
  });
});
