import type { SavedCustomer } from '../../api/index.ts';
import { plainText } from '../../platform/text/index.ts';
import type { Draft } from '../draft/index.ts';
import { computeFill } from './customer-filling.ts';

/** A known customer whose details can be filled in. */
export interface CustomerOffer {
  readonly customer: SavedCustomer;
  /** The address field is still empty: the customer's address comes along. */
  readonly includesAddress: boolean;
}

const isAddressEmpty = ({ destination, destinationText }: Draft): boolean =>
  destination === null && plainText(destinationText) === '';

/** Whether the order goes to the customer's own address, so that unit, building and notes mean the same door. */
const isCustomerAddress = ({ destination }: Draft, { address }: SavedCustomer): boolean =>
  destination?.address === address;

/** What can be offered of a customer; null when nothing of it would change the draft. */
export const createOffer = (draft: Draft, customer: SavedCustomer): CustomerOffer | null => {
  const includesAddress = isAddressEmpty(draft) && customer.address !== '';
  const { edits } = computeFill(draft, customer, {}, includesAddress || isCustomerAddress(draft, customer));
  return includesAddress || edits.length > 0 ? { customer, includesAddress } : null;
};

/** Whether the details that belong to the address are filled in with an offer. */
export const fillsAddressFields = (draft: Draft, { customer, includesAddress }: CustomerOffer): boolean =>
  includesAddress || isCustomerAddress(draft, customer);
