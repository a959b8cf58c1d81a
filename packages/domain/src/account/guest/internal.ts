export { keepTyped } from './typed-by-guests.ts';
