import { useCallback, useState } from 'react';

/**
 * The given instant, or the one of the first render: time does not run on below a person's hands.
 * @returns The instant, and a way to look at the clock again.
 */
export function useNow(now: number | undefined): readonly [now: number, refresh: () => void] {
  const [read, setRead] = useState(() => Date.now());
  const refresh = useCallback(() => {
    setRead(Date.now());
  }, []);
  return [now ?? read, refresh];
}
