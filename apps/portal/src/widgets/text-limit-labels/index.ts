export { useTextLimitLabels } from './use-text-limit-labels.ts';
