export { $submissionInput, fieldErrorChanged, savingErrorChanged } from './errors.model.ts';
export { dialableNumber, toOrderBody } from './order-body.ts';
export type { FieldError, SubmissionInput } from './submission-rules.ts';
export { firstBrokenRule, rulesFor } from './submission-rules.ts';
