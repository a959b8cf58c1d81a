import { lazy, type ComponentType } from 'react';

/** How often, and how long apart, a screen's code is asked for (specification 001, section 4). */
export const lazyScreenRetries = { attempts: 10, intervalMs: 2000 } as const;

/**
 * A screen whose code loads when it is first shown. A failed load is repeated ten times, two seconds apart;
 * then the error boundary above it shows the load-failure screen.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await withRetries(load) }));
}

async function withRetries<T>(load: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempt >= lazyScreenRetries.attempts) throw error;
    await new Promise((resolve) => setTimeout(resolve, lazyScreenRetries.intervalMs));
    return withRetries(load, attempt + 1);
  }
}
