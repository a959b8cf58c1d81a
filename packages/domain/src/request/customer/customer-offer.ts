import type { SavedCustomer } from '../../api/index.ts';
import { normalizeText } from '../../platform/text/index.ts';
import type { CustomerFill, Draft } from '../draft/index.ts';
import { computeFill, isAddressUnedited, type FillScope } from './customer-filling.ts';

/** A saved customer whose details can be filled into the form. */
export interface CustomerOffer {
  readonly customer: SavedCustomer;
  /** True if the offer also fills the address field. */
  readonly includesAddress: boolean;
}

const isAddressEmpty = ({ destination, destinationText }: Draft): boolean =>
  destination === null && normalizeText(destinationText) === '';

/** Whether the order goes to the customer's own address, so that the saved unit, building and notes apply. */
const isCustomerAddress = ({ destination }: Draft, { address }: SavedCustomer): boolean =>
  destination?.address === address;

/**
 * Creates the offer to fill in a customer. The offer replaces what the form took from another saved customer, unless
 * the vendor has edited it. Returns null if it would not change the draft.
 */
export const createOffer = (
  draft: Draft,
  customer: SavedCustomer,
  fill: CustomerFill,
): CustomerOffer | null => {
  const isAddressFree = isAddressEmpty(draft) || isAddressUnedited(draft, fill);
  const includesAddress =
    isAddressFree && customer.address !== '' && customer.address !== draft.destinationText;
  const offer = { customer, includesAddress };
  const { edits } = computeFill(draft, customer, fill, scopeOf(draft, offer));
  return includesAddress || edits.length > 0 ? offer : null;
};

/** Returns how much of the customer an accepted offer fills in. */
export const scopeOf = (draft: Draft, { customer, includesAddress }: CustomerOffer): FillScope => ({
  withAddress: includesAddress,
  withAddressFields: includesAddress || isCustomerAddress(draft, customer),
});
