import { useImperativeHandle, useRef } from 'react';
import type { Ref, RefObject } from 'react';

/**
 * Returns a ref for an element that a consumer's `ref` receives too, so that neither ref replaces the other.
 *
 * Object refs, callback refs and callback refs that return a cleanup all work. An unchanged `ref` is called
 * once, not on every render.
 *
 * @param element An existing ref for the element. The hook creates one by default.
 */
export function useForwardedRef<E extends Element>(
  ref: Ref<E> | undefined,
  element?: RefObject<E | null>,
): RefObject<E | null> {
  const ownRef = useRef<E>(null);
  const elementRef = element ?? ownRef;
  useImperativeHandle<E | null, E | null>(ref, () => elementRef.current, [elementRef]);
  return elementRef;
}
