import { useEffect } from 'react';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before the page is closed or reloaded, while the component is mounted. */
export function useLeaveWarning() {
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
