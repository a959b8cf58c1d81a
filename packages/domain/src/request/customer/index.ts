export { isSameNumber } from './customer-filling.ts';
export { $isAddressBookOn } from './customer-search.model.ts';
export {
  $matchedCustomer,
  customerSaved,
  phoneConfirmed,
  phoneConfirmationDropped,
} from './customer-lookup.model.ts';
export { $foundCustomers } from './customer-search.model.ts';
export { customerPicked } from './customer.model.ts';
export {
  customerNotFound,
  customerOfferAccepted,
  $customerOffer,
  $isCustomerExpected,
} from './customer-match.model.ts';
export type { CustomerOffer } from './customer-offer.ts';
