import type { Clock } from '../clock.ts';
import type { Courier } from './courier.ts';

/**
 * Maximum milliseconds between two ticks. It limits how late the ticker notices new orders or an advanced
 * clock.
 */
const maxDelayMs = 200;
/** Milliseconds of work before the ticker yields to pending requests. */
const timeSliceMs = 8;

/** Starts the ticker that advances the deliveries in real time. Returns a function that stops the ticker. */
export const startTicker = (courier: Courier, clock: Clock): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = (): void => {
    const yieldAt = performance.now() + timeSliceMs;
    while (courier.step()) {
      if (performance.now() >= yieldAt) {
        timer = setTimeout(tick, 1);
        return;
      }
    }
    const next = courier.nextChangeAt();
    const delay = next === null ? maxDelayMs : Math.min(maxDelayMs, Math.max(1, next - clock.now()));
    timer = setTimeout(tick, delay);
  };

  timer = setTimeout(tick, 0);
  return () => clearTimeout(timer);
};
