import type { CountryCode, CountryParameterName } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';

/**
 * Item value above which the portal asks for confirmation, in the currency's main unit (specification 001,
 * section 9).
 */
const itemValueLimits: Partial<Record<CountryCode, number>> = {
  bd: 10_000,
  bh: 50,
  hk: 1000,
  mm: 300_000,
  my: 200,
  ph: 10_000,
  sg: 200,
  tw: 5000,
};

/** Countries in which accounts pay online. Guests can do so wherever the country's list contains it. */
const onlineCountries: readonly CountryCode[] = ['sg'];
/** Countries whose list contains online payment beside cash. */
const onlineListCountries: readonly CountryCode[] = ['bd', ...onlineCountries];

/** Returns a country's default parameters. An item value limit of `-1` means no limit. */
const defaultCountryParameters = (country: CountryCode): Readonly<Record<CountryParameterName, string>> => ({
  serviceHours: '0000:2359',
  onlinePaymentActivated: String(onlineCountries.includes(country)),
  orderItemValueExceedLimit: String(itemValueLimits[country] ?? -1),
  paymentMethods: onlineListCountries.includes(country)
    ? 'cash on delivery|online payment'
    : 'cash on delivery',
  allOutletOrders: 'true',
});

/** Returns a country's parameter: the override in the settings if there is one, otherwise the default. */
export const readCountryParameter = (
  { settings }: Pick<Service, 'settings'>,
  country: CountryCode,
  name: CountryParameterName,
): string => settings.current().parameters[name] ?? defaultCountryParameters(country)[name];
