export { formatAmountInput } from './format-amount-input.ts';
