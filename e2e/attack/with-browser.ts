import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tooling/chromium.ts';

/** Runs a task with a browser and closes the browser afterwards. */
export const withBrowser = async <Result>(task: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Disables WebGL, because these attacks do not look at the maps.
    args: [...chromiumFlags, '--disable-3d-apis'],
  });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
};
