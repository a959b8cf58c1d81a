import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onHide` when the page may be about to close: on a reload, when its tab closes, and when another tab or
 * application covers it. Mobile browsers may discard a hidden page without another event.
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
