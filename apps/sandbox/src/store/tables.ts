import type {
  BulkJobStatus,
  CountryCode,
  CreateOrderBody,
  PaymentStatus,
  Point,
  WireOrder,
  SandboxCard,
  WireBulkOrder,
  WireSavedCard,
  WireSavedCustomer,
  WireVendor,
} from '@saddlebag/domain/contracts';

/** An account. Guests have one too. */
export interface Account {
  readonly id: string;
  /** Lower case. Null for a guest, or if the account only has a mobile number. */
  readonly email: string | null;
  /** Mobile number in E.164 format. */
  readonly mobile?: string;
  /** `scrypt$N$r$p$salt$key`, see accounts/password.ts. Empty for a guest. */
  readonly passwordHash: string;
  /** Why signing in is refused even with the right password. */
  readonly barred?: 'notConfirmed' | 'passwordResetRequired' | 'disabled';
}

/** A vendor or an outlet, with the fields that are not on the wire. */
export interface StoredVendor {
  readonly id: string;
  readonly accountId: string;
  /**
   * The parent vendor's id, or the vendor's own id if it has no parent. With `include_outlets`, lists contain
   * the orders of all vendors with the same `groupId`.
   */
  readonly groupId: string;
  readonly country: CountryCode;
  readonly point: Point;
  /** When an added outlet becomes available, in unix milliseconds. Absent if it always was. */
  readonly availableAt?: number;
  readonly wire: WireVendor;
}

/** A signed-in session. It owns a chain of refresh tokens, which are revoked together. */
export interface StoredSession {
  readonly id: string;
  readonly accountId: string;
  readonly revoked: boolean;
  /**
   * When the session's only token expires, in unix milliseconds. Absent if the session has refresh tokens.
   * It then lives as long as the last of them.
   */
  readonly expiresAt?: number;
}

/** A refresh token. Its id is the SHA-256 of the token, so a leaked store contains no usable token. */
export interface StoredRefreshToken {
  readonly id: string;
  readonly sessionId: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
  readonly used: boolean;
  /**
   * Unix milliseconds. Until then a used token may be sent again, because the response may have been lost.
   */
  readonly repeatableUntil?: number;
}

/** An order with the inputs of its simulated delivery. Times are in unix milliseconds. */
export interface StoredOrder {
  readonly id: string;
  readonly vendorId: string;
  readonly groupId: string;
  readonly accountId: string;
  readonly country: CountryCode;
  readonly vendorPoint: Point;
  readonly createdAt: number;
  readonly preorderedFor: number | null;
  /** Simulated seconds per real second, fixed when the order was created. */
  readonly speed: number;
  /** When the simulation changes the order next. Null once it is finished. */
  readonly nextChangeAt: number | null;
  /** When the vendor modified the order, oldest first. Absent if it was never modified. */
  readonly modifiedAt?: readonly number[];
  readonly wire: WireOrder;
}

/** The public link of an order. */
export interface StoredOrderLink {
  /** SHA-256 of the token. */
  readonly id: string;
  readonly orderId: string;
  readonly isRevoked: boolean;
}

/** A customer in a vendor's address book. The id is unique, because it joins vendor and phone number. */
export interface StoredCustomer {
  readonly id: string;
  readonly vendorId: string;
  readonly wire: WireSavedCustomer;
}

/** A saved card. Its number is not stored, only how the sandbox's bank treats it. */
export interface StoredCard {
  readonly id: string;
  readonly accountId: string;
  readonly conduct: SandboxCard;
  readonly wire: WireSavedCard;
}

/** A payment, from its intent to its final status. */
export interface StoredPayment {
  readonly id: string;
  readonly accountId: string;
  readonly vendorId: string;
  readonly body: CreateOrderBody;
  readonly status: PaymentStatus;
  /** Identifies the bank's 3-D Secure page. Null before the bank has challenged the payment. */
  readonly challengeId: string | null;
  /**
   * Until when the payment reserves a use of its voucher, in unix milliseconds. Counts only while the payment
   * is challenged. Absent before the challenge.
   */
  readonly voucherReservedUntil?: number;
  /** The card to save when the payment succeeds. */
  readonly cardToSave: StoredCard | null;
  readonly orderId: string | null;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

/** The response to a command, returned again for a repeat with the same idempotency key. */
export interface StoredAnswer {
  /** Account id and idempotency key, separated by a space. */
  readonly id: string;
  readonly bodyHash: string;
  /** JSON text. */
  readonly body: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

/**
 * A password reset code. Codes for unknown contacts are stored too, so that they behave like those for known
 * ones.
 */
export interface StoredPasswordReset {
  /** SHA-256 of the normalized email or mobile number. */
  readonly id: string;
  /** Null if no account has this contact. */
  readonly accountId: string | null;
  /** SHA-256 of the code. */
  readonly codeHash: string;
  readonly attemptsLeft: number;
  /** Unix milliseconds. */
  readonly expiresAt: number;
  readonly sentAt: number;
  /** Number of codes sent since `countedFrom`. */
  readonly codesSent: number;
  readonly countedFrom: number;
}

/** A message that a real service would have sent. The outbox lists it. */
export interface StoredMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code contained in the text, for tests. */
  readonly code: string | null;
  /** The attached text file. */
  readonly attachment?: { readonly name: string; readonly content: string };
  /** Unix milliseconds. */
  readonly sentAt: number;
}

/** A bulk job. Its rows are stored one by one, so that placing a row rewrites only that row. */
export interface StoredBulkJob {
  readonly id: string;
  readonly accountId: string;
  readonly vendorId: string;
  readonly createdBy: string | null;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly status: BulkJobStatus;
  readonly rowNumbers: readonly number[];
}

/** A row of a bulk job. */
export interface StoredBulkRow {
  /** The id of the job and the row number, separated by a slash. */
  readonly id: string;
  /** The collection point of the row. */
  readonly vendorId: string;
  /** The order to create. Null if the row has errors. */
  readonly body: CreateOrderBody | null;
  readonly wire: WireBulkOrder;
}

/** A single value of the service, such as its secret, clock offset or settings. */
interface StoredValue {
  readonly id: string;
  readonly value: unknown;
}

export interface Tables {
  readonly account: Account;
  readonly vendor: StoredVendor;
  readonly session: StoredSession;
  readonly refreshToken: StoredRefreshToken;
  readonly order: StoredOrder;
  readonly orderLink: StoredOrderLink;
  readonly customer: StoredCustomer;
  readonly card: StoredCard;
  readonly payment: StoredPayment;
  readonly answer: StoredAnswer;
  readonly passwordReset: StoredPasswordReset;
  readonly message: StoredMessage;
  readonly value: StoredValue;
  readonly bulkJob: StoredBulkJob;
  readonly bulkRow: StoredBulkRow;
}

export const tableNames = [
  'account',
  'vendor',
  'session',
  'refreshToken',
  'order',
  'orderLink',
  'customer',
  'card',
  'payment',
  'answer',
  'passwordReset',
  'message',
  'value',
  'bulkJob',
  'bulkRow',
] as const;
export type TableName = (typeof tableNames)[number];

/** One write: inserts or replaces a record, or removes the record with an id. */
export type Change = {
  [Name in TableName]:
    | { readonly table: Name; readonly record: Tables[Name] }
    | { readonly table: Name; readonly removed: string };
}[TableName];
