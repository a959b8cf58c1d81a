export { requestOpened, requestClosed, detailsCompleted, detailsReopened, $step } from './request.model.ts';
export { $requestVendor, $requestMarket, $origin } from './vendor.model.ts';
export {
  destinationTyped,
  suggestionPicked,
  coordinatesAccepted,
  pinMoved,
  destinationCleared,
  $destinationText,
  $destination,
  $isLocating,
} from './destination.model.ts';
export { searchRetried, $suggestions } from './search.model.ts';
export { fieldChanged, startedOver, draftFlushed, $draft } from './draft.model.ts';
export { quoteRetried, $quote } from './quote.model.ts';
export { $areas } from './areas.model.ts';
export { hoursRetried, $serviceHours } from './service-hours.model.ts';
export { $paymentMethods, $paymentMethod } from './payment.model.ts';
export { feeConfirmed, feeDeclined, $feeQuestion } from './fee-change.model.ts';
export {
  messagePasted,
  pasteUndone,
  pastedFieldAccepted,
  pasteAccepted,
  $pasteFill,
  $pasteMarks,
} from './paste.model.ts';
export { $errors } from './errors.model.ts';
export { submitted, orderPlaced, $submission, $canSubmit } from './submission.model.ts';

export { requestSteps } from './steps.ts';
export { requestTextKeys, requestTexts } from './texts.ts';
export type { Draft, Destination, PhoneEntry, FieldChange, TextField, RequestField } from './draft.ts';
export type { RequestStep } from './steps.ts';
export type { Suggestions } from './suggestions.ts';
export type { Quote } from './quote.ts';
export type { ServiceHours } from './service-hours.ts';
export type { Submission, FieldErrors } from './submission.ts';
export type { RequestTextKey } from './texts.ts';
