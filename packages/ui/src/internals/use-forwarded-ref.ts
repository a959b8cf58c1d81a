import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';

/**
 * Gives a consumer's `ref` the element that the component already holds in a ref of its own.
 *
 * Without it one of the two refs would replace the other. Object refs, callback refs and callback refs that
 * return a cleanup all work, and an unchanged ref is called once instead of on every render.
 */
export function useForwardedRef<E extends Element>(
  ref: Ref<E> | undefined,
  element: RefObject<E | null>,
): void {
  useImperativeHandle<E | null, E | null>(ref, () => element.current, [element]);
}
