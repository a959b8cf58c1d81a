/** What the service says for a country without a limit, and what holds while it has said nothing usable. */
export const noLimit = -1;

/**
 * The limit that the country parameter `orderItemValueExceedLimit` names, in the currency's main unit.
 * @returns `noLimit` for a text that is not a plain number from 0 on.
 */
export const readItemValueLimit = (text: string): number =>
  /^[0-9]+(?:\.[0-9]+)?$/.test(text.trim()) ? Number(text) : noLimit;

/** How an order stands to the limit (specification 000, section 3). */
export interface ItemValueValidation {
  /** The order is worth more than the limit: the vendor has to confirm that. */
  readonly required: boolean;
  readonly confirmed: boolean;
  /** In the currency's main unit; `noLimit` is none. */
  readonly limit: number;
}

/** Only what is above the limit is asked about; an order of exactly that value is not. */
export const isAboveLimit = (amount: number, limit: number): boolean => limit !== noLimit && amount > limit;
