import { distanceBetween, isSamePoint } from '../../platform/geo/index.ts';
import type { AddressChoice } from '../destination/index.ts';
import type { FilledAddress } from '../draft/index.ts';

/** The vendor may move the pin this far, in metres, to correct the point of the same address. */
const correctionMetres = 50;

/**
 * Returns the address with its point if the vendor's choice is the same address. Returns null for another address.
 * @param typedAddress The text that was last typed into the address field.
 */
export const locateAddress = (
  address: FilledAddress,
  choice: AddressChoice | null,
  typedAddress: string,
): FilledAddress | null => {
  if (choice === null) return null;
  const { label, point } = choice;
  // An address without coordinates is searched as typed text. The place chosen for that text is its place.
  if (address.point === null) return typedAddress === address.text ? { ...address, point } : null;
  if (point === null || label !== null)
    return label === address.text || isSamePoint(point, address.point) ? address : null;
  return distanceBetween(point, address.point) <= correctionMetres ? address : null;
};
