import { lazyPart } from '../../../lazy-part.tsx';

// What knows of payments comes after the form; until then the vendor's own methods are there to choose from.
export const PaymentHost = lazyPart(async () => (await import('./index.ts')).PaymentHost);
export const PaymentNotes = lazyPart(async () => (await import('./index.ts')).PaymentNotes);
