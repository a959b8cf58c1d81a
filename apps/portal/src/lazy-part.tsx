import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/**
 * Creates a part of a screen that loads its code on first render and retries until it succeeds. Until then,
 * the part shows `fallback` and the rest of the screen stays usable. Browsers released before 2026 cache a
 * failed import, so they show the part only after a reload.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Content = lazyComponent(load);

  function Part(props: Props & { readonly fallback?: ReactNode }) {
    return (
      <Suspense fallback={props.fallback}>
        {/* The content must not receive `fallback`: it may spread its props onto an element. */}
        <Content {...props} fallback={undefined} />
      </Suspense>
    );
  }
  return Object.assign(Part, { load: Content.load });
}
