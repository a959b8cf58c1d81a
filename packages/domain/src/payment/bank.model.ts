import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $build } from '../platform/environment/index.ts';
import { bankAddress } from './bank-address.ts';
import { cancelFx, doubtArose, payFx } from './commands.model.ts';
import { $payment, $stage, errorSaid, factHappened, stateLearned } from './payment.model.ts';
import type { PaymentFact } from './stages.ts';

/** The vendor wants to go to the bank now. */
export const bankPageRequested = createEvent();

/** Where this page lives; an address of the sandbox's bank is one of the same origin. */
export const $pageOrigin = createStore(globalThis.location?.origin ?? '', { serialize: 'ignore' });

/** Leaves the portal for the bank; the application puts its own handler here. */
export const openBankPageFx = createEffect<string, void>((address) => {
  globalThis.location.assign(address);
});

/** The bank's page of the payment, or null when it must not be gone to. */
const $address = combine($payment, $build, $pageOrigin, (known, { environment }, pageOrigin) =>
  known?.state.bankAddress == null ? null : bankAddress(known.state.bankAddress, { environment, pageOrigin }),
);

sample({ clock: doubtArose, fn: (): PaymentFact => 'doubtArose', target: factHappened });

// When the bank asks at a confirmation, the payer goes there at once; after a return, when they say so.
const isAsked = ({ status }: { readonly status: string }) => status === 'challenged';
sample({
  clock: [payFx.doneData.filter({ fn: ({ state }) => isAsked(state) }), bankPageRequested],
  source: { address: $address, stage: $stage },
  filter: ({ address, stage }) => address !== null && stage === 'challenged',
  fn: ({ address }) => address ?? '',
  target: openBankPageFx,
});

// When the address is not a bank's that we know, nobody goes there, and nothing is left to be charged.
const strange = sample({
  clock: stateLearned.filter({ fn: ({ state }) => isAsked(state) }),
  source: $address,
  filter: (address) => address === null,
  fn: (_, known) => known,
});
sample({ clock: strange, fn: () => 'payment.error.address' as const, target: errorSaid });
sample({ clock: strange, fn: (): PaymentFact => 'cancelAsked', target: factHappened });
sample({ clock: strange, target: attach({ effect: cancelFx }) });
