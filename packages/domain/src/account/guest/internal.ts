export { saveGuestInput } from './guest-input.ts';
