import type { Flags, PaymentChoice, PaymentMethod } from '../../contracts/index.ts';
import { countryMethods } from '../../contracts/index.ts';

/** What decides how an order can be paid. */
export interface MethodsInput {
  /** The methods that the vendor's flags switch on. */
  readonly vendorMethods: readonly PaymentMethod[];
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** The country's list; null while it is not known, which takes nothing away and adds nothing. */
  readonly countryList: readonly string[] | null;
  readonly isGuest: boolean;
  /** Whether the country's parameter `onlinePaymentActivated` is on. */
  readonly isOnlineActivated: boolean;
  readonly flags: Pick<Flags, 'NoPaymentMethod' | 'CreditCardTaiwan'>;
}

/** The names of a list such as `cash on delivery|online payment`. */
export const readCountryList = (text: string): readonly string[] =>
  text
    .split('|')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

/** Whether online payment is in question at all: guests and activated countries alone have it (section 6). */
const isOnlineOffered = ({ countryList, isGuest, isOnlineActivated, vendorMethods }: MethodsInput): boolean =>
  (isGuest || isOnlineActivated) &&
  countryList?.includes(countryMethods.online) === true &&
  // What is paid online becomes a paid order, so the vendor has to be able to make one.
  vendorMethods.includes('PAID');

/**
 * The methods to choose from, in the order to show them.
 *
 * Our decisions: where orders are requested without a method (flag), that is the one choice there is. In Taiwan the
 * customer pays the rider by card only under its flag. The country's list says something about cash and about paying
 * online; what the customer has paid already is between the customer and the vendor.
 */
export const availableMethods = (input: MethodsInput): readonly PaymentChoice[] => {
  const { vendorMethods, country, countryList, flags } = input;
  if (flags.NoPaymentMethod) return ['NONE'];
  const offered: readonly (readonly [PaymentChoice, boolean])[] = [
    [
      'CASH_ON_DELIVERY',
      vendorMethods.includes('CASH_ON_DELIVERY') && (countryList?.includes(countryMethods.cash) ?? true),
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
