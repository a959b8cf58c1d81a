export { planDelivery, type DeliveryPlan, type DeliveryStep, type OrderToDeliver } from './delivery-plan.ts';
export { nextChangeAt, stateAt, type DeliveryState } from './delivery-state.ts';
export { speedBounds, type DeliveryLeg } from './ride.ts';
export { idleRiderPosition, riderIdFor, riderOf, type Rider, type RiderPosition } from './riders.ts';
