import './texts.ts';
export { MissingOrder } from './missing-order.tsx';
export { OrderFacts } from './order-facts.tsx';
export { OrderHeading } from './order-heading.tsx';
export { OrderRider } from './order-rider.tsx';
export { OrderSteps } from './order-steps.tsx';
export { OrderTitle } from './order-title.tsx';
export { Proofs } from './proofs.tsx';
