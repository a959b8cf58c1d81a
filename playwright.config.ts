import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tooling/chromium.ts';

/**
 * Where the map itself matters, it is drawn; software that draws WebGL keeps a core busy for each page. All else runs
 * as on a device without WebGL, which gets the static map and has to be served as well.
 */
const withLiveMap = /(accessibility|journey|kill|phone|keyboard|security)\.spec\.ts$/;

/** Wall time is short on a shared machine, so waits are generous: an expectation ends as soon as it holds. */
export default defineConfig({
  testDir: './e2e/browser',
  outputDir: './test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'live map',
      testMatch: withLiveMap,
      use: { launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] } },
    },
    {
      name: 'static map',
      testIgnore: withLiveMap,
      use: {
        launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--disable-3d-apis'] },
      },
    },
  ],
});
