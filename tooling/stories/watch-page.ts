import type { Page } from 'playwright';

/**
 * Writes down what a page should not do: speak of errors, throw, or ask for anything that does not come from here.
 * The list is the caller's to read and to empty.
 */
export const watchPage = (page: Page, url: string): string[] => {
  const { origin } = new URL(url);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser's own note on an answer of 400 or more: the sandbox gives such answers on purpose; see below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`Said as an error: ${message.text()}`);
  });
  page.on('response', (response) => {
    const missing = response.status() >= 400 && !response.fromServiceWorker();
    if (missing && !response.url().endsWith('/favicon.ico'))
      complaints.push(`Asked for ${response.url()}, which is not there`);
  });
  page.on('pageerror', (error) => complaints.push(`Thrown and not caught: ${error.message}`));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (!['data:', 'blob:'].includes(asked.protocol) && asked.origin !== origin)
      complaints.push(`Asked for ${asked.href}, which is outside`);
  });
  return complaints;
};
