export { foldText } from './fold-text.ts';
