import type { Page } from 'playwright';

/** Matches the error of a navigation that another navigation interrupted. */
const interruptedError = /net::ERR_ABORTED|is interrupted by another navigation/;

/** Opens a path. If another navigation is in progress, such as to the bank, waits for its end and retries. */
export const navigate = async (page: Page, path: string): Promise<void> => {
  try {
    await page.goto(path);
  } catch (error) {
    if (!interruptedError.test(String(error))) throw error;
    await page.waitForLoadState();
    await page.goto(path);
  }
};
