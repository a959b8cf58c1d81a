export { useHighlightWithin } from './use-highlight-within.ts';
export { useRowWindow } from './use-row-window.ts';
