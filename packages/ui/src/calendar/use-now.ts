import { useState } from 'react';

/** The given instant, or the one of the first render: time does not run on below a person's hands. */
export function useNow(now: number | undefined): number {
  const [mounted] = useState(() => Date.now());
  return now ?? mounted;
}
