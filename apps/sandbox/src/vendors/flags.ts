import { flagDefaults, type Flags } from '@saddlebag/domain/contracts';

/** Default feature flags of the sandbox. The sandbox turns on additional features for demonstration. */
export const sandboxFlags: Flags = {
  ...flagDefaults,
  DrawDeliveryAreas: true,
  PickupCodeDisplay: true,
  DigitGrouping: true,
  AddressBook: true,
  GuestCheckout: true,
};
