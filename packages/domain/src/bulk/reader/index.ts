export { readSource, type OrderSource } from './read-source.ts';
export { $orderReader, readOrdersFx, type OrderReader, type OrderReadingCall } from './order-reader.ts';
