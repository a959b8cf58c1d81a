export { useCounterLabels } from './use-text-limit-labels.ts';
