import type { PhoneReader } from './phone-reader.types.ts';

/** Fetches once, however often it is asked, and again after a failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
}

/** The reader of the numbers of our markets. */
export const loadPhoneReader: () => Promise<PhoneReader> = once(
  async () => (await import('./market-phone-reader.ts')).marketPhoneReader,
);

/** The reader of all numbers of the world; larger, for the guest who orders with a number from home. */
export const loadWorldPhoneReader: () => Promise<PhoneReader> = once(
  async () => (await import('./world-phone-reader.ts')).worldPhoneReader,
);
