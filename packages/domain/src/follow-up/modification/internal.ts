export { createOrderDraft } from './order-draft.ts';
