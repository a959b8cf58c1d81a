export { OrderList } from './order-list.tsx';
