import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** How often, and how long apart, a screen's code is asked for (specification 001, section 4). */
export const lazyScreenRetries = { attempts: 10, intervalMs: 2000 } as const;

/** A screen whose code comes by itself; `load` fetches it ahead. */
export interface LazyScreen<Props extends object> {
  (props: Props): React.ReactElement;
  readonly load: () => Promise<unknown>;
}

/**
 * A screen whose code loads when it is first shown. A failed load is repeated ten times, two seconds apart;
 * then the error boundary above it shows the load-failure screen.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let here: ComponentType<Props> | null = null;
  const fetched = async () => (here = await withRetries(load));
  const Later: LazyExoticComponent<ComponentType<Props>> = lazy(async () => ({ default: await fetched() }));

  // What is here already is shown at once: React lets three tenths of a second pass after each sign of waiting.
  function Screen(props: Props) {
    const [Now] = useState(() => here ?? Later);
    return <Now {...props} />;
  }
  return Object.assign(Screen, { load: fetched });
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
