export {
  $deliverAt,
  $deliveryTimeContext,
  $isServiceClosed,
  $isScheduled,
  toDeliveryTimeRule,
} from './delivery-time.model.ts';
export { $serviceHours, hoursWatchStarted, hoursWatchStopped } from './service-hours.model.ts';
export { $isPreOrderOn } from './delivery-time.model.ts';
export { hoursRetried } from './service-hours.model.ts';
export type { ServiceHours } from './service-hours.ts';
