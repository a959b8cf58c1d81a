import { useLayoutEffect, type RefObject } from 'react';
import { placeToasts, releaseToastSpace } from './place-toasts.ts';

/** Milliseconds between two checks while the page changes below the toasts. */
const checkIntervalMs = 100;

/**
 * Keeps toasts off the controls of the page while they are visible: places them before the first paint, and again
 * when the page scrolls, changes or resizes.
 * @param key Changes with the visible toasts. Empty if there are none.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || key === '') return;
    placeToasts(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        placeToasts(element);
      }, checkIntervalMs);
    };
    const observer = new MutationObserver((records) => {
      if (records.some(({ target }) => !element.contains(target))) check();
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'style', 'hidden', 'disabled', 'open', 'data-state'],
    });
    window.addEventListener('resize', check);
    document.addEventListener('scroll', check, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', check);
      document.removeEventListener('scroll', check, { capture: true });
    };
  }, [viewport, key]);

  const isEmpty = key === '';
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || isEmpty) return;
    return () => {
      releaseToastSpace(element);
    };
  }, [viewport, isEmpty]);
}
