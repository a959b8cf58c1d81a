export { GuestEntry } from './guest-entry.tsx';
