export { isSameNumber } from './customer-filling.ts';
export { $isAddressBookOn } from './customer-search.model.ts';
export { $knownCustomer, customerKept } from './known-customer.model.ts';
