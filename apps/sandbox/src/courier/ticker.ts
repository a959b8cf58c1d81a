import type { Clock } from '../clock.ts';
import type { Courier } from './courier.ts';

/** The longest the ticker sleeps, so that it notices new orders and a clock that was moved. */
const longestSleep = 200;
/** How long it works before it lets requests through. */
const workFor = 8;

/** Runs the courier in real time until it is stopped. Returns the stop. */
export const startTicker = (courier: Courier, clock: Clock): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = (): void => {
    const pauseAt = performance.now() + workFor;
    while (courier.step()) {
      if (performance.now() >= pauseAt) {
        timer = setTimeout(tick, 1);
        return;
      }
    }
    const next = courier.nextAt();
    const wait = next === null ? longestSleep : Math.min(longestSleep, Math.max(1, next - clock.now()));
    timer = setTimeout(tick, wait);
  };

  timer = setTimeout(tick, 0);
  return () => clearTimeout(timer);
};
