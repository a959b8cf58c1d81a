import type { Page } from 'playwright';

/**
 * Records console errors, uncaught exceptions, missing files and requests to other origins.
 * @returns the live list of problems. The caller may empty it.
 */
export const watchPage = (page: Page, url: string): string[] => {
  const { origin } = new URL(url);
  const problems: string[] = [];
  page.on('console', (message) => {
    // The browser logs every response of 400 or more, and the sandbox sends some on purpose. The `response`
    // listener below decides which to report.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`Console error: ${message.text()}`);
  });
  page.on('response', (response) => {
    const isMissing = response.status() >= 400 && !response.fromServiceWorker();
    if (isMissing && !response.url().endsWith('/favicon.ico'))
      problems.push(`Response with status ${response.status()}: ${response.url()}`);
  });
  page.on('pageerror', (error) => problems.push(`Uncaught exception: ${error.message}`));
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (!['data:', 'blob:'].includes(target.protocol) && target.origin !== origin)
      problems.push(`Request to another origin: ${target.href}`);
  });
  return problems;
};
