export { $areas } from './areas.model.ts';
export { createPlaceSearch } from './create-place-search.ts';
export {
  $destinationError,
  destinationCleared,
  destinationTyped,
  pinMoved,
  suggestionPicked,
} from './destination.model.ts';
export { $hasSearchFailed, searchDue, searchEnded, searchTyped } from './search.model.ts';
