import { useEffect, useRef, useState } from 'react';

/** Less than this is rounding, not something hidden. */
const tolerance = 2;
/** How much of its neighbour the current tab leaves in sight, so that one sees there is more. */
const peek = 32;

interface StripEdges {
  readonly 'data-more-before': '' | undefined;
  readonly 'data-more-after': '' | undefined;
}

/**
 * Watches a strip that scrolls sideways: on which sides there is more, whatever way the text runs. When
 * the strip first appears it is scrolled to the element that matches `current`.
 */
export function useStripEdges(current: string) {
  const strip = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const look = () => {
      // Counted from the start of the line; right-to-left strips count below zero.
      const scrolled = Math.abs(element.scrollLeft);
      const before = scrolled > tolerance;
      const after = element.scrollWidth - element.clientWidth - scrolled > tolerance;
      setMore((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    reveal(element, element.querySelector(current));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [current]);

  const edges: StripEdges = {
    'data-more-before': more.before ? '' : undefined,
    'data-more-after': more.after ? '' : undefined,
  };
  return { strip, edges };
}

/** Scrolls the strip alone: `scrollIntoView` would move the page as well. */
function reveal(strip: HTMLElement, target: Element | null): void {
  if (!target) return;
  const seen = strip.getBoundingClientRect();
  const wanted = target.getBoundingClientRect();
  if (wanted.left < seen.left) strip.scrollLeft += wanted.left - seen.left - peek;
  else if (wanted.right > seen.right) strip.scrollLeft += wanted.right - seen.right + peek;
}
