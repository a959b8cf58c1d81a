export {
  requestOpened,
  requestClosed,
  detailsCompleted,
  detailsReopened,
  $step,
} from './flow/request.model.ts';
export { $requestVendor, $requestMarket, $origin, $sender } from './draft/vendor.model.ts';
export {
  destinationTyped,
  suggestionPicked,
  coordinatesAccepted,
  pinMoved,
  destinationCleared,
  $destinationText,
  $destination,
  $isLocating,
} from './destination/destination.model.ts';
export { searchRetried, $suggestions } from './destination/search.model.ts';
export { $foundCustomers, $isAddressBookOn } from './customer/customer-search.model.ts';
export { customerPicked } from './customer/customer.model.ts';
export { customerOfferAccepted, $customerOffer } from './customer/customer-match.model.ts';
export {
  $recentDestinations,
  recentDestinationRemoved,
  recentDestinationPicked,
  recentDestinationsCleared,
} from './destination/recent-destinations.model.ts';
export { fieldChanged, draftDiscarded, draftFlushRequested, $draft } from './draft/draft.model.ts';
export { quoteRetried, $quote } from './fee/quote.model.ts';
export { $deliverAt, $isServiceClosed, $isPreOrderOn, $isScheduled } from './schedule/delivery-time.model.ts';
export { $discountedFee, $isVoucherOn } from './fee/discount.model.ts';
export { $areas } from './destination/areas.model.ts';
export { hoursRetried, $serviceHours } from './schedule/service-hours.model.ts';
export { $paymentMethods, $paymentMethod } from './draft/payment.model.ts';
export { messagePasted } from './draft/message-pasted.ts';
export { $errors, $submissionInput, addressSavingRejected } from './rules/errors.model.ts';
export { firstBrokenRule, submissionSchema } from './rules/submission-rules.ts';
export {
  orderSubmitted,
  questionAnswered,
  orderPaid,
  orderPlaced,
  $question,
  $duePayment,
  $submission,
  $canSubmit,
  $itemValue,
} from './sending/index.ts';
export { $unseenOrder } from './sending/unseen-order.model.ts';

export { requestSteps } from './flow/steps.ts';
export { requestTextKeys, requestTexts } from './draft/texts.ts';
export type { Draft, Destination, PhoneValue, FieldChange, TextField, RequestField } from './draft/draft.ts';
export type { CustomerOffer } from './customer/customer-offer.ts';
export type { RequestStep } from './flow/steps.ts';
export type { Suggestions } from './destination/suggestions.ts';
export type { Quote } from './fee/quote.ts';
export type { ServiceHours } from './schedule/service-hours.ts';
export type { CheckName, Question } from './sending/sending.ts';
export type { ItemValueValidation } from './sending/item-value.ts';
export type { Submission } from './sending/submission.ts';
export type { FieldErrors } from './rules/field-errors.ts';
export type { RequestTextKey } from './draft/texts.ts';
