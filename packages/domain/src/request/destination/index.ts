export { $areas } from './areas.model.ts';
export { createPlaceSearch } from './create-place-search.ts';
export {
  $destinationError,
  destinationCleared,
  destinationTyped,
  pinMoved,
  suggestionPicked,
} from './destination.model.ts';
export { $hasSearchFailed, searchStarted, searchEnded, searchTextChanged } from './search.model.ts';
