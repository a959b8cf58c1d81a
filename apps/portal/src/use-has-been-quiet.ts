import { useEffect, useState } from 'react';
import { whenQuiet, type QuietTimes } from './when-quiet.ts';

/** Returns true once the user has neither typed nor pressed anything for a moment. */
export function useHasBeenQuiet({ first, pause }: QuietTimes): boolean {
  const [hasBeenQuiet, setHasBeenQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setHasBeenQuiet(true), { first, pause }), [first, pause]);
  return hasBeenQuiet;
}
