const inputEvents = ['keydown', 'pointerdown'] as const;

export interface QuietTimes {
  /** Milliseconds to wait at first. */
  readonly first: number;
  /** Milliseconds to wait after each key and each press. */
  readonly pause: number;
}

/**
 * Calls back once, when the user has neither typed nor pressed anything for a while. Use it for work that takes longer than a
 * frame and is not urgent, so that typing does not wait for it. Returns a function that cancels it.
 */
export const whenQuiet = (callback: () => void, { first, pause }: QuietTimes): (() => void) => {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      listening.abort();
      callback();
    }, milliseconds);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const name of inputEvents) window.addEventListener(name, () => wait(pause), options);
  wait(first);
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
};
