export { OrderList } from './order-list.tsx';
export { useOrder } from './use-order.ts';
