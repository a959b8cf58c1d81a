import type { Market, MinuteRange, OrderStatus, PaymentMethod, Point } from '../contracts/index.ts';

/** The logged-in user and their tokens. Times are unix seconds of the service's clock. */
export interface Session {
  readonly user: { readonly id: string; readonly email: string };
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
}

/** A vendor or one of its outlets. */
export interface Vendor {
  readonly id: string;
  readonly parentId: string | null;
  readonly isParent: boolean;
  readonly name: string;
  readonly currency: string;
  /** The market of the vendor's country. Null if the country has none. */
  readonly market: Market | null;
  readonly address: string;
  /**
   * The place where riders pick up. Null if each request must provide one, because the vendor has no
   * coordinates or requires an origin.
   */
  readonly point: Point | null;
  /** Payment methods that the vendor's flags enable. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly pickUpMinutes: number | null;
}

/**
 * A place found by text, by point or by id. If `point` is null, `loadPlaceFx` loads the coordinates by id.
 */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly point: Point | null;
  readonly city: string | null;
  readonly area: string | null;
  /** Absent for streets, districts and places without a house number. */
  readonly houseNumber?: string;
}

/** A customer in a vendor's address book, with the address split into its parts. */
export interface SavedCustomer {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly unit: string;
  readonly building: string;
  /** The address without unit and building. */
  readonly address: string;
  /** Null if the service has no usable coordinates. */
  readonly point: Point | null;
  readonly notes: string;
}

/** A quoted fee in the currency's major unit, with the signature that proves the quote. */
export interface DeliveryFee {
  readonly amount: number;
  readonly signature: string;
}

/** An estimated trip. Minutes count from the time of the response. */
export interface Estimation {
  readonly pickUpMinutes: number;
  readonly deliveryMinutes: number;
  readonly distanceMetres: number;
}

export interface StatusChange {
  readonly status: OrderStatus;
  /** Unix milliseconds. */
  readonly at: number;
}

export interface AssignedRider {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
}

/** Each value is null if the service does not say. */
export interface Cancellation {
  /** A code of specification 001, section 8, or a text of the service. */
  readonly reason: string | null;
  readonly by: 'vendor' | 'service' | null;
  /** What it cost the vendor, in the currency's major unit. */
  readonly fee: number | null;
}

/** An order. Instants are unix milliseconds, and money is in the currency's major unit. */
export interface Order {
  readonly id: string;
  readonly vendorId: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly status: OrderStatus;
  readonly history: readonly StatusChange[];
  /** The requested delivery time. Null for an instant order. */
  readonly preorderedFor: number | null;
  /** After the discount. */
  readonly deliveryFee: number;
  /** What a voucher took off the fee. 0 without one. */
  readonly discount: number;
  readonly customer: {
    readonly name: string;
    readonly phoneNumber: string;
    readonly address: string;
    readonly point: Point;
    readonly notes: string;
  };
  readonly amount: number;
  readonly description: string;
  readonly paymentMethod: string;
  readonly pickupCode: string | null;
  /** Where the rider picks up. Null if the service does not say. */
  readonly pickUpPoint: Point | null;
  readonly outletName: string | null;
  /** Null unless the order is cancelled. */
  readonly cancellation: Cancellation | null;
  readonly rider: AssignedRider | null;
  readonly eta: {
    readonly toVendorMinutes: number | null;
    readonly toCustomerMinutes: number | null;
    /** The limits of the estimate for the next stop. Null if the service gives none. */
    readonly range: MinuteRange | null;
  } | null;
}

export interface RiderPosition {
  readonly riderId: string;
  readonly point: Point;
  /** Degrees clockwise from north. Null if unknown. */
  readonly bearing: number | null;
  /** Unix milliseconds. */
  readonly updatedAt: number;
}
