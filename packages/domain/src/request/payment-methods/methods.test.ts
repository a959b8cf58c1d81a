import { describe, expect, it } from 'vitest';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import { createOrderFx } from '../../api/orders.ts';
import type { CountryParameterName } from '../../contracts/country-parameter.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { $paymentMethod, $paymentMethods } from '../draft/payment.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';
import { $session } from '../../account/session/session.model.ts';
import { guestSessionFixture } from '../../testing/fixtures.ts';
import { $isPaidAtPickup, $isWithoutMethod, paymentMethodsRequested } from './index.ts';

type Setting = NonNullable<Parameters<typeof requestScreen>[0]>;
type Answers = Partial<Record<CountryParameterName, string>>;

const openWith = async (parameters: Answers, { handlers = [], ...setting }: Setting = {}) => {
  const asked: CountryParameterName[] = [];
  const screen = requestScreen({
    ...setting,
    handlers: [
      [
        loadCountryParameterFx,
        ({ name }: { name: CountryParameterName }) => {
          asked.push(name);
          const value = { serviceHours: '0000:2359', ...parameters }[name];
          return value ?? Promise.reject(failureError({ kind: 'timeout' }));
        },
      ],
      ...handlers,
    ],
  });
  await screen.open();
  await screen.fire(paymentMethodsRequested);
  return { ...screen, asked, methods: () => screen.scope.getState($paymentMethods) };
};

const everything = { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' };

describe('the methods of a request', () => {
  // Proves: call-rule.parameter-online-payment, rule.payment-enabled
  it('are as country and vendor say', async () => {
    expect((await openWith(everything)).methods()).toEqual(['CASH_ON_DELIVERY', 'PAID', 'ONLINE_PAYMENT']);
    expect((await openWith({ ...everything, onlinePaymentActivated: 'false' })).methods()).toEqual([
      'CASH_ON_DELIVERY',
      'PAID',
    ]);
    expect(
      (await openWith({ paymentMethods: 'online payment', onlinePaymentActivated: 'true' })).methods(),
    ).toEqual(['PAID', 'ONLINE_PAYMENT']);
  });

  it('ask whether online payment is on only where the country lists it', async () => {
    const { asked } = await openWith({ paymentMethods: 'cash on delivery' });
    expect(asked).not.toContain('onlinePaymentActivated');
  });

  // Proves: error.payment.get-if-enabled
  it('say when that cannot be learned, and offer the others', async () => {
    const { methods, said } = await openWith({ paymentMethods: 'cash on delivery|online payment' });
    expect(methods()).toEqual(['CASH_ON_DELIVERY', 'PAID']);
    expect(said()).toEqual(['payment.error.get-if-enabled']);
  });

  // Proves: permission.online-payment, rule.payment-enabled
  it('offer guests to pay online whatever the country’s parameter says, and without asking for it', async () => {
    const { methods, asked } = await openWith(
      { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'false' },
      { values: [[$session, guestSessionFixture()]] },
    );
    expect(methods()).toContain('ONLINE_PAYMENT');
    expect(asked).not.toContain('onlinePaymentActivated');
  });

  // Proves: state.payment-method-default, state.payment-method-switch
  it('begin with the default of the market; a chosen one that is not there any more gives way', async () => {
    const { scope, fire } = await openWith(everything);
    expect(scope.getState($paymentMethod)).toBe('CASH_ON_DELIVERY');
    await fire(fieldChanged, { field: 'paymentMethod', value: 'PAYMENT_ON_DELIVERY' });
    expect(scope.getState($paymentMethod)).toBe('CASH_ON_DELIVERY');
    await fire(fieldChanged, { field: 'paymentMethod', value: 'ONLINE_PAYMENT' });
    expect(scope.getState($paymentMethod)).toBe('ONLINE_PAYMENT');
  });

  // Proves: state.payment-method-switch
  it('switch to the first there is where the default is not available', async () => {
    const { scope } = await openWith({ paymentMethods: '' });
    expect(scope.getState($paymentMethod)).toBe('PAID');
  });

  // Proves: error.no-payment-method-available, rule.11
  it('that are none are said to be none, and keep the order back', async () => {
    const screen = await openWith(
      { paymentMethods: '' },
      { vendor: { paymentMethods: ['CASH_ON_DELIVERY'] } },
    );
    expect(screen.scope.getState($isWithoutMethod)).toBe(true);
    await screen.pickAddress();
    await screen.fillDetails();
    await screen.fire(orderSubmitted);
    expect(screen.scope.getState($errors)).toEqual({ paymentMethod: 'validation.fill-payment-method' });
  });

  // Proves: flag-effect.no-payment-method
  it('are sent as NONE where orders go without one', async () => {
    const sent: CreateOrderBody[] = [];
    const screen = await openWith(everything, {
      flags: { NoPaymentMethod: true },
      handlers: [
        [
          createOrderFx,
          ({ body }: { body: CreateOrderBody }) => (sent.push(body), { orderId: 'k4ch-000042' }),
        ],
      ],
    });
    await screen.pickAddress();
    await screen.fillDetails();
    await screen.fire(orderSubmitted);
    expect(sent.map(({ order }) => order.payment_method)).toEqual(['NONE']);
  });

  // Proves: flag-effect.pay-at-pickup
  it('say that the rider pays at the counter, under its flag', async () => {
    expect((await openWith(everything)).scope.getState($isPaidAtPickup)).toBe(false);
    const { scope } = await openWith(everything, { flags: { PayAtPickup: true } });
    expect(scope.getState($isPaidAtPickup)).toBe(true);
  });
});
