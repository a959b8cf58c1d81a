export { PaymentHost } from './payment-host.tsx';
export { PaymentNotes } from './payment-notes.tsx';
