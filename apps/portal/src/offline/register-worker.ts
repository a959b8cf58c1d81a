import { whenQuiet, type QuietTimes } from '../when-quiet.ts';
import { workerUrl } from './worker-url.ts';

const quietTimes: QuietTimes = { first: 3000, pause: 3000 };

/**
 * Registers the service worker after the page has loaded and the user has paused. The worker fetches all files of the
 * build, which would slow down the first screen and the first keys.
 * Does nothing on a development server, which has no service worker, or inside a partner's app.
 */
export const registerWorker = (): void => {
  if (!import.meta.env.PROD || window.parent !== window || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Some browsers deny service workers in private windows. The portal then needs the network to start.
    navigator.serviceWorker.register(workerUrl()).catch(() => undefined);
  };
  const registerWhenQuiet = () => whenQuiet(register, quietTimes);
  if (document.readyState === 'complete') registerWhenQuiet();
  else addEventListener('load', registerWhenQuiet, { once: true });
};
