import type { HoursWindow, Market, PaymentChoice } from '../../../contracts/index.ts';
import type { PhoneValue } from '../../../request/draft/index.ts';
import type { Recipient } from '../../../platform/recipients/index.ts';

/** What the rules of a row depend on. */
export interface ValidationContext {
  readonly market: Pick<Market, 'country' | 'currency' | 'timeZone'>;
  /** BCP 47. Decides whether `1.234` is one or a thousand, as in the request form. */
  readonly language: string;
  /** The methods that this vendor can choose. */
  readonly paymentMethods: readonly PaymentChoice[];
  /** Names and ids of the vendor's collection points. Empty for a vendor without outlets. */
  readonly collectionPoints: readonly string[];
  /** The service's time in unix milliseconds. */
  readonly now: number;
  /** Null if the hours are unknown. The service then counts as open. */
  readonly hours: HoursWindow | null;
  /** Parses a phone number as the phone field of the request form does. */
  readonly parsePhone: (text: string, country: string) => PhoneValue;
  /** Returns true if a rider was requested for this recipient in the last ten minutes. */
  readonly wasRequested: (recipient: Recipient) => boolean;
}
