export { DeliveryTime } from './delivery-time.tsx';
export { PreOrderGate } from './model.ts';
export { deviceZone, useTimeText } from './use-time-text.ts';
