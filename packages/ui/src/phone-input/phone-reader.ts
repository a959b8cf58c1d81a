import type { PhoneReader } from './phone-reader.types.ts';

/** Caches the promise of `load` until it rejects. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
}

/** Loads the reader for the countries in phone-countries.ts. */
export const loadPhoneReader: () => Promise<PhoneReader> = loadOnce(
  async () => (await import('./market-phone-reader.ts')).marketPhoneReader,
);

/**
 * Loads the reader for every country. This reader is larger. Load it only for a number whose calling code the
 * smaller reader does not know.
 */
export const loadWorldPhoneReader: () => Promise<PhoneReader> = loadOnce(
  async () => (await import('./world-phone-reader.ts')).worldPhoneReader,
);
