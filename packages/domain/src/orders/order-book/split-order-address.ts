/** The address of an order in the parts that the service joins into one text. */
export interface OrderAddress {
  readonly unit: string;
  /** The address without the unit. */
  readonly address: string;
}

/**
 * Splits the order's single address text into unit and address. Only Singapore requires a unit, so only there
 * the part before the first comma becomes the unit.
 * @param country Lower-case ISO 3166-1 alpha-2
 */
export const splitOrderAddress = (address: string, country: string): OrderAddress => {
  const comma = address.indexOf(',');
  return country === 'sg' && comma > 0
    ? { unit: address.slice(0, comma).trim(), address: address.slice(comma + 1).trim() }
    : { unit: '', address };
};
