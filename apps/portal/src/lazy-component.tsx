import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds before the first retry. */
const firstRetryDelayMs = 2000;

/**
 * Number of attempts to load a screen's code: the first one and ten retries, two seconds apart (specification
 * 001, section 4).
 */
export const screenAttempts = 11;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Retries a dynamic import that fails. With `attempts`, it calls `load` at most that many times, two seconds
 * apart, and then rejects with the last error. Without `attempts`, it retries indefinitely and doubles the
 * delay each time, so a page whose files were removed from the server sends fewer and fewer requests. A device
 * that regains its network retries at once.
 */
export const withRetries = <T,>(
  load: () => Promise<T>,
  attempts?: number,
  delayMs = firstRetryDelayMs,
): Promise<T> =>
  load().catch(async (error: unknown) => {
    if (attempts === 1) throw error;
    await (attempts ? sleep(delayMs) : Promise.race([sleep(delayMs), online()]));
    return attempts ? withRetries(load, attempts - 1) : withRetries(load, attempts, delayMs * 2);
  });

/** A component that loads its code on first render. `load` fetches the code ahead of time. */
export interface LazyComponent<Props extends object> {
  (props: Props): React.ReactElement;
  readonly load: () => Promise<unknown>;
}

/** Wraps a dynamic import in a component. `attempts` limits the retries as in `withRetries`. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  attempts?: number,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => (pending ??= withRetries(load, attempts).then((component) => (loaded = component)));
  const Suspending: LazyExoticComponent<ComponentType<Props>> = lazy(async () => ({
    default: await loadOnce(),
  }));

  // Renders loaded code without suspending, because React keeps each fallback on screen for 300 ms.
  function Component(props: Props) {
    const [Content] = useState(() => loaded ?? Suspending);
    return <Content {...props} />;
  }
  return Object.assign(Component, { load: loadOnce });
}
