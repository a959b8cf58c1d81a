export { $submissionInput, fieldErrorChanged, savingErrorChanged } from './errors.model.ts';
export { dialableNumber, toOrderBody, withFee } from './order-body.ts';
export type { FieldError, SubmissionInput } from './submission-rules.ts';
export { firstBrokenRule, rulesFor } from './submission-rules.ts';
export { $errors, addressSavingRejected } from './errors.model.ts';
export { submissionSchema } from './submission-schema.ts';
export type { FieldErrors } from './field-errors.ts';
