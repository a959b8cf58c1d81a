export { createRepeatFinder } from './validation/find-repeats.ts';
export { problemOfRule, toSubmissionInput } from './validation/row-input.ts';
