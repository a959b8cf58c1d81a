import { attach, createStore, sample } from 'effector';
import { searchCustomersFx } from '../api/address-book.ts';
import type { SavedCustomer } from '../api/entities.ts';
import { limits } from '../contracts/limits.ts';
import { $flags } from '../flags/flags.model.ts';
import { parseCoordinates } from '../geo/parse-coordinates.ts';
import { createReport } from '../shared/reporter.ts';
import { characterCount, plainText } from '../text/plain-text.ts';
import { searchDue, searchEnded, searchTyped } from './search.model.ts';
import { $vendorId } from './vendor.model.ts';

/** Whether the vendor has an address book. */
export const $isAddressBookOn = $flags.map(({ AddressBook }) => AddressBook);

const findFx = attach({
  source: $vendorId,
  mapParams: (text: string, vendorId) => ({ vendorId: vendorId ?? '', query: plainText(text) }),
  effect: searchCustomersFx,
});
const reportFx = createReport('The address book could not be searched.');

/** A text that is searched for, and who has been found for it. */
interface CustomerSearch {
  readonly text: string;
  readonly customers: readonly SavedCustomer[];
}
const $search = createStore<CustomerSearch | null>(null, { serialize: 'ignore' })
  .on([searchTyped, searchDue], (_, text) => ({ text, customers: [] }))
  // An answer to another text is dropped.
  .on(findFx.done, (search, { params, result }) =>
    search?.text === params ? { text: params, customers: result } : search,
  )
  .reset(searchEnded);

const nobody: readonly SavedCustomer[] = [];
/** The customers that fit what stands in the address field; empty until they are found, and when they cannot be. */
export const $foundCustomers = $search.map((search) => search?.customers ?? nobody);

/** Two characters of any script are enough (specification 000, section 5); a point on the map is nobody's name. */
const isSearchable = (text: string): boolean =>
  characterCount(plainText(text)) >= limits.addressBookCharacters && parseCoordinates(text) === null;

/** What the map was searched for last, until the text changes. */
const $dueText = createStore('')
  .on(searchDue, (_, text) => text)
  .reset(searchTyped, searchEnded);

// When the text is searched for on the map, so it is in the address book, if only once that turns out to be there.
sample({
  clock: [searchDue, $isAddressBookOn],
  source: { isOn: $isAddressBookOn, text: $dueText },
  filter: ({ isOn, text }) => isOn && isSearchable(text),
  fn: ({ text }) => text,
  target: findFx,
});

// When that fails, nobody on screen is bothered with it: the places are there all the same.
sample({ clock: findFx.failData, target: reportFx });
