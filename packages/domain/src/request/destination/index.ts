export { $areas, $loadedAreas } from './areas.model.ts';
export { createPlaceSearch } from './create-place-search.ts';
export {
  $destinationError,
  $isLoadingPoint,
  $isPinning,
  $isPlaceMissing,
  $pinRequestCount,
  addressChosen,
  destinationCleared,
  destinationLeft,
  destinationTyped,
  pinRequested,
  pointChosen,
  suggestionPicked,
  toDestination,
} from './destination.model.ts';
export { $hasSearchFailed, searchStarted, searchEnded, searchTextChanged } from './search.model.ts';
export { $destinationText, $destination } from './destination.model.ts';
export { searchRetried, $suggestions } from './search.model.ts';
export {
  $recentDestinations,
  recentDestinationRemoved,
  recentDestinationPicked,
  recentDestinationsCleared,
} from './recent-destinations.model.ts';
export type { AddressChoice } from './destination.model.ts';
export type { Suggestions } from './suggestions.ts';
