import { attach, createStore, sample } from 'effector';
import { searchCustomersFx } from '../../api/index.ts';
import type { SavedCustomer } from '../../api/index.ts';
import { requestLimits, textLimits } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { createReportFx } from '../../platform/ports/internal.ts';
import { characterCount, normalizeText } from '../../platform/text/index.ts';
import { searchStarted, searchEnded, searchTextChanged } from '../destination/index.ts';
import { $vendorId } from '../draft/index.ts';

export const $isAddressBookOn = $flags.map(({ AddressBook }) => AddressBook);

interface SearchParams {
  readonly vendorId: string;
  readonly text: string;
}
const searchFx = attach({
  mapParams: ({ vendorId, text }: SearchParams) => ({
    vendorId,
    query: normalizeText(text.slice(0, textLimits.query)),
  }),
  effect: searchCustomersFx,
});
const reportFx = createReportFx('Could not search the address book. The form shows places only.');

/** A search text and the customers found for it. */
interface CustomerSearch {
  readonly text: string;
  readonly customers: readonly SavedCustomer[];
}
const $search = createStore<CustomerSearch | null>(null, { serialize: 'ignore' })
  .on([searchTextChanged, searchStarted], (_, text) => ({ text, customers: [] }))
  // Ignore the response to an earlier text.
  .on(searchFx.done, (search, { params, result }) =>
    search?.text === params.text ? { text: params.text, customers: result } : search,
  )
  .reset(searchEnded);

const noCustomers: readonly SavedCustomer[] = [];
/** The customers that match the text of the address field. Empty during a search and after a failed one. */
export const $foundCustomers = $search.map((search) => search?.customers ?? noCustomers);

/**
 * Whether a text has the minimum length of a search (specification 000, section 5) and is not coordinates.
 */
const isSearchable = (text: string): boolean =>
  characterCount(normalizeText(text)) >= requestLimits.addressBookCharacters &&
  parseCoordinates(text) === null;

/** The text of the last place search. Empty after the text changes or the search ends. */
const $searchedText = createStore('')
  .on(searchStarted, (_, text) => text)
  .reset(searchTextChanged, searchEnded);

// Search the address book together with the places. If the address book is enabled later, search then.
const searchDue = sample({
  clock: [searchStarted, $isAddressBookOn],
  source: { isOn: $isAddressBookOn, text: $searchedText, vendorId: $vendorId },
}).filterMap(({ isOn, text, vendorId }): SearchParams | undefined =>
  isOn && vendorId !== null && isSearchable(text) ? { vendorId, text } : undefined,
);
sample({ clock: searchDue, target: searchFx });

// Report a failure without showing it: the place suggestions still work.
sample({ clock: searchFx.failData, target: reportFx });
