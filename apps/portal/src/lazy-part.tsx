import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/**
 * A part of a screen whose code loads when it is first shown. `fallback` stands in its place until then, however long
 * that is, and the screen around it can be used: a network that goes just now takes nothing else away.
 * (Browsers from before 2026 remember a failed import, so there only the next visit brings the part.)
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Later = lazyComponent(load);

  function Part({ fallback, ...props }: Props & { readonly fallback?: ReactNode }) {
    return (
      <Suspense fallback={fallback}>
        <Later {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  return Object.assign(Part, { load: Later.load });
}
