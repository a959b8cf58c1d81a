import { countryPaymentMethods } from './payment-method.ts';

/** Parses the country parameter `paymentMethods` in lower case: `cash on delivery|online payment`. */
export const parseCountryList = (text: string): readonly string[] =>
  text
    .split('|')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

/** The inputs that decide whether a delivery must be paid online. */
export interface OnlinePaymentTerms {
  /** A guest has no account to which the fee could be charged. */
  readonly isGuest: boolean;
  /** The country's list of methods. Null while unknown. */
  readonly countryList: readonly string[] | null;
  /** The country parameter `onlinePaymentActivated`. Null while unknown. */
  readonly isOnlineActivated: boolean | null;
}

/**
 * Returns true if an order may get the method `PAID` only through the payment calls. This applies to every
 * guest. It also applies in a country that has activated online payment and lists it without cash. The
 * specification (000, sections 5 to 7) names the method, but not who may claim that an order is paid.
 *
 * While the activation is unknown, a country that lists online payment without cash counts as activated.
 */
export const isOnlinePaymentRequired = ({
  isGuest,
  countryList,
  isOnlineActivated,
}: OnlinePaymentTerms): boolean =>
  isGuest ||
  (isOnlineActivated !== false &&
    countryList?.includes(countryPaymentMethods.online) === true &&
    !countryList.includes(countryPaymentMethods.cash));
