export { saveGuestInput } from './typed-by-guests.ts';
