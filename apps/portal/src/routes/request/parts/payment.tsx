import { lazy } from 'react';

const Nothing = () => null;

/** What knows of payments comes after the form; without its code the vendor's own methods are there to choose from. */
const part = (name: 'PaymentHost' | 'PaymentNotes') =>
  lazy(() =>
    import('../payment/index.ts').then(
      (parts) => ({ default: parts[name] }),
      () => ({ default: Nothing }),
    ),
  );

export const PaymentHost = part('PaymentHost');
export const PaymentNotes = part('PaymentNotes');
