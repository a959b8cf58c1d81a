export { DeliveryTime } from './delivery-time.tsx';
export { deviceTimeZone, useDeliveryTimeFormat } from './use-delivery-time-format.ts';
