import { allSettled } from 'effector';
import {
  cancelPaymentFx,
  confirmPaymentFx,
  createPaymentIntentFx,
  openWalletFx,
  readPaymentFx,
  type Confirmation,
  type PaymentIntent,
  type PaymentState,
} from '../../api/payments.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import type { CreateOrderBody } from '../../contracts/order.ts';
import { cardDeclinedMessage, type PaymentStatus } from '../../contracts/payment.ts';
import { paymentMethodsRequested } from '../../request/payment-methods/index.ts';
import { fieldChanged } from '../../request/draft/draft.model.ts';
import { detailsCompleted } from '../../request/flow/request.model.ts';
import { orderSubmitted } from '../../request/sending/index.ts';
import { failureError, requestScreen } from '../../request/testing/request-screen.ts';
import { $random } from '../../platform/ports/random.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { $pageOrigin, $stage, openBankPageFx, paymentScreenOpened } from '../index.ts';

export const rejection = (status: number, message: string): ApiFailure => ({
  kind: 'rejected',
  status,
  message,
  translationKey: null,
  retryAfterMs: null,
});

interface Payment {
  status: PaymentStatus;
  readonly body: CreateOrderBody;
  charges: number;
}

/** A fault of a call: a dropped connection or a 5xx, before or after the service has acted. */
export type CallFault = 'drop-before' | 'drop-after' | 'error-before' | 'error-after';

/** Creates a payment service in memory. It injects `faults` in order. */
export const createPaymentService = () => {
  const payments: Payment[] = [];
  const orders: string[] = [];
  const keys: string[] = [];
  const faults: CallFault[] = [];
  let bankAddress = '/bank/1';

  const stateOf = (payment: Payment): PaymentState => ({
    status: payment.status,
    vendorId: payment.body.vendor_id,
    orderId: payment.status === 'paid' ? `k4ch-${String(payments.indexOf(payment)).padStart(6, '0')}` : null,
    amount: payment.body.delivery_fee,
    bankAddress: payment.status === 'challenged' ? bankAddress : null,
  });
  const find = (intentId: string): Payment => {
    const payment = payments[Number(intentId)];
    if (!payment) throw failureError(rejection(404, 'not-found'));
    return payment;
  };
  const charge = (payment: Payment, isUndeliverable: boolean) => {
    payment.charges += 1;
    payment.status = isUndeliverable ? 'refunded' : 'paid';
    if (!isUndeliverable) orders.push(stateOf(payment).orderId ?? '');
  };
  const withFault = (action: () => PaymentState): PaymentState => {
    const fault = faults.shift();
    const failure: ApiFailure = fault?.startsWith('drop') ? { kind: 'offline' } : rejection(500, 'internal');
    if (fault?.endsWith('before')) throw failureError(failure);
    const state = action();
    if (fault) throw failureError(failure);
    return state;
  };
  const openWallet = () => ({ id: 'wallet-1', token: 'wallet-token', seconds: 600 });
  const createIntent = ({ body }: { readonly body: CreateOrderBody }): PaymentIntent => {
    payments.push({ status: 'open', body, charges: 0 });
    const key = { id: 'key-1', spki: '' };
    return {
      id: String(payments.length - 1),
      offers: [{ provider: 'generic_creditcard', key, savedCards: [] }],
    };
  };
  const confirm = ({ confirmation, key }: { confirmation: Confirmation; key: string }): PaymentState =>
    withFault(() => {
      keys.push(key);
      const payment = find(confirmation.intentId);
      if (payment.status === 'cancelled' || payment.status === 'declined')
        throw failureError(rejection(400, 'PaymentOver'));
      if (payment.status !== 'open') return stateOf(payment);
      if (confirmation.instrument === 'declined') throw failureError(rejection(402, cardDeclinedMessage));
      if (confirmation.instrument === 'challenged') payment.status = 'challenged';
      else charge(payment, confirmation.instrument === 'undeliverable');
      return stateOf(payment);
    });

  return {
    payments,
    orders,
    keys,
    faults,
    setBankAddress: (address: string) => (bankAddress = address),
    /** Approves or declines the last challenged payment, as the payer does at the bank. */
    decideAtBank: (decision: 'approve' | 'decline') => {
      const payment = payments.findLast(({ status }) => status === 'challenged');
      if (!payment) return;
      if (decision === 'approve') charge(payment, false);
      else payment.status = 'declined';
    },
    openWallet,
    createIntent,
    confirm,
    handlers: [
      [openWalletFx, openWallet],
      [createPaymentIntentFx, createIntent],
      [confirmPaymentFx, confirm],
      [readPaymentFx, ({ intentId }: { intentId: string }) => withFault(() => stateOf(find(intentId)))],
      [
        cancelPaymentFx,
        ({ intentId }: { intentId: string }) =>
          withFault(() => {
            const payment = find(intentId);
            if (['open', 'challenged'].includes(payment.status)) payment.status = 'cancelled';
            return stateOf(payment);
          }),
      ],
    ] as NonNullable<NonNullable<Parameters<typeof requestScreen>[0]>['handlers']>,
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;

/** Seeds the random ids of each page, so that no two pages draw the same ids. */
let pageCount = 0;

type ScreenOptions = NonNullable<Parameters<typeof requestScreen>[0]>;

/**
 * Creates a request screen with a payment service. `fill` completes the request and chooses online payment.
 */
export const createPaymentScreen = (
  service: PaymentService = createPaymentService(),
  { handlers = [], values = [], ...options }: ScreenOptions = {},
) => {
  const bankVisits: string[] = [];
  const overridden = new Set(handlers.map(([effect]) => effect));
  const parameters: Readonly<Record<string, string>> = {
    serviceHours: '0000:2359',
    paymentMethods: 'cash on delivery|online payment',
    onlinePaymentActivated: 'true',
  };
  pageCount += 1;
  const screen = requestScreen({
    ...options,
    values: [[$random, createSeededRandom(pageCount)], [$pageOrigin, 'http://localhost:4300'], ...values],
    handlers: [
      [loadCountryParameterFx, ({ name }: { name: string }) => parameters[name] ?? ''],
      [openBankPageFx, (address: string) => void bankVisits.push(address)],
      ...service.handlers.filter(([effect]) => !overridden.has(effect)),
      ...handlers,
    ],
  });
  const { scope, fire } = screen;
  const showPayment = (returnedPaymentId: string | null = null) =>
    fire(paymentScreenOpened, { returnedPaymentId });
  /** Submits the request and opens the payment screen, as the page does. */
  const submit = async () => {
    await fire(detailsCompleted);
    await fire(orderSubmitted);
    await showPayment();
  };
  return {
    ...screen,
    service,
    bankVisits,
    showPayment,
    submit,
    stage: () => scope.getState($stage),
    /** Opens the screen and completes the request, with online payment as its method. */
    fill: async () => {
      await screen.open();
      await fire(paymentMethodsRequested);
      await screen.pickAddress();
      await screen.fillDetails();
      await fire(fieldChanged, { field: 'paymentMethod', value: 'ONLINE_PAYMENT' });
    },
    /** Fires an event without waiting until the scope settles. */
    fireWithoutWaiting: <T>(event: Parameters<typeof fire<T>>[0], params: T) =>
      void allSettled(event as never, { scope, params: params as never }),
  };
};
