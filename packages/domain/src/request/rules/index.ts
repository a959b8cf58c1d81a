export { $rulesInput, fieldFaulted, savingExamined } from './errors.model.ts';
export { dialable, toOrderBody } from './order-body.ts';
export type { Fault, SubmissionInput } from './submission-rules.ts';
export { firstBrokenRule, rulesIn } from './submission-rules.ts';
