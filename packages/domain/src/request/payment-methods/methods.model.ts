import { attach, combine, createEvent, createStore, sample } from 'effector';
import { loadCountryParameterFx } from '../../api/index.ts';
import type { CountryParameterName } from '../../contracts/index.ts';
import { countryMethods } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $paymentMethods, paymentMethodsOffered, $requestMarket, $requestVendor } from '../draft/index.ts';
import { $mode } from '../../account/session/index.ts';
import { availableMethods, readCountryList } from './available-methods.ts';
import { paymentErrorTexts } from './texts.ts';

/** The request screen is on display, and the code that knows of payments has come. */
export const paymentMethodsRequested = createEvent();

const reading = <Name extends CountryParameterName>(name: Name) =>
  attach({ effect: loadCountryParameterFx, mapParams: (): { readonly name: Name } => ({ name }) });
const loadListFx = reading('paymentMethods');
const loadActivationFx = reading('onlinePaymentActivated');

const $countryList = createStore<readonly string[] | null>(null, { serialize: 'ignore' })
  .on(loadListFx.doneData, (_, text) => readCountryList(text))
  .reset(loadListFx.fail);
const $isOnlineActivated = createStore(false)
  .on(loadActivationFx.doneData, (_, text) => text === 'true')
  .reset(loadActivationFx.fail);
const $isGuest = $mode.map((mode) => mode === 'GUEST');
const $isKnown = createStore(false)
  .on(loadListFx.finally, () => true)
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

/** True when there is nothing to choose and nothing to wait for: `error.no-payment-method-available`. */
export const $isWithoutMethod = combine(
  { vendor: $requestVendor, methods: $paymentMethods, isKnown: $isKnown },
  ({ vendor, methods, isKnown }) => isKnown && vendor !== null && methods.length === 0,
);
/** True while the rider pays at the counter what the customer pays at the door. */
export const $isPaidAtPickup = $flags.map(({ PayAtPickup }) => PayAtPickup);

// When the screen is there, and when its vendor changes, the country is asked.
sample({
  clock: [paymentMethodsRequested, $requestVendor],
  source: $requestVendor,
  filter: (vendor) => vendor !== null,
  fn: () => undefined,
  target: loadListFx,
});
// Where it takes payments online, whether that is switched on, too.
sample({
  clock: loadListFx.doneData,
  source: $isGuest,
  filter: (isGuest, text) => !isGuest && readCountryList(text).includes(countryMethods.online),
  fn: () => undefined,
  target: loadActivationFx,
});
sample({
  clock: loadActivationFx.fail,
  fn: () => ({
    tone: 'error' as const,
    message: { key: paymentErrorTexts['error.payment.get-if-enabled'] },
  }),
  target: notify,
});

// What there is to choose from is told to the request.
sample({ clock: [paymentMethodsRequested, $methods], source: $methods, target: paymentMethodsOffered });
