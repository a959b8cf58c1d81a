import type {
  CountryCode,
  CreateOrderBody,
  PaymentStatus,
  Point,
  WireOrder,
  SandboxCard,
  WireSavedCard,
  WireSavedCustomer,
  WireVendor,
} from '@saddlebag/domain/contracts';

/** Someone who can sign in. */
export interface Account {
  readonly id: string;
  /** Lower case; null for an account that has a mobile number alone. */
  readonly email: string | null;
  /** E.164. */
  readonly mobile?: string;
  /** `scrypt$N$r$p$salt$key`, see accounts/password.ts. */
  readonly passwordHash: string;
  /** Why nobody may sign in although the password is right; absent for an account in order. */
  readonly barred?: 'notConfirmed' | 'passwordResetRequired' | 'disabled';
}

/** A vendor or one of its outlets, with what the service knows beyond the wire. */
export interface StoredVendor {
  readonly id: string;
  readonly accountId: string;
  /** The parent vendor's id, or the vendor's own: what `include_outlets` gathers by. */
  readonly groupId: string;
  readonly country: CountryCode;
  readonly point: Point;
  readonly wire: WireVendor;
}

/** A signed-in session: a family of refresh tokens that ends as one. */
export interface StoredSession {
  readonly id: string;
  readonly accountId: string;
  readonly revoked: boolean;
}

/** One refresh token; its id is the token's SHA-256, so that the store holds nothing that could be replayed. */
export interface StoredRefreshToken {
  readonly id: string;
  readonly sessionId: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
  readonly used: boolean;
  /** Unix milliseconds; until then it may come once more, because the answer to its use can have been lost. */
  readonly repeatableUntil?: number;
}

/** An order with what its delivery follows from. Instants are unix milliseconds. */
export interface StoredOrder {
  readonly id: string;
  readonly vendorId: string;
  readonly groupId: string;
  readonly accountId: string;
  readonly country: CountryCode;
  readonly vendorPoint: Point;
  readonly createdAt: number;
  readonly preorderedFor: number | null;
  /** The simulation's pace when the order came in; it stays the order's own across restarts. */
  readonly speed: number;
  /** When the courier changes it next; null once it is finished. */
  readonly nextChangeAt: number | null;
  /** When the vendor changed it, oldest first; absent for an order that is as it came in. */
  readonly modifiedAt?: readonly number[];
  readonly wire: WireOrder;
}

/** A customer of a vendor's address book; the id names vendor and phone number, so that there is one for each. */
export interface StoredCustomer {
  readonly id: string;
  readonly vendorId: string;
  readonly wire: WireSavedCustomer;
}

/** A saved card. Its number is not among what is kept, only what the bank does with it. */
export interface StoredCard {
  readonly id: string;
  readonly accountId: string;
  readonly conduct: SandboxCard;
  readonly wire: WireSavedCard;
}

/** A payment from its intent to its end. */
export interface StoredPayment {
  readonly id: string;
  readonly accountId: string;
  readonly vendorId: string;
  readonly body: CreateOrderBody;
  readonly status: PaymentStatus;
  /** Names the bank's page, once the bank has asked for the payer. */
  readonly challengeId: string | null;
  /** Saved once the payment succeeds. */
  readonly cardToSave: StoredCard | null;
  readonly orderId: string | null;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

/** The answer that was given to a command, to be given again under the same key. */
export interface StoredAnswer {
  /** Account and key. */
  readonly id: string;
  readonly bodyHash: string;
  /** JSON text. */
  readonly body: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

/** A forgotten password's code, kept for known and unknown people alike, so that nobody can tell them apart. */
export interface StoredPasswordReset {
  /** SHA-256 of the email or number that was typed. */
  readonly id: string;
  /** Null when nobody has this email or number. */
  readonly accountId: string | null;
  /** SHA-256 of the code. */
  readonly codeHash: string;
  readonly attemptsLeft: number;
  /** Unix milliseconds. */
  readonly expiresAt: number;
  readonly sentAt: number;
  /** How many codes went out since `countedFrom`. */
  readonly codesSent: number;
  readonly countedFrom: number;
}

/** A message that the service would have sent. */
export interface StoredMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code in the text, for those who would not read it. */
  readonly code: string | null;
  /** Unix milliseconds. */
  readonly sentAt: number;
}

/** A value of the service itself: its secret, its clock's offset, its settings. */
export interface StoredValue {
  readonly id: string;
  readonly value: unknown;
}

export interface Tables {
  readonly account: Account;
  readonly vendor: StoredVendor;
  readonly session: StoredSession;
  readonly refreshToken: StoredRefreshToken;
  readonly order: StoredOrder;
  readonly customer: StoredCustomer;
  readonly card: StoredCard;
  readonly payment: StoredPayment;
  readonly answer: StoredAnswer;
  readonly passwordReset: StoredPasswordReset;
  readonly message: StoredMessage;
  readonly value: StoredValue;
}

export const tableNames = [
  'account',
  'vendor',
  'session',
  'refreshToken',
  'order',
  'customer',
  'card',
  'payment',
  'answer',
  'passwordReset',
  'message',
  'value',
] as const;
export type TableName = (typeof tableNames)[number];

/** One write: a record put in place of the one with its id, or the removal of an id. */
export type Change = {
  [Name in TableName]:
    | { readonly table: Name; readonly record: Tables[Name] }
    | { readonly table: Name; readonly removed: string };
}[TableName];
