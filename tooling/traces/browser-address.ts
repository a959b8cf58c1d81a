import type { Page } from 'playwright';

/** How the browser says that the page was already on its way to somewhere else. */
const overtaken = /net::ERR_ABORTED|is interrupted by another navigation/;

/** Types an address. A page that is just leaving, for the bank or from it, goes first; the address is typed after that. */
export const go = async (page: Page, path: string): Promise<void> => {
  try {
    await page.goto(path);
  } catch (error) {
    if (!overtaken.test(String(error))) throw error;
    await page.waitForLoadState();
    await page.goto(path);
  }
};
