export { GuestEntry } from './guest-entry.tsx';
export { guestTexts } from './texts.ts';
