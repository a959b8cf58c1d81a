import { attach, combine, createEvent, createStore, sample } from 'effector';
import { loadCountryParameterFx } from '../../api/index.ts';
import type { CountryParameterName } from '../../contracts/index.ts';
import { countryPaymentMethods, parseCountryList } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $paymentMethods, paymentMethodsOffered, $requestMarket, $requestVendor } from '../draft/index.ts';
import { $mode } from '../../account/session/index.ts';
import { availableMethods } from './available-methods.ts';
import { paymentErrorTexts } from './texts.ts';

/** The request screen is mounted and the payment code has loaded, so online methods can be offered. */
export const paymentMethodsRequested = createEvent();

const createParameterEffect = <Name extends CountryParameterName>(name: Name) =>
  attach({ effect: loadCountryParameterFx, mapParams: (): { readonly name: Name } => ({ name }) });
const loadCountryListFx = createParameterEffect('paymentMethods');
const loadActivationFx = createParameterEffect('onlinePaymentActivated');

const $countryList = createStore<readonly string[] | null>(null, { serialize: 'ignore' })
  .on(loadCountryListFx.doneData, (_, text) => parseCountryList(text))
  .reset(loadCountryListFx.fail);
/** Whether online payment is activated. Null until that has loaded, and after a failure. */
const $isOnlineActivated = createStore<boolean | null>(null)
  .on(loadActivationFx.doneData, (_, text) => text === 'true')
  .reset(loadActivationFx.fail);
const $isGuest = $mode.map((mode) => mode === 'GUEST');
const $isListLoaded = createStore(false)
  .on(loadCountryListFx.finally, () => true)
  .reset($requestVendor);

const $methods = combine(
  {
    vendor: $requestVendor,
    market: $requestMarket,
    countryList: $countryList,
    isOnlineActivated: $isOnlineActivated,
    isGuest: $isGuest,
    flags: $flags,
  },
  ({ vendor, market, ...rest }) =>
    availableMethods({ ...rest, vendorMethods: vendor?.paymentMethods ?? [], country: market.country }),
);

/** True if loading has finished and no method is available. Shown as `error.no-payment-method-available`. */
export const $hasNoPaymentMethod = combine(
  {
    vendor: $requestVendor,
    methods: $paymentMethods,
    isListLoaded: $isListLoaded,
    isActivationLoading: loadActivationFx.pending,
  },
  ({ vendor, methods, isListLoaded, isActivationLoading }) =>
    isListLoaded && !isActivationLoading && vendor !== null && methods.length === 0,
);

// When the screen opens or its vendor changes, load the country's list.
sample({
  clock: [paymentMethodsRequested, $requestVendor],
  source: $requestVendor,
  filter: (vendor) => vendor !== null,
  target: loadCountryListFx,
});
// If the list contains online payment, load whether it is activated. Guests do not need the activation.
sample({
  clock: loadCountryListFx.doneData,
  source: $isGuest,
  filter: (isGuest, text) => !isGuest && parseCountryList(text).includes(countryPaymentMethods.online),
  target: loadActivationFx,
});
sample({
  clock: loadActivationFx.fail,
  fn: () => toast('error', paymentErrorTexts['error.payment.get-if-enabled']),
  target: notify,
});

// Offer the available methods in the request.
sample({ clock: [paymentMethodsRequested, $methods], source: $methods, target: paymentMethodsOffered });
