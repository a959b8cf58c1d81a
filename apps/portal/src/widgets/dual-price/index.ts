export { DualPrice } from './dual-price.tsx';
