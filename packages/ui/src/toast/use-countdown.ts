import { useEffect, useRef } from 'react';

/**
 * Calls back once `duration` milliseconds have passed in which it was not paused. A pause keeps what is
 * left; another `key` starts anew. `Infinity` never calls.
 */
export function useCountdown(duration: number, paused: boolean, key: string, onEnd: () => void): void {
  const left = useRef({ key, milliseconds: duration });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (left.current.key !== key) left.current = { key, milliseconds: duration };
    if (paused || duration === Infinity) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      end.current();
    }, left.current.milliseconds);
    return () => {
      clearTimeout(timer);
      left.current = { key, milliseconds: Math.max(0, left.current.milliseconds - (Date.now() - startedAt)) };
    };
  }, [duration, paused, key]);
}
