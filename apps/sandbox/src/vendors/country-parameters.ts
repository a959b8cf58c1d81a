import type { CountryCode, CountryParameterName } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';

/** Above this value an order asks for a second look, in the currency's main unit (specification 001, section 9). */
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

/** What the service says for a country; `-1` is no limit. */
export const countryParameters = (country: CountryCode): Readonly<Record<CountryParameterName, string>> => ({
  serviceHours: '0000:2359',
  onlinePaymentActivated: 'false',
  orderItemValueExceedLimit: String(itemValueLimits[country] ?? -1),
  paymentMethods: 'cash on delivery',
  allOutletOrders: 'true',
});

/** A parameter of a country as it is now: what a test has set, or what the country's own is. */
export const parameterOf = (
  { settings }: Pick<Service, 'settings'>,
  country: CountryCode,
  name: CountryParameterName,
): string => settings.current().parameters[name] ?? countryParameters(country)[name];
