import { useEffect, useState } from 'react';
import { whenQuiet, type QuietTimes } from './when-quiet.ts';

/** A user who starts to type does so within a second after the screen appears, and seldom pauses that long between keys. */
const quietTimes: QuietTimes = { first: 1000, pause: 1000 };

/** Returns true once the user has neither typed nor pressed anything for a moment. */
export function useHasBeenQuiet(): boolean {
  const [hasBeenQuiet, setHasBeenQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setHasBeenQuiet(true), quietTimes), []);
  return hasBeenQuiet;
}
