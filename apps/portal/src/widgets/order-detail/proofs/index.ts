import './texts.ts';
export { OrderProofs } from './order-proofs.tsx';
