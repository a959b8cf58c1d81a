export { $submissionInput, fieldErrorsChanged, savingErrorChanged } from './errors.model.ts';
export { dialableNumber, toOrderBody, withFee } from './order-body.ts';
export type { FieldError, SubmissionInput } from './submission-rules.ts';
export { findBrokenRules, firstBrokenRule } from './submission-rules.ts';
export { $errors, addressSavingRejected } from './errors.model.ts';
export { fieldOrder } from './submission-rules.ts';
export { submissionSchema } from './submission-schema.ts';
export type { FieldErrors } from './field-errors.ts';
