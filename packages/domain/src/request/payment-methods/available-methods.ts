import type { Flags, PaymentChoice, PaymentMethod } from '../../contracts/index.ts';
import { countryPaymentMethods } from '../../contracts/index.ts';

/** The inputs that determine the available payment methods. */
export interface MethodsInput {
  /** The methods enabled for the vendor. */
  readonly vendorMethods: readonly PaymentMethod[];
  /** Lower-case ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** The country's list of methods. Null while unknown: cash stays available, but not online payment. */
  readonly countryList: readonly string[] | null;
  readonly isGuest: boolean;
  /** True if the country parameter `onlinePaymentActivated` is on. */
  readonly isOnlineActivated: boolean;
  readonly flags: Pick<Flags, 'NoPaymentMethod' | 'CreditCardTaiwan'>;
}

/** Parses a list such as `cash on delivery|online payment` into lower-case names. */
export const parseCountryList = (text: string): readonly string[] =>
  text
    .split('|')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

/**
 * Returns true if online payment can be offered. Unlike a guest, an account also needs a country in which
 * online payment is activated (specification 000, section 6).
 */
const isOnlineOffered = ({ countryList, isGuest, isOnlineActivated, vendorMethods }: MethodsInput): boolean =>
  (isGuest || isOnlineActivated) &&
  countryList?.includes(countryPaymentMethods.online) === true &&
  // An order that is paid online is created with the method PAID, so the vendor must offer it.
  vendorMethods.includes('PAID');

/**
 * Returns the available methods in display order.
 *
 * The specification leaves three cases open. With the flag `NoPaymentMethod`, `NONE` is the only choice. In
 * Taiwan, payment by card at the door needs the flag `CreditCardTaiwan`. The country's list restricts only
 * cash and online payment: whether the customer has already paid depends only on the vendor.
 */
export const availableMethods = (input: MethodsInput): readonly PaymentChoice[] => {
  const { vendorMethods, country, countryList, flags } = input;
  if (flags.NoPaymentMethod) return ['NONE'];
  const offered: readonly (readonly [PaymentChoice, boolean])[] = [
    [
      'CASH_ON_DELIVERY',
      vendorMethods.includes('CASH_ON_DELIVERY') &&
        (countryList?.includes(countryPaymentMethods.cash) ?? true),
    ],
    ['PAID', vendorMethods.includes('PAID')],
    [
      'PAYMENT_ON_DELIVERY',
      vendorMethods.includes('PAYMENT_ON_DELIVERY') && (country !== 'tw' || flags.CreditCardTaiwan),
    ],
    ['ONLINE_PAYMENT', isOnlineOffered(input)],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([method]) => method);
};
