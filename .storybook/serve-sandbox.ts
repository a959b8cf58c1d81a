import type { SetupWorker } from 'msw/browser';

let worker: SetupWorker | null = null;

/**
 * Handles the requests of portal stories with an in-browser sandbox. Each call creates a sandbox with fresh
 * data. Library stories send no requests, so they do not need it.
 */
export async function serveSandbox(): Promise<void> {
  const [{ setupWorker }, { createBrowserSandbox }] = await Promise.all([
    import('msw/browser'),
    import('@saddlebag/sandbox/browser'),
  ]);
  const { handlers } = createBrowserSandbox();
  if (worker === null) {
    worker = setupWorker(...handlers);
    await worker.start({
      onUnhandledFrame: 'bypass',
      quiet: true,
      serviceWorker: { url: './mockServiceWorker.js' },
    });
  } else {
    worker.resetHandlers(...handlers);
  }
}
