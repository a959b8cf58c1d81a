export type { CustomerField, CustomerFill, FilledAddress } from './customer-fill.ts';
export type { DraftSheet, SheetEdit } from './draft-sheet.ts';
export { blankSheet, mergeSheets, parseSheet, toDraft, writeField } from './draft-sheet.ts';
export { draftKey } from './draft-storage.ts';
export {
  $draft,
  $fill,
  $isDraftEmpty,
  destinationChanged,
  draftDefaultsChanged,
  draftErased,
  draftFlushRequested,
  draftClosed,
  draftOpenRequested,
  draftOpened,
  draftPlaced,
  draftReloadRequested,
  fieldChanged,
  fieldsFilled,
  draftDiscarded,
} from './draft.model.ts';
export type { Destination, Draft, FieldChange, PhoneValue, RequestField } from './draft.ts';
export { emptyDraft, emptyPhone, isBlankDraft } from './draft.ts';
export { messagePasted } from './message-pasted.ts';
export type { ParsedMessage, PasteMarket } from './parsed-message.ts';
export { emptyMessage, notAnOrder } from './parsed-message.ts';
export { $paymentMethod, $paymentMethods, paymentMethodsOffered } from './payment.model.ts';
export { afterPhoneIsKnown } from './phone-wait.ts';
export { isPhonePending, toPhoneValue } from './phone-value.ts';
export type { RequestTextKey } from './texts.ts';
export {
  $modifiedOrderId,
  $origin,
  $requestMarket,
  $requestVendor,
  $sender,
  $vendorId,
  modifiedOrderChanged,
  requestVendorChanged,
  senderChanged,
} from './vendor.model.ts';
export { requestTextKeys, requestTexts } from './texts.ts';
export type { TextField } from './draft.ts';
