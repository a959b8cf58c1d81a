export { planDelivery, type DeliveryPlan, type DeliveryStep, type OrderToDeliver } from './delivery-plan.ts';
export { findNextChange, deliveryStateAt, type DeliveryState } from './delivery-state.ts';
export { speedBounds, type DeliveryLeg } from './ride.ts';
export { idleRiderPosition, assignRiderId, createRider, type Rider, type RiderPosition } from './riders.ts';
