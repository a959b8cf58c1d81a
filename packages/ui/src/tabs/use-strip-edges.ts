import { useEffect, useRef, useState } from 'react';

/** Scroll offsets up to this many pixels count as rounding errors, not as hidden content. */
const tolerance = 2;
/** Pixels of the neighbouring tab to leave visible, as a hint that the strip scrolls. */
const peekWidth = 32;

interface StripEdges {
  readonly 'data-more-before': '' | undefined;
  readonly 'data-more-after': '' | undefined;
}

/**
 * Tracks which edges of a horizontally scrolling strip hide content, in both text directions. On mount,
 * scrolls the strip to the element that matches `currentSelector`.
 */
export function useStripEdges(currentSelector: string) {
  const strip = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const updateEdges = () => {
      // Distance from the start edge. `scrollLeft` is negative in right-to-left text.
      const scrolled = Math.abs(element.scrollLeft);
      const before = scrolled > tolerance;
      const after = element.scrollWidth - element.clientWidth - scrolled > tolerance;
      setHidden((previous) =>
        previous.before === before && previous.after === after ? previous : { before, after },
      );
    };
    scrollToTarget(element, element.querySelector(currentSelector));
    const observer = new ResizeObserver(updateEdges);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', updateEdges, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', updateEdges);
    };
  }, [currentSelector]);

  const edges: StripEdges = {
    'data-more-before': hidden.before ? '' : undefined,
    'data-more-after': hidden.after ? '' : undefined,
  };
  return { strip, edges };
}

/** Scrolls the strip until the target is visible. `scrollIntoView` would also scroll the page. */
function scrollToTarget(strip: HTMLElement, target: Element | null): void {
  if (!target) return;
  const stripBox = strip.getBoundingClientRect();
  const targetBox = target.getBoundingClientRect();
  if (targetBox.left < stripBox.left) strip.scrollLeft += targetBox.left - stripBox.left - peekWidth;
  else if (targetBox.right > stripBox.right) strip.scrollLeft += targetBox.right - stripBox.right + peekWidth;
}
