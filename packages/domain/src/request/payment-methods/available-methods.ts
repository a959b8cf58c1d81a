import type { Flags, OnlinePaymentTerms, PaymentChoice, PaymentMethod } from '../../contracts/index.ts';
import { countryPaymentMethods, isOnlinePaymentRequired } from '../../contracts/index.ts';

/** The inputs that determine the available payment methods. */
export interface MethodsInput extends OnlinePaymentTerms {
  /** The methods enabled for the vendor. */
  readonly vendorMethods: readonly PaymentMethod[];
  /** Lower-case ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly flags: Pick<Flags, 'NoPaymentMethod' | 'CreditCardTaiwan'>;
}

/**
 * Returns true if online payment can be offered. Unlike a guest, an account also needs a country in which
 * online payment is activated (specification 000, section 6).
 */
const isOnlineOffered = ({ countryList, isGuest, isOnlineActivated, vendorMethods }: MethodsInput): boolean =>
  (isGuest || isOnlineActivated === true) &&
  countryList?.includes(countryPaymentMethods.online) === true &&
  // An order that is paid online is created with the method PAID, so the vendor must offer it.
  vendorMethods.includes('PAID');

/**
 * Returns the available methods in display order.
 *
 * The specification leaves four cases open. With the flag `NoPaymentMethod`, `NONE` is the only choice. In
 * Taiwan, payment by card at the door needs the flag `CreditCardTaiwan`. While the country's list is unknown,
 * cash stays available, but online payment does not. `PAID` is not offered where online payment is required.
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
    ['PAID', vendorMethods.includes('PAID') && !isOnlinePaymentRequired(input)],
    [
      'PAYMENT_ON_DELIVERY',
      vendorMethods.includes('PAYMENT_ON_DELIVERY') && (country !== 'tw' || flags.CreditCardTaiwan),
    ],
    ['ONLINE_PAYMENT', isOnlineOffered(input)],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([method]) => method);
};
