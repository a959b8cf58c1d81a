export { actOf, attentionOf } from './attention-of.ts';
export type { AttentionItem, OrderAttention } from './attention-of.ts';
export { severityOf } from './kinds.ts';
export type { AttentionAct, AttentionKind, Severity } from './kinds.ts';
export { $attention, attentionClosed, attentionOpened } from './attention.model.ts';
export { $arrived, $unacknowledged, itemAcknowledged } from './acknowledgement.model.ts';
