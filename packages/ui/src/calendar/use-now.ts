import { useCallback, useState } from 'react';

/**
 * Returns `now`, or the time of the first render. The time stays fixed while the user interacts.
 * @returns The time in Unix milliseconds, and a function that reads the clock again.
 */
export function useNow(now: number | undefined): readonly [now: number, refresh: () => void] {
  const [clockTime, setClockTime] = useState(() => Date.now());
  const refresh = useCallback(() => {
    setClockTime(Date.now());
  }, []);
  return [now ?? clockTime, refresh];
}
