import './texts.ts';
export { MissingOrder } from './missing-order.tsx';
export { OrderFacts } from './order-facts.tsx';
export { OrderSteps } from './order-steps.tsx';
export { Proofs } from './proofs.tsx';
export { RiderCard } from './rider-card.tsx';
