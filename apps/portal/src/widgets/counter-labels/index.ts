export { useCounterLabels } from './use-counter-labels.ts';
