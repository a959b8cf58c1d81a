export { LastOrders } from './last-orders.tsx';
