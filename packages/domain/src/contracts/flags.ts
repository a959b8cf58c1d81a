/**
 * Every feature flag under the name that its providers give it, and what holds while nobody has said otherwise
 * (specification 000, section 6). What that section's fallback does not name is off.
 */
export const flagDefaults = {
  /** Protected screens give way to the maintenance screen: work that was announced. */
  PlannedMaintenance: false,
  /** The same for a repair that nobody had planned. */
  UnplannedMaintenance: false,
  /** The help centre is offered. */
  Helpcenter: true,
  /** A rider can be requested without an account. */
  GuestCheckout: false,
  /** The order request asks for a VAT number. */
  PaymentVat: false,
  /** Deliveries can be scheduled. */
  PreOrder: false,
  Voucher: false,
  /** The tracking screen has settings. */
  TrackingPageSettings: false,
  ProofOfDelivery: false,
  ProofOfPickup: false,
  ProofOfReturn: false,
  /** The map shows how far the vendor delivers. */
  DrawDeliveryAreas: false,
  DynamicTimeEstimation: false,
  OrderPreAcceptedText: false,
  OrderPrepareMessage: false,
  /** 'Request a rider' leads a visitor to the login instead of the guest's request. */
  RequestRiderGoesToLogin: false,
  PayAtPickup: false,
  /** Says something to those who use the portal inside a partner's app. */
  EmbeddedAppPopup: false,
  ModifyOrderButton: false,
  /** Long amounts are written in groups of digits. */
  DigitGrouping: false,
  BulkOrderUpload: false,
  /** The public tracking link works before the rider has picked up. */
  TrackOrderBeforePickup: false,
  /** Nobody can register. */
  DeactivateSignUpButton: false,
  /** Orders are requested without a payment method. */
  NoPaymentMethod: false,
  AddressBook: false,
  /** The receipt of a delivery invites its reader to something. */
  DeliveryReceiptCallToAction: false,
  EditVendorOutlet: false,
  AddVendorOutlet: false,
  CreditCardTaiwan: false,
  IncreasedFeeInfo: false,
  /** Delayed orders can be cancelled. */
  DelayedCancellation: false,
  /** Amounts are shown in two currencies. */
  DualPricingDisplay: false,
  /** The pickup code of an order is shown. */
  PickupCodeDisplay: false,
  /** Delivery times are offered in the vendor's time zone. */
  VendorTimezoneForPreOrder: false,
  /** Times of orders are shown in the order's time zone. */
  OrderTimezoneDisplay: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagName = keyof typeof flagDefaults;
/** What each flag is now. */
export type Flags = Readonly<Record<FlagName, boolean>>;
/** What somebody has said of some flags. */
export type SomeFlags = Readonly<Partial<Record<FlagName, boolean>>>;

export const flagNames = Object.keys(flagDefaults) as readonly FlagName[];
