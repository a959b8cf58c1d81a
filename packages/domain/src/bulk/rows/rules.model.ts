import { attach, combine, createStore, sample } from 'effector';
import { loadCountryParameterFx, $serverOffsetMs } from '../../api/index.ts';
import { $market, $selectedVendor, $vendors } from '../../account/vendors/index.ts';
import { parseCountryList, parseServiceHours, type HoursWindow } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $locale } from '../../platform/i18n/index.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { toPhoneValue, type PhoneValue } from '../../request/draft/index.ts';
import { availableMethods } from '../../request/payment-methods/internal.ts';
import { hashRecipient, readRecentRecipients } from '../../request/sending/internal.ts';
import { bulkShown } from '../job/index.ts';
import { createRowValidator, type ValidationContext } from '../sheet/index.ts';
import { createRepeatFinder } from '../sheet/internal.ts';
import { sourceChosen } from './chosen-source.ts';
import { rememberProblems } from './validate-in-slices.ts';

type ParsePhone = ValidationContext['parsePhone'];

/** Parses phone numbers. The app replaces it with the parser of the phone field once that has loaded. */
export const $parsePhone = createStore<ParsePhone>((text) => toPhoneValue(text), { serialize: 'ignore' });

const createParameterFx = <Name extends 'serviceHours' | 'paymentMethods' | 'onlinePaymentActivated'>(
  name: Name,
) => attach({ effect: loadCountryParameterFx, mapParams: (): { readonly name: Name } => ({ name }) });
const loadHoursFx = createParameterFx('serviceHours');
const loadCountryListFx = createParameterFx('paymentMethods');
const loadActivationFx = createParameterFx('onlinePaymentActivated');

/** Null until they have loaded. The service then counts as open. */
const $hours = createStore<HoursWindow | null>(null).on(loadHoursFx.doneData, (_, text) =>
  parseServiceHours(text),
);
const $countryList = createStore<readonly string[] | null>(null, { serialize: 'ignore' }).on(
  loadCountryListFx.doneData,
  (_, text) => parseCountryList(text),
);
const $isOnlineActivated = createStore<boolean | null>(null).on(
  loadActivationFx.doneData,
  (_, text) => text === 'true',
);

const $paymentMethods = combine(
  {
    vendor: $selectedVendor,
    market: $market,
    countryList: $countryList,
    isOnlineActivated: $isOnlineActivated,
    flags: $flags,
  },
  ({ vendor, market, ...terms }) =>
    availableMethods({
      ...terms,
      isGuest: false,
      vendorMethods: vendor?.paymentMethods ?? [],
      country: market.country,
    }),
);

// An empty cell means the selected outlet.
const $collectionPoints = $vendors.map((vendors) => ['', ...vendors.flatMap(({ id, name }) => [id, name])]);

/** Reads together what changes with time, so that the rows are validated once. */
const readPresentFx = attach({
  source: { clock: $clock, offsetMs: $serverOffsetMs, storage: $storage },
  effect: ({ clock, offsetMs, storage }) => {
    const now = clock.now();
    return { now: now + offsetMs, recentRecipients: readRecentRecipients(storage, now) };
  },
});
const $present = createStore<{ readonly now: number; readonly recentRecipients: ReadonlySet<string> }>(
  { now: 0, recentRecipients: new Set() },
  { serialize: 'ignore' },
).on(readPresentFx.doneData, (_, present) => present);

/** Parses each text once: after an edit, the search for repeated orders reads all rows again. */
const rememberPhones = (parsePhone: ParsePhone): ParsePhone => {
  const values = new Map<string, PhoneValue>();
  return (text, country) => {
    const key = `${country} ${text}`;
    const value = values.get(key) ?? parsePhone(text, country);
    values.set(key, value);
    return value;
  };
};

/** What the rules of the rows depend on. */
export const $validationContext = combine(
  {
    market: $market,
    language: $locale,
    paymentMethods: $paymentMethods,
    collectionPoints: $collectionPoints,
    present: $present,
    hours: $hours,
    parsePhone: $parsePhone.map(rememberPhones),
  },
  ({ present: { now, recentRecipients }, ...context }): ValidationContext => ({
    ...context,
    now,
    wasRequested: (recipient) => recentRecipients.size > 0 && recentRecipients.has(hashRecipient(recipient)),
  }),
);
/** Finds the problems of a row by itself. Remembers them while the rules stay the same. */
export const $validateRow = $validationContext.map((context) =>
  rememberProblems(createRowValidator(context)),
);
/** Finds the problems between rows. */
export const $findRepeats = $validationContext.map(createRepeatFinder);

// When the screen opens, load the rules of the vendor's country.
sample({
  clock: bulkShown,
  fn: () => undefined,
  target: [loadHoursFx, loadCountryListFx, loadActivationFx],
});
// Delivery times and repeats are checked against the time at which the vendor chose the file or text.
sample({ clock: [bulkShown, sourceChosen], fn: () => undefined, target: readPresentFx });
