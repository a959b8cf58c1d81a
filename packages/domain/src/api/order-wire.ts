// What `orders.ts` imports on demand, in one file.
export { createOrderContract, getOrderContract, listOrdersContract } from '../contracts/index.ts';
export { toOrder } from './to-order.ts';
