import { useCallback, useEffect, useState } from 'react';
import { loadPhoneReader } from './phone-reader.ts';
import type { PhoneReader } from './phone-reader.types.ts';

/**
 * Loads the numbering plans when the browser is idle, or immediately if `isNeeded`. A browser without
 * `requestIdleCallback` loads them only if needed. `load` loads them earlier, or retries after a failure.
 * `hasFailed` stays true after the first failure.
 */
export function usePhoneReader(isNeeded: boolean) {
  const [reader, setReader] = useState<PhoneReader | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    loadPhoneReader().then(
      (loaded) => {
        setReader((current) => current ?? loaded);
      },
      () => {
        // Probably offline. The field still normalizes digits, and the next focus retries.
        setHasFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    if (isNeeded || typeof requestIdleCallback === 'undefined') {
      if (isNeeded) load();
      return undefined;
    }
    const idle = requestIdleCallback(load);
    return () => {
      cancelIdleCallback(idle);
    };
  }, [isNeeded, load]);

  return { reader, setReader, hasFailed, load };
}
