export { parseSearch } from './search.ts';
export { readUnviewedOrderId, removeUnviewedOrder, storeUnviewedOrder } from './unviewed-order.ts';
