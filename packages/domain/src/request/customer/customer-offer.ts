import type { SavedCustomer } from '../../api/index.ts';
import { normalizeText } from '../../platform/text/index.ts';
import type { Draft } from '../draft/index.ts';
import { computeFill, noFill } from './customer-filling.ts';

/** A saved customer whose details can be filled into the form. */
export interface CustomerOffer {
  readonly customer: SavedCustomer;
  /** True if the offer also fills the address field, which is empty. */
  readonly includesAddress: boolean;
}

const isAddressEmpty = ({ destination, destinationText }: Draft): boolean =>
  destination === null && normalizeText(destinationText) === '';

/** Whether the order goes to the customer's own address, so that the saved unit, building and notes apply. */
const isCustomerAddress = ({ destination }: Draft, { address }: SavedCustomer): boolean =>
  destination?.address === address;

/** Creates the offer to fill in a customer. Returns null if it would not change the draft. */
export const createOffer = (draft: Draft, customer: SavedCustomer): CustomerOffer | null => {
  const includesAddress = isAddressEmpty(draft) && customer.address !== '';
  const { edits } = computeFill(
    draft,
    customer,
    noFill,
    includesAddress || isCustomerAddress(draft, customer),
  );
  return includesAddress || edits.length > 0 ? { customer, includesAddress } : null;
};

/** Whether an accepted offer also fills the unit, the building and the notes. */
export const fillsAddressFields = (draft: Draft, { customer, includesAddress }: CustomerOffer): boolean =>
  includesAddress || isCustomerAddress(draft, customer);
