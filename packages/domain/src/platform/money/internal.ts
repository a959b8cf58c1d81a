export { amountText } from './amount-text.ts';
