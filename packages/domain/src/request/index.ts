// The public entry point of the request. Code inside the domain imports the index.ts of a subfolder instead.
export {
  requestOpened,
  requestClosed,
  detailsCompleted,
  detailsReopened,
  $step,
  requestSteps,
} from './flow/index.ts';
export {
  $requestVendor,
  $requestMarket,
  $origin,
  $sender,
  fieldChanged,
  draftDiscarded,
  draftFlushRequested,
  $draft,
  $isDraftEmpty,
  $paymentMethods,
  $paymentMethod,
  messagePasted,
  requestTextKeys,
  requestTexts,
} from './draft/index.ts';
export {
  destinationTyped,
  suggestionPicked,
  pinRequested,
  $isPinning,
  $pinRequestCount,
  destinationCleared,
  destinationLeft,
  $destinationText,
  $destination,
  searchRetried,
  $suggestions,
  $recentDestinations,
  recentDestinationRemoved,
  recentDestinationPicked,
  recentDestinationsCleared,
  $areas,
} from './destination/index.ts';
export {
  $foundCustomers,
  $isAddressBookOn,
  customerPicked,
  customerOfferAccepted,
  customerNotFound,
  phoneConfirmed,
  phoneConfirmationDropped,
  $customerOffer,
  $isCustomerExpected,
} from './customer/index.ts';
export { quoteRetried, $quote, $discountedFee, $isDiscountPending, $isVoucherOn } from './fee/index.ts';
export {
  $deliverAt,
  $isServiceClosed,
  $isPreOrderOn,
  $isScheduled,
  hoursRetried,
  $serviceHours,
} from './schedule/index.ts';
export {
  $errors,
  $submissionInput,
  addressSavingRejected,
  fieldOrder,
  firstBrokenRule,
  submissionSchema,
} from './rules/index.ts';
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
  $unviewedOrder,
} from './sending/index.ts';

export type {
  Draft,
  Destination,
  PhoneValue,
  FieldChange,
  TextField,
  RequestField,
  RequestTextKey,
} from './draft/index.ts';
export type { CustomerOffer } from './customer/index.ts';
export type { RequestStep } from './flow/index.ts';
export type { Suggestions } from './destination/index.ts';
export type { Quote } from './fee/index.ts';
export type { ServiceHours } from './schedule/index.ts';
export type { CheckName, Question, ItemValueValidation, Submission } from './sending/index.ts';
export type { FieldErrors } from './rules/index.ts';
