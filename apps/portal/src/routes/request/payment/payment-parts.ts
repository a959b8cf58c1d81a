import { lazyPart } from '../../../lazy-part.tsx';

// The payment code loads after the form. Until then, the form offers only methods that need no online
// payment.
export const PaymentHost = lazyPart(async () => (await import('./index.ts')).PaymentHost);
export const PaymentNotes = lazyPart(async () => (await import('./index.ts')).PaymentNotes);
