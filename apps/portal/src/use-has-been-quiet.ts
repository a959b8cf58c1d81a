import { useEffect, useState } from 'react';
import { whenQuiet, type QuietTimes } from './when-quiet.ts';

const quietTimes: QuietTimes = { first: 300, pause: 1000 };

/** Returns true once the user has neither typed nor pressed anything for a moment. */
export function useHasBeenQuiet(): boolean {
  const [hasBeenQuiet, setHasBeenQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setHasBeenQuiet(true), quietTimes), []);
  return hasBeenQuiet;
}
