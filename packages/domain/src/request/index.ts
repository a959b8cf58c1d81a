export { requestOpened, requestClosed, detailsCompleted, detailsReopened, $step } from './request.model.ts';
export {
  destinationTyped,
  suggestionPicked,
  coordinatesAccepted,
  pinMoved,
  destinationCleared,
  searchRetried,
  $destinationText,
  $destination,
  $suggestions,
  $isLocating,
} from './destination.model.ts';
export { fieldChanged, startedOver, $draft } from './draft.model.ts';
export { quoteRetried, $quote } from './quote.model.ts';
export { $areas } from './areas.model.ts';
export { hoursRetried, $serviceHours } from './service-hours.model.ts';
export {
  submitted,
  feeConfirmed,
  feeDeclined,
  orderPlaced,
  $errors,
  $submission,
  $feeQuestion,
  $paymentMethods,
  $paymentMethod,
  $canSubmit,
} from './submission.model.ts';

export type { Draft, Destination, PhoneEntry, FieldChange, TextField, RequestField } from './draft.ts';
export type { RequestStep } from './steps.ts';
export type { Suggestions } from './suggestions.ts';
export type { Quote } from './quote.ts';
export type { ServiceHours } from './service-hours.ts';
export type { DeliveryArea } from './areas.model.ts';
export type { Submission, FieldErrors } from './submission.model.ts';
export { requestSteps } from './steps.ts';
