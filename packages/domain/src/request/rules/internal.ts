export { dialableNumber } from './order-body.ts';
export { rulesFor, type SubmissionInput } from './submission-rules.ts';
