import { Component, type ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

/** Shows the load-failure screen when a screen fails to load or throws while rendering. */
export class LoadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadFailure /> : this.props.children;
  }
}
