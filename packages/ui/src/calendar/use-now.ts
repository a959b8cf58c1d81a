import { useCallback, useState } from 'react';

/**
 * Returns `now`. Without `now`, returns the time of the first render until `refresh` is called.
 * @returns The time in Unix milliseconds, and `refresh`, which reads the clock again.
 */
export function useNow(now: number | undefined): readonly [now: number, refresh: () => void] {
  const [clockTime, setClockTime] = useState(() => Date.now());
  const refresh = useCallback(() => {
    setClockTime(Date.now());
  }, []);
  return [now ?? clockTime, refresh];
}
