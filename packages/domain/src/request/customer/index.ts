export { isSameNumber } from './customer-filling.ts';
export { $isAddressBookOn } from './customer-search.model.ts';
export { $matchedCustomer, customerSaved } from './customer-match.model.ts';
