/** A saved address in parts, which `formatSavedAddress` joins with commas. */
export interface SavedAddress {
  readonly unit: string;
  readonly building: string;
  /** Street, area and city. */
  readonly address: string;
}

const separator = ', ';
/** Removes commas, which separate the parts. */
const removeCommas = (text: string): string => text.replace(/\s*,\s*/g, ' ').trim();

/**
 * Formats a saved address as one text: unit, building, address (specification 000, section 3). Empty parts
 * keep their position.
 */
export const formatSavedAddress = ({ unit, building, address }: SavedAddress): string =>
  [removeCommas(unit), removeCommas(building), address.trim()].join(separator);

/**
 * Splits a saved address: the first part is the unit, the second the building. A text with fewer than three
 * parts is only an address.
 */
export const parseSavedAddress = (text: string): SavedAddress => {
  const parts = text.split(',').map((part) => part.trim());
  const [unit = '', building = '', ...rest] = parts;
  return parts.length < 3
    ? { unit: '', building: '', address: parts.filter(Boolean).join(separator) }
    : { unit, building, address: rest.filter(Boolean).join(separator) };
};
