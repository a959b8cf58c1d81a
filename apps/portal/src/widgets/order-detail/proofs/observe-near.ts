/**
 * Returns a ref callback that reports when its element is in view, or within 200 px of it. The same function
 * must be passed on each render.
 */
export const observeNear = (onNear: () => void) => (element: Element | null) => {
  if (element === null) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
