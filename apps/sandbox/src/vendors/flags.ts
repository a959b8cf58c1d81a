import { flagDefaults, type Flags } from '@saddlebag/domain/contracts';

/** What the sandbox's providers say of every flag: the defaults, and on top what it is there to show. */
export const sandboxFlags: Flags = {
  ...flagDefaults,
  DrawDeliveryAreas: true,
  PickupCodeDisplay: true,
  DigitGrouping: true,
  AddressBook: true,
  GuestCheckout: true,
};
