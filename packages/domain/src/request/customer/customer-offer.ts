import type { SavedCustomer } from '../../api/index.ts';
import { plainText } from '../../platform/text/index.ts';
import type { Draft } from '../draft/index.ts';
import { fillCustomer } from './customer-filling.ts';

/** A known customer whose details can be filled in. */
export interface CustomerOffer {
  readonly customer: SavedCustomer;
  /** The address field is still empty: the customer's address comes along. */
  readonly takesPlace: boolean;
}

const isPlaceFree = ({ destination, destinationText }: Draft): boolean =>
  destination === null && plainText(destinationText) === '';

/** Whether the order goes to the customer's own address, so that unit, building and notes mean the same door. */
const isPlace = ({ destination }: Draft, { address }: SavedCustomer): boolean =>
  destination?.address === address;

/** What can be offered of a customer; null when nothing of it would change the draft. */
export const offerOf = (draft: Draft, customer: SavedCustomer): CustomerOffer | null => {
  const takesPlace = isPlaceFree(draft) && customer.address !== '';
  const { edits } = fillCustomer(draft, customer, {}, takesPlace || isPlace(draft, customer));
  return takesPlace || edits.length > 0 ? { customer, takesPlace } : null;
};

/** Whether the details that belong to the address are filled in with an offer. */
export const fillsWithPlace = (draft: Draft, { customer, takesPlace }: CustomerOffer): boolean =>
  takesPlace || isPlace(draft, customer);
