import { attach, createStore, sample } from 'effector';
import { searchCustomersFx } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { createReport } from '../../platform/ports/internal.ts';
import { characterCount, plainText } from '../../platform/text/index.ts';
import { searchStarted, searchEnded, searchTextChanged } from '../destination/index.ts';
import { $vendorId } from '../draft/index.ts';

/** Whether the vendor has an address book. */
export const $isAddressBookOn = $flags.map(({ AddressBook }) => AddressBook);

const searchFx = attach({
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
  .on([searchTextChanged, searchStarted], (_, text) => ({ text, customers: [] }))
  // An answer to another text is dropped.
  .on(searchFx.done, (search, { params, result }) =>
    search?.text === params ? { text: params, customers: result } : search,
  )
  .reset(searchEnded);

const noCustomers: readonly SavedCustomer[] = [];
/** The customers that fit what stands in the address field; empty until they are found, and when they cannot be. */
export const $foundCustomers = $search.map((search) => search?.customers ?? noCustomers);

/** Two characters of any script are enough (specification 000, section 5); a point on the map is nobody's name. */
const isSearchable = (text: string): boolean =>
  characterCount(plainText(text)) >= limits.addressBookCharacters && parseCoordinates(text) === null;

/** What the map was searched for last, until the text changes. */
const $searchedText = createStore('')
  .on(searchStarted, (_, text) => text)
  .reset(searchTextChanged, searchEnded);

// When the text is searched for on the map, so it is in the address book, if only once that turns out to be there.
sample({
  clock: [searchStarted, $isAddressBookOn],
  source: { isOn: $isAddressBookOn, text: $searchedText },
  filter: ({ isOn, text }) => isOn && isSearchable(text),
  fn: ({ text }) => text,
  target: searchFx,
});

// When that fails, nobody on screen is bothered with it: the places are there all the same.
sample({ clock: searchFx.failData, target: reportFx });
