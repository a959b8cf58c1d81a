/** Google calls this global function once per page if it refuses the key. */
interface PageGlobals {
  gm_authFailure?: () => void;
}

let isKeyRefused = false;
const listeners = new Set<() => void>();

/**
 * Calls `listener` when Google refuses the key, or at once if Google has already refused it. Unsubscribes on
 * abort.
 */
export function onKeyRefused(listener: () => void, signal: AbortSignal): void {
  const globals = globalThis as PageGlobals;
  globals.gm_authFailure ??= () => {
    isKeyRefused = true;
    for (const notify of listeners) notify();
  };
  if (isKeyRefused) {
    listener();
    return;
  }
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
  });
}
