export { $deliverAt, $deliveryRule, $isClosed, $isScheduled, ruleNow } from './delivery-time.model.ts';
export { $serviceHours, hoursAsked, hoursLeft } from './service-hours.model.ts';
