/** The parts of a saved address. */
export interface SavedAddress {
  readonly unit: string;
  readonly building: string;
  /** The address itself: street, area, city. */
  readonly address: string;
}

const separator = ', ';
/** A comma inside a part would be read as the end of it. */
const withoutCommas = (text: string): string => text.replace(/\s*,\s*/g, ' ').trim();

/**
 * The one text that a saved address is kept as: unit, building, address (specification 000, section 3). A part that is
 * empty keeps its place, so that the others are found in theirs.
 */
export const savedAddressText = ({ unit, building, address }: SavedAddress): string =>
  [withoutCommas(unit), withoutCommas(building), address.trim()].join(separator);

/**
 * Takes a saved address apart: the first part is the unit, the second the building. A text with fewer than three parts
 * has no room for both and an address, so all of it is the address.
 */
export const readSavedAddress = (text: string): SavedAddress => {
  const parts = text.split(',').map((part) => part.trim());
  const [unit = '', building = '', ...rest] = parts;
  return parts.length < 3
    ? { unit: '', building: '', address: parts.filter(Boolean).join(separator) }
    : { unit, building, address: rest.filter(Boolean).join(separator) };
};
