import type { SetupWorker } from 'msw/browser';

let worker: SetupWorker | null = null;

/**
 * Answers the requests of the portal's stories from a courier service of their own, fresh for each story.
 * Stories of the library ask for nothing, so for them nothing is started.
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
