/** Google reports a key that it refuses to a global function of this name, once a page. */
interface Page {
  gm_authFailure?: () => void;
}

let isRefused = false;
const listeners = new Set<() => void>();

/** Calls back when Google refuses the key, at once if it did already. Ends with the signal. */
export function onKeyRefused(listener: () => void, signal: AbortSignal): void {
  const page = globalThis as Page;
  page.gm_authFailure ??= () => {
    isRefused = true;
    for (const tell of listeners) tell();
  };
  if (isRefused) {
    listener();
    return;
  }
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
  });
}
