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
import { $hasNoPaymentMethod, paymentMethodsRequested } from './index.ts';

type ScreenOptions = NonNullable<Parameters<typeof requestScreen>[0]>;
type CountryParameters = Partial<Record<CountryParameterName, string>>;

const openWith = async (parameters: CountryParameters, { handlers = [], ...options }: ScreenOptions = {}) => {
  const requestedNames: CountryParameterName[] = [];
  const screen = requestScreen({
    ...options,
    handlers: [
      [
        loadCountryParameterFx,
        ({ name }: { name: CountryParameterName }) => {
          requestedNames.push(name);
          const value = { serviceHours: '0000:2359', ...parameters }[name];
          return value ?? Promise.reject(failureError({ kind: 'timeout' }));
        },
      ],
      ...handlers,
    ],
  });
  await screen.open();
  await screen.fire(paymentMethodsRequested);
  return { ...screen, requestedNames, methods: () => screen.scope.getState($paymentMethods) };
};

const allMethods = { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' };

describe('the payment method selection of a request', () => {
  // Proves: call-rule.parameter-online-payment, rule.payment-enabled
  it('offers the methods that the country parameters and the vendor allow', async () => {
    expect((await openWith(allMethods)).methods()).toEqual(['CASH_ON_DELIVERY', 'PAID', 'ONLINE_PAYMENT']);
    expect((await openWith({ ...allMethods, onlinePaymentActivated: 'false' })).methods()).toEqual([
      'CASH_ON_DELIVERY',
      'PAID',
    ]);
    expect(
      (await openWith({ paymentMethods: 'online payment', onlinePaymentActivated: 'true' })).methods(),
    ).toEqual(['ONLINE_PAYMENT']);
  });

  it('loads the activation of online payment only if the country lists it', async () => {
    const { requestedNames } = await openWith({ paymentMethods: 'cash on delivery' });
    expect(requestedNames).not.toContain('onlinePaymentActivated');
  });

  // Proves: error.payment.get-if-enabled
  it('shows an error and omits online payment when its activation fails to load', async () => {
    const { methods, notifiedKeys } = await openWith({ paymentMethods: 'cash on delivery|online payment' });
    expect(methods()).toEqual(['CASH_ON_DELIVERY', 'PAID']);
    expect(notifiedKeys()).toEqual(['payment.error.get-if-enabled']);
  });

  it('omits PAID when a country lists only online payment and its activation fails to load', async () => {
    expect((await openWith({ paymentMethods: 'online payment' })).methods()).toEqual([]);
  });

  it('omits PAID for guests before the list of the country has loaded', async () => {
    const screen = requestScreen({ values: [[$session, guestSessionFixture()]] });
    await screen.open();
    expect(screen.scope.getState($paymentMethods)).toEqual(['CASH_ON_DELIVERY']);
  });

  // Proves: permission.online-payment, rule.payment-enabled
  it('offers guests online payment without loading the activation', async () => {
    const { methods, requestedNames } = await openWith(
      { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'false' },
      { values: [[$session, guestSessionFixture()]] },
    );
    expect(methods()).toEqual(['CASH_ON_DELIVERY', 'ONLINE_PAYMENT']);
    expect(requestedNames).not.toContain('onlinePaymentActivated');
  });

  // Proves: state.payment-method-default, state.payment-method-switch
  it('falls back to the default of the market when the chosen method is unavailable', async () => {
    const { scope, fire } = await openWith(allMethods);
    expect(scope.getState($paymentMethod)).toBe('CASH_ON_DELIVERY');
    await fire(fieldChanged, { field: 'paymentMethod', value: 'PAYMENT_ON_DELIVERY' });
    expect(scope.getState($paymentMethod)).toBe('CASH_ON_DELIVERY');
    await fire(fieldChanged, { field: 'paymentMethod', value: 'ONLINE_PAYMENT' });
    expect(scope.getState($paymentMethod)).toBe('ONLINE_PAYMENT');
  });

  // Proves: state.payment-method-switch
  it('selects the first method when the default is unavailable', async () => {
    const { scope } = await openWith({ paymentMethods: '' });
    expect(scope.getState($paymentMethod)).toBe('PAID');
  });

  // Proves: error.no-payment-method-available, rule.11
  it('blocks the order when no method is available', async () => {
    const screen = await openWith(
      { paymentMethods: '' },
      { vendor: { paymentMethods: ['CASH_ON_DELIVERY'] } },
    );
    expect(screen.scope.getState($hasNoPaymentMethod)).toBe(true);
    await screen.pickAddress();
    await screen.fillDetails();
    await screen.fire(orderSubmitted);
    expect(screen.scope.getState($errors)).toEqual({ paymentMethod: 'validation.fill-payment-method' });
  });

  // Proves: flag-effect.no-payment-method
  it('sends NONE with the flag NoPaymentMethod', async () => {
    const sent: CreateOrderBody[] = [];
    const screen = await openWith(allMethods, {
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
});
