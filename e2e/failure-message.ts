import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    readonly failureMessageSeen: () => void;
  }
}

const failureMessage = 'Could not create that order';

/** Collects the URL of every page that shows the failure message, however briefly. */
export const watchForFailureMessage = async (context: BrowserContext): Promise<readonly string[]> => {
  const urls: string[] = [];
  await context.exposeBinding('failureMessageSeen', ({ page }) => urls.push(page.url()));
  await context.addInitScript((message) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(message)) window.failureMessageSeen();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, failureMessage);
  return urls;
};
