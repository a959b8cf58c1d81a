export {
  planDelivery,
  type DeliveryLeg,
  type DeliveryPlan,
  type DeliveryStep,
  type OrderToDeliver,
  type Rider,
} from './delivery-plan.ts';
export { nextChangeAt, stateAt, type DeliveryState, type RiderPosition } from './delivery-state.ts';
export { idleRiderPosition, riderOf } from './idle-rider.ts';
