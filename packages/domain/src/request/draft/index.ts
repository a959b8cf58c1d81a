export type { DraftSheet, SheetEdit } from './draft-sheet.ts';
export { blankSheet, parseSheet, writeField } from './draft-sheet.ts';
export { draftKey } from './draft-storage.ts';
export {
  $draft,
  destinationChanged,
  draftBased,
  draftErased,
  draftFlushed,
  draftLeft,
  draftNeeded,
  draftOpened,
  draftSpent,
  fieldChanged,
  fieldsFilled,
  startedOver,
} from './draft.model.ts';
export type { Destination, Draft, FieldChange, PhoneEntry, RequestField } from './draft.ts';
export { emptyDraft, emptyPhone } from './draft.ts';
export { messagePasted } from './message-pasted.ts';
export type { ParsedMessage, PasteMarket } from './parsed-message.ts';
export { silence } from './parsed-message.ts';
export { $paymentMethod, $paymentMethods, methodsOffered } from './payment.model.ts';
export { phoneEntry } from './phone-entry.ts';
export type { RequestTextKey } from './texts.ts';
export {
  $modifiedId,
  $origin,
  $requestMarket,
  $requestVendor,
  $sender,
  $vendorId,
  requestVendorChanged,
  senderChanged,
} from './vendor.model.ts';
