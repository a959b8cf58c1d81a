import { useCallback, useEffect, useState } from 'react';
import { loadPhoneReader } from './phone-reader.ts';
import type { PhoneReader } from './phone-reader.types.ts';

/**
 * The numbering plans, fetched when the browser is idle, or at once when a number waits to be read. `load` asks
 * earlier, or again after a failure.
 */
export function usePhoneReader(isNeeded: boolean) {
  const [reader, setReader] = useState<PhoneReader | null>(null);
  const load = useCallback(() => {
    loadPhoneReader().then(
      (loaded) => {
        setReader((before) => before ?? loaded);
      },
      () => {
        // Offline: the digits are still mapped and kept, and the next focus asks again.
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

  return { reader, setReader, load };
}
