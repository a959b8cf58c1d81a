export {
  $deliverAt,
  $deliveryTimeContext,
  $isServiceClosed,
  $isScheduled,
  toDeliveryTimeRule,
} from './delivery-time.model.ts';
export { $serviceHours, hoursWatchStarted, hoursWatchStopped } from './service-hours.model.ts';
