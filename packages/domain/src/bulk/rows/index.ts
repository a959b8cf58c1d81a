export { sourceChosen, type ChosenSource } from './chosen-source.ts';
export {
  $isReading,
  $notices,
  $readingFailure,
  $readingProgress,
  $sourceName,
  readingCancelled,
} from './reading.model.ts';
export { problemOfRowError } from './row-refusal.ts';
export { $hasRows, $leftVendorId, checkRequested, rowEditing, rowsDiscarded } from './rows.model.ts';
export { $parsePhone } from './rules.model.ts';
