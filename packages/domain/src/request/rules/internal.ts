export { rulesFor, type SubmissionInput } from './submission-rules.ts';
