export { isEmptyValue, readDraftState, readSheet } from './repeated-draft.ts';
