import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after `duration` milliseconds, not counting the time while paused. A changed `key` restarts
 * the countdown. With a `duration` of `Infinity`, `onEnd` is never called.
 */
export function useCountdown(duration: number, paused: boolean, key: string, onEnd: () => void): void {
  const remaining = useRef({ key, milliseconds: duration });
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  useEffect(() => {
    if (remaining.current.key !== key) remaining.current = { key, milliseconds: duration };
    if (paused || duration === Infinity) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      latestOnEnd.current();
    }, remaining.current.milliseconds);
    return () => {
      clearTimeout(timer);
      remaining.current = {
        key,
        milliseconds: Math.max(0, remaining.current.milliseconds - (Date.now() - startedAt)),
      };
    };
  }, [duration, paused, key]);
}
