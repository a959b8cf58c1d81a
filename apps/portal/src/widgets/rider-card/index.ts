export { RiderCard } from './rider-card.tsx';
