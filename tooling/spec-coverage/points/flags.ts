import { flagNames, type FlagName } from '@saddlebag/domain/contracts';
import { pointsOf, slugOf, type Point } from '../point.ts';

export const flagRules = pointsOf('flag-rule', {
  refresh: 'Flags are asked for again every 5 minutes, also after failures.',
  identify: 'Another vendor or user asks for them after 400 ms (debounced).',
  order: 'Providers are tried in their order, then what was known last, then the fallback file.',
  'fallback-file': 'The fallback file answers when the providers do not.',
  'fallback-defaults':
    'Defaults: planned and unplanned maintenance off, help centre on, pickup code display off.',
  'failing-provider': 'A provider that fails keeps the last known values and never turns maintenance on.',
});

/** What a flag switches in the product. The flags without an entry the document names, and says no more of. */
const effects: Readonly<Partial<Record<FlagName, string>>> = {
  PlannedMaintenance: 'leads away from protected screens, and back when it is over',
  UnplannedMaintenance: 'leads away from protected screens, and back when it is over',
  GuestCheckout: 'lets guests in',
  PaymentVat: 'asks for the VAT number and sends it; without it the field is neither shown nor sent',
  PreOrder: 'offers delivery times; without it none is sent',
  Voucher: 'offers vouchers; without it none is sent',
  DrawDeliveryAreas: 'draws the delivery areas on the map',
  DynamicTimeEstimation: 'refreshes the lists after 60 s without news instead of 300 s',
  RequestRiderGoesToLogin: 'leads visitors to the login instead of the guest’s request',
  PayAtPickup: 'says that the rider pays at the counter',
  ModifyOrderButton: 'offers to change an order',
  DigitGrouping: 'writes long amounts in groups of digits',
  DeactivateSignUpButton: 'closes the sign-up',
  NoPaymentMethod: 'requests orders without a payment method: NONE',
  AddressBook: 'searches the address book',
  CreditCardTaiwan: 'offers payment by card at the door in Taiwan',
  DelayedCancellation: 'lets delayed orders be cancelled',
  DualPricingDisplay: 'shows amounts in the former currency, too',
  PickupCodeDisplay: 'asks for a pickup code and sends it; without it the field is neither shown nor sent',
  VendorTimezoneForPreOrder: 'offers delivery times on the vendor’s clock instead of the device’s',
};

const inTable = (name: FlagName): Point => ({
  id: `flag.${slugOf(name)}`,
  what: `The flag ${name}: in the table, with its default, and switched by the providers${
    effects[name] ? '' : '; the document names it and does not say what it shows'
  }.`,
});

export const flags: readonly Point[] = [
  ...flagNames.map(inTable),
  ...pointsOf(
    'flag-effect',
    Object.fromEntries(
      flagNames.flatMap((name) => {
        const effect = effects[name];
        return effect === undefined ? [] : [[slugOf(name), `${name} ${effect}.`]];
      }),
    ),
  ),
];
