import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeaving` whenever the page may be gone the next moment: at a reload, when its tab is closed, when another tab
 * or application comes to the front. A phone may end a page in the background without another word.
 */
export function usePageHide(onLeaving: () => void) {
  const leave = useEffectEvent(onLeaving);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const go = () => leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', go);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', go);
    };
  }, []);
}
