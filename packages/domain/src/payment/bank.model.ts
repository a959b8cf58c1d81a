import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $build } from '../platform/environment/index.ts';
import { toBankUrl } from './bank-address.ts';
import { cancelFx, responseLost, payFx } from './commands.model.ts';
import {
  $payment,
  $stage,
  paymentErrorChanged,
  paymentEventOccurred,
  paymentStateReceived,
} from './payment.model.ts';
import type { PaymentEvent } from './stages.ts';

/** The vendor pressed the button that opens the bank page. */
export const bankPageRequested = createEvent();

/** The origin of this page. The sandbox's bank page has the same origin. */
export const $pageOrigin = createStore(globalThis.location?.origin ?? '', { serialize: 'ignore' });

/** Navigates from the portal to the bank page. The application can replace the handler. */
export const openBankPageFx = createEffect<string, void>((address) => {
  globalThis.location.assign(address);
});

/** The URL of the payment's bank page. Null if there is none or it is not allowed. */
const $bankUrl = combine($payment, $build, $pageOrigin, (payment, { environment }, pageOrigin) =>
  payment?.state.bankAddress == null
    ? null
    : toBankUrl(payment.state.bankAddress, { environment, pageOrigin }),
);

sample({ clock: responseLost, fn: (): PaymentEvent => 'responseLost', target: paymentEventOccurred });

// After a confirmation, open the bank page immediately. After a return from the bank, open it only when the
// vendor presses the button.
const isChallenged = ({ status }: { readonly status: string }) => status === 'challenged';
const challengeStarted = sample({
  clock: [payFx.doneData.filter({ fn: ({ state }) => isChallenged(state) }), bankPageRequested],
  source: { address: $bankUrl, stage: $stage },
  filter: ({ stage }) => stage === 'challenged',
}).filterMap(({ address }) => address ?? undefined);
sample({ clock: challengeStarted, target: openBankPageFx });

// If the bank URL is not allowed, cancel the payment.
const bankUrlRejected = sample({
  clock: paymentStateReceived.filter({ fn: ({ state }) => isChallenged(state) }),
  source: $bankUrl,
  filter: (address) => address === null,
  fn: (_, payment) => payment,
});
sample({
  clock: bankUrlRejected,
  fn: () => 'payment.error.address' as const,
  target: paymentErrorChanged,
});
sample({
  clock: bankUrlRejected,
  fn: (): PaymentEvent => 'cancelRequested',
  target: paymentEventOccurred,
});
sample({ clock: bankUrlRejected, target: attach({ effect: cancelFx }) });
