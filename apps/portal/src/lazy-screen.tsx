import type { ComponentType } from 'react';
import { lazyComponent, screenAttempts } from './lazy-component.tsx';

/**
 * Creates a screen that loads its code on first render. After a failure, it retries ten times, two
 * seconds apart. Then the error boundary above it shows the load-failure screen.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, screenAttempts);
