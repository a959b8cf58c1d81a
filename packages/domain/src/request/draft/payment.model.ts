import { combine, createEvent, restore } from 'effector';
import type { PaymentChoice } from '../../contracts/index.ts';
import { $mode } from '../../account/session/index.ts';
import { $draft } from './draft.model.ts';
import { $requestMarket, $requestVendor } from './vendor.model.ts';

/**
 * The available payment methods changed. They are in display order. Fired by the payment-methods model,
 * which loads lazily.
 */
export const paymentMethodsOffered = createEvent<readonly PaymentChoice[]>();

/**
 * Null until country parameters and flags have loaded. Until then, the methods of the vendor apply. A guest
 * cannot choose `PAID` even then, because guests pay online.
 */
const $offeredMethods = restore(paymentMethodsOffered, null);

const vendorMethods = ['CASH_ON_DELIVERY', 'PAID'] as const;
const guestMethods = ['CASH_ON_DELIVERY'] as const;

/** The payment methods that the vendor can choose from, in display order. */
export const $paymentMethods = combine(
  $requestVendor,
  $offeredMethods,
  $mode,
  (vendor, offeredMethods, mode): readonly PaymentChoice[] =>
    offeredMethods ??
    (mode === 'GUEST' ? guestMethods : vendorMethods).filter((method) =>
      vendor?.paymentMethods.includes(method),
    ),
);

/**
 * The payment method that a submission sends: the chosen one if it is available, otherwise the default of
 * the market if it is available, otherwise the first available one (specification 000, section 4).
 */
export const $paymentMethod = combine(
  $draft,
  $paymentMethods,
  $requestMarket,
  $offeredMethods,
  (draft, methods, market, offeredMethods): PaymentChoice | null =>
    // While the available methods load, keep the method of a restored draft: it may turn out to be available.
    (offeredMethods ? null : draft.paymentMethod) ??
    [draft.paymentMethod, market.defaultPaymentMethod].find(
      (method) => method !== null && methods.includes(method),
    ) ??
    methods[0] ??
    null,
);
