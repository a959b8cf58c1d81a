import type { OrderStatus, PaymentMethod, Point } from '../contracts/index.ts';

/** The signed-in user and the tokens of the session. Times are unix seconds of the service's clock. */
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
  /** Lower-case ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly address: string;
  /** Where riders pick up; null when each request has to say so: without coordinates, or by the outlet's own wish. */
  readonly point: Point | null;
  /** Methods that the vendor's flags switch on. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly pickUpMinutes: number | null;
}

/** A place found by text, by point or by id. Without a point it must be read by its id first. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly point: Point | null;
  readonly city: string | null;
  readonly area: string | null;
}

/** A customer of a vendor's address book, with the address taken apart. */
export interface SavedCustomer {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly unit: string;
  readonly building: string;
  /** Without unit and building. */
  readonly address: string;
  /** Null when the service has no usable coordinates. */
  readonly point: Point | null;
  readonly notes: string;
}

/** A quoted fee, in the currency's main unit, and the signature that goes with it. */
export interface DeliveryFee {
  readonly amount: number;
  readonly signature: string;
}

/** Minutes from the moment of the answer. */
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

/** An order as the portal knows it. Instants are unix milliseconds, money is in the currency's main unit. */
export interface Order {
  readonly id: string;
  readonly vendorId: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly status: OrderStatus;
  readonly history: readonly StatusChange[];
  /** The delivery time asked for; null for an instant order. */
  readonly preorderedFor: number | null;
  readonly deliveryFee: number;
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
  readonly outletName: string | null;
  readonly cancelReason: string | null;
  readonly rider: AssignedRider | null;
  readonly eta: { readonly toVendorMinutes: number | null; readonly toCustomerMinutes: number | null } | null;
}

/** Where a rider is. */
export interface RiderPosition {
  readonly riderId: string;
  readonly point: Point;
  /** Degrees clockwise from north. */
  readonly bearing: number | null;
  /** Unix milliseconds. */
  readonly updatedAt: number;
}
