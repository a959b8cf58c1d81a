import type { Page } from 'playwright';

/**
 * Writes down what a page should not do: speak of errors, throw, or ask for anything that does not come from here.
 * The list is the caller's to read and to empty.
 */
export const watchPage = (page: Page, url: string): string[] => {
  const { origin } = new URL(url);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`Said as an error: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`Thrown and not caught: ${error.message}`));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (!['data:', 'blob:'].includes(asked.protocol) && asked.origin !== origin)
      complaints.push(`Asked for ${asked.href}, which is outside`);
  });
  return complaints;
};
