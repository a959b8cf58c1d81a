import { combine, createEvent, restore } from 'effector';
import type { PaymentChoice } from '../../contracts/index.ts';
import { $draft } from './draft.model.ts';
import { $requestMarket, $requestVendor } from './vendor.model.ts';

/** What can be chosen now, in the order to show it. Fired by the payment's model, whose code loads late. */
export const paymentMethodsOffered = createEvent<readonly PaymentChoice[]>();

/** Null until country and flags have been heard: then the vendor's own methods stand in. */
const $offeredMethods = restore(paymentMethodsOffered, null);

/** The methods this vendor can choose from, in the order to show them. */
export const $paymentMethods = combine(
  $requestVendor,
  $offeredMethods,
  (vendor, offered): readonly PaymentChoice[] =>
    offered ??
    (['CASH_ON_DELIVERY', 'PAID'] as const).filter((method) => vendor?.paymentMethods.includes(method)),
);

/**
 * The method that would be sent now: the chosen one; when that is not available, the market's default; when neither is,
 * the first there is (specification 000, section 4).
 */
export const $paymentMethod = combine(
  $draft,
  $paymentMethods,
  $requestMarket,
  $offeredMethods,
  (draft, methods, market, offered): PaymentChoice | null =>
    // What was chosen before may be offered again: until that is known, nothing else is sent in its place.
    (offered ? null : draft.paymentMethod) ??
    [draft.paymentMethod, market.defaultPaymentMethod].find(
      (method) => method !== null && methods.includes(method),
    ) ??
    methods[0] ??
    null,
);
