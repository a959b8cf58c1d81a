export {
  $itemValue,
  $valueQuestion,
  valueConfirmed,
  valueDeclined,
  valueWatchBegun,
} from './item-value.model.ts';
export { isAboveLimit, noLimit, readItemValueLimit, type ItemValueValidation } from './item-value.ts';
