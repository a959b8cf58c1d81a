import { flagNames, type FlagName } from '@saddlebag/domain/contracts';
import { pointsOf, slugOf, type Point } from '../point.ts';

export const flagRules = pointsOf('flag-rule', {
  refresh: 'Flags are fetched every 5 minutes, even after failures.',
  identify: 'A change of vendor or user fetches the flags again, debounced by 400 ms.',
  order: 'Providers are tried in order, then the last known values, then the fallback file.',
  'fallback-file': 'The fallback file is used when no provider responds.',
  'fallback-defaults':
    'Defaults: planned and unplanned maintenance off, help centre on, pickup code display off.',
  'failing-provider':
    'After a provider fails, the last known values remain, and maintenance is never turned on.',
});

/** Effect of each flag. Flags without an entry have no effect in the specification. */
const flagEffects: Readonly<Partial<Record<FlagName, string>>> = {
  PlannedMaintenance: 'redirects from protected screens, and back when maintenance ends',
  UnplannedMaintenance: 'redirects from protected screens, and back when maintenance ends',
  Helpcenter: 'shows the help centre',
  GuestCheckout: 'allows requests without a login',
  PaymentVat: 'shows and sends the VAT number field, which is otherwise neither shown nor sent',
  PreOrder: 'offers delivery times. While it is off, only a time that was chosen before is sent',
  Voucher: 'offers vouchers, which are otherwise not sent',
  DrawDeliveryAreas: 'draws the delivery areas on the map',
  DynamicTimeEstimation: 'refreshes the lists after 60 s without updates instead of 300 s',
  RequestRiderGoesToLogin: 'redirects visitors to the login instead of the guest request',
  PayAtPickup: 'shows cash on delivery as cash on pick-up: the rider pays the vendor',
  ModifyOrderButton: 'offers to change an order',
  DigitGrouping: 'formats long amounts with grouped digits',
  DeactivateSignUpButton: 'closes the sign-up',
  NoPaymentMethod: 'requests orders with the payment method NONE',
  AddressBook: 'searches the address book',
  CreditCardTaiwan: 'offers payment by card at the door in Taiwan',
  DelayedCancellation: 'lets delayed orders be cancelled',
  DualPricingDisplay: 'also shows amounts in the former currency',
  PickupCodeDisplay: 'shows and sends the pickup code field, which is otherwise neither shown nor sent',
  VendorTimezoneForPreOrder: 'offers delivery times in the vendor’s time zone instead of the device’s',
};

const flagPoint = (name: FlagName): Point => ({
  id: `flag.${slugOf(name)}`,
  what: `The flag ${name} has a default, and providers can change it.${
    flagEffects[name] ? '' : ' The specification names no effect.'
  }`,
});

export const flags: readonly Point[] = [
  ...flagNames.map(flagPoint),
  ...pointsOf(
    'flag-effect',
    Object.fromEntries(
      flagNames.flatMap((name) => {
        const effect = flagEffects[name];
        return effect === undefined ? [] : [[slugOf(name), `${name} ${effect}.`]];
      }),
    ),
  ),
];
