export { OrdersOverview } from './orders-overview.tsx';
