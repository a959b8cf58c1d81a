import { attach, combine, createStore, sample } from 'effector';
import { loadCountryParameterFx } from '../api/country-parameters.ts';
import type { PaymentMethod } from '../contracts/payment-method.ts';
import { $draft } from './draft.model.ts';
import { $requestMarket, $requestVendor } from './vendor.model.ts';

const loadFx = attach({
  effect: loadCountryParameterFx,
  mapParams: (): { readonly name: 'paymentMethods' } => ({ name: 'paymentMethods' }),
});

/** The methods that need no payment page, in the order to show them. */
const directMethods = [
  'CASH_ON_DELIVERY',
  'PAID',
  'PAYMENT_ON_DELIVERY',
] as const satisfies readonly PaymentMethod[];

/** False only when the country's list of methods is known and cash is not on it. */
const $takesCash = createStore(true)
  .on(loadFx.doneData, (_, list) =>
    list.split('|').some((name) => name.trim().toLowerCase() === 'cash on delivery'),
  )
  .reset(loadFx.fail);

/** The methods this vendor can choose from, in the order to show them. */
export const $paymentMethods = combine(
  $requestVendor,
  $takesCash,
  (vendor, takesCash): readonly PaymentMethod[] =>
    directMethods.filter(
      (method) => vendor?.paymentMethods.includes(method) && (takesCash || method !== 'CASH_ON_DELIVERY'),
    ),
);

/**
 * The method that would be sent now: the chosen one; when that is not available, the market's default; when neither is,
 * the first there is (specification 000, section 4).
 */
export const $paymentMethod = combine(
  $draft,
  $paymentMethods,
  $requestMarket,
  (draft, methods, market): PaymentMethod | null =>
    [draft.paymentMethod, market.defaultPaymentMethod].find(
      (method) => method !== null && methods.includes(method),
    ) ??
    methods[0] ??
    null,
);

sample({ clock: $requestVendor, filter: (vendor) => vendor !== null, fn: () => undefined, target: loadFx });
