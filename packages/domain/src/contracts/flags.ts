/**
 * Default values of all feature flags, under the names that the providers use (specification 000, section 6).
 * Flags without a default in that section are off.
 */
export const flagDefaults = {
  /** Replaces protected screens with the maintenance screen during announced work. */
  PlannedMaintenance: false,
  /** Replaces protected screens with the maintenance screen during an unannounced outage. */
  UnplannedMaintenance: false,
  /** Shows the help centre. */
  Helpcenter: true,
  /** Lets vendors request a rider without an account. */
  GuestCheckout: false,
  /** Adds a VAT number field to the request. */
  PaymentVat: false,
  /** Lets vendors schedule deliveries. */
  PreOrder: false,
  Voucher: false,
  /** Adds settings to the tracking screen. */
  TrackingPageSettings: false,
  ProofOfDelivery: false,
  ProofOfPickup: false,
  ProofOfReturn: false,
  /** Draws the vendor's delivery areas on the map. */
  DrawDeliveryAreas: false,
  DynamicTimeEstimation: false,
  OrderPreAcceptedText: false,
  OrderPrepareMessage: false,
  /** Makes 'Request a rider' open the login for signed-out visitors, instead of the guest request. */
  RequestRiderGoesToLogin: false,
  PayAtPickup: false,
  /** Shows a popup to vendors inside a partner's app. */
  EmbeddedAppPopup: false,
  ModifyOrderButton: false,
  /** Groups the digits of long amounts. */
  DigitGrouping: false,
  BulkOrderUpload: false,
  /** Enables the public tracking link before the rider has picked up the order. */
  TrackOrderBeforePickup: false,
  /** Disables registration. */
  DeactivateSignUpButton: false,
  /** Hides the payment methods. Orders are then created without one. */
  NoPaymentMethod: false,
  AddressBook: false,
  /** Adds a call to action to the delivery receipt. */
  DeliveryReceiptCallToAction: false,
  EditVendorOutlet: false,
  AddVendorOutlet: false,
  CreditCardTaiwan: false,
  IncreasedFeeInfo: false,
  /** Lets vendors cancel delayed orders. */
  DelayedCancellation: false,
  /** Shows amounts in two currencies. */
  DualPricingDisplay: false,
  /** Shows the pickup code of an order. */
  PickupCodeDisplay: false,
  /** Offers delivery times in the vendor's time zone. */
  VendorTimezoneForPreOrder: false,
  /** Shows order times in the order's time zone. */
  OrderTimezoneDisplay: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagName = keyof typeof flagDefaults;
/** The current value of every flag. */
export type Flags = Readonly<Record<FlagName, boolean>>;
/** Values for some of the flags. */
export type PartialFlags = Readonly<Partial<Record<FlagName, boolean>>>;

export const flagNames = Object.keys(flagDefaults) as readonly FlagName[];
