import type { ComponentType } from 'react';
import { lazyComponent, screenAttempts } from './lazy-component.tsx';

/**
 * A screen whose code loads when it is first shown. A failed load is repeated ten times, two seconds apart;
 * then the error boundary above it shows the load-failure screen.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, screenAttempts);
