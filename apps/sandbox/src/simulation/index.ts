export { planDelivery, type DeliveryPlan, type DeliveryStep } from './delivery-plan.ts';
export { findNextChange, deliveryStateAt, type DeliveryState } from './delivery-state.ts';
export { idleRiderPosition } from './riders.ts';
