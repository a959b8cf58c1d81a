export { DeliveryTime } from './delivery-time.tsx';
export { deviceZone, useTimeText } from './use-time-text.ts';
