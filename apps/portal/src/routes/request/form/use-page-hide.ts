import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onHide` when the page may be about to end: on a reload, when its tab closes, and when another tab or
 * application comes to the front. Phones may end a hidden page without further events.
 */
export function usePageHide(onHide: () => void) {
  const reportHide = useEffectEvent(onHide);

  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') reportHide();
    };
    const onPageHide = () => reportHide();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);
}
