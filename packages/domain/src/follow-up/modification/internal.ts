export { orderDraft } from './order-draft.ts';
