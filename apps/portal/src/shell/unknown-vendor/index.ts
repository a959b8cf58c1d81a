export { UnknownVendor } from './unknown-vendor.tsx';
