import type { Page } from 'playwright';

/** Matches the error of a navigation that another one interrupted. */
const interruptedError = /net::ERR_ABORTED|is interrupted by another navigation/;

/** Opens a path. If the page is already navigating, to the bank or back, waits for that and tries again. */
export const navigate = async (page: Page, path: string): Promise<void> => {
  try {
    await page.goto(path);
  } catch (error) {
    if (!interruptedError.test(String(error))) throw error;
    await page.waitForLoadState();
    await page.goto(path);
  }
};
