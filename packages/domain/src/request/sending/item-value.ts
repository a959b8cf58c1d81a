/** The service's value for a country without a limit. Also used while the limit is unknown or unreadable. */
export const noLimit = -1;

/**
 * Parses the country parameter `orderItemValueExceedLimit`, an amount in the currency's major unit.
 * @returns `noLimit` unless the text is a plain non-negative number
 */
export const parseItemValueLimit = (text: string): number =>
  /^[0-9]+(?:\.[0-9]+)?$/.test(text.trim()) ? Number(text) : noLimit;

/** Whether the value of an order must be confirmed (specification 000, section 3). */
export interface ItemValueValidation {
  /** The order's value is above the limit, so the vendor must confirm it. */
  readonly required: boolean;
  readonly confirmed: boolean;
  /** In the currency's major unit, or `noLimit`. */
  readonly limit: number;
}

/** Returns true if an amount exceeds the limit. An amount equal to the limit does not. */
export const isAboveLimit = (amount: number, limit: number): boolean => limit !== noLimit && amount > limit;
