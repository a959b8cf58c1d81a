import { workerUrl } from './worker-url.ts';

/**
 * Registers the service worker after the page has loaded, so that caching does not slow down the first screen.
 * Does nothing on a development server, which has no service worker, or inside a partner's app.
 */
export const registerWorker = (): void => {
  if (!import.meta.env.PROD || window.parent !== window || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Some browsers deny service workers in private windows. The portal then needs the network to start.
    navigator.serviceWorker.register(workerUrl()).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
