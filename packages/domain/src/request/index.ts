export { requestOpened, requestClosed, detailsCompleted, detailsReopened, $step } from './request.model.ts';
export { $requestVendor, $requestMarket, $origin, $sender } from './vendor.model.ts';
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
export { $foundCustomers, $isAddressBookOn } from './customer-search.model.ts';
export { customerPicked } from './customer.model.ts';
export { offerAccepted, $offer } from './known-customer.model.ts';
export {
  $recentDestinations,
  recentErased,
  recentPicked,
  recentsErased,
} from './recent-destinations.model.ts';
export { fieldChanged, startedOver, draftFlushed, $draft } from './draft.model.ts';
export { quoteRetried, $quote } from './quote.model.ts';
export { $deliverAt, $isClosed, $isPreOrderOn, $isScheduled } from './delivery-time.model.ts';
export { $discountedFee, $isVoucherOn } from './discount.model.ts';
export { $areas } from './areas.model.ts';
export { hoursRetried, $serviceHours } from './service-hours.model.ts';
export { $paymentMethods, $paymentMethod } from './payment.model.ts';
export { feeConfirmed, feeDeclined, $feeQuestion } from './fee-change.model.ts';
export { messagePasted } from './message-pasted.ts';
export { $errors, $rulesInput, addressRefused } from './errors.model.ts';
export { firstBrokenRule, submissionSchema } from './submission-rules.ts';
export {
  submitted,
  orderPaid,
  orderPlaced,
  $duePayment,
  $submission,
  $canSubmit,
} from './submission.model.ts';
export { $placedElsewhere } from './twin.model.ts';

export { requestSteps } from './steps.ts';
export { requestTextKeys, requestTexts } from './texts.ts';
export type { Draft, Destination, PhoneEntry, FieldChange, TextField, RequestField } from './draft.ts';
export type { CustomerOffer } from './customer-offer.ts';
export type { RequestStep } from './steps.ts';
export type { Suggestions } from './suggestions.ts';
export type { Quote } from './quote.ts';
export type { ServiceHours } from './service-hours.ts';
export type { Submission, FieldErrors } from './submission.ts';
export type { RequestTextKey } from './texts.ts';
