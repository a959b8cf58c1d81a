import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tooling/chromium.ts';

/**
 * Where the map itself matters, a test is tagged and the map is drawn; software that draws WebGL keeps a core busy for
 * each page. All else runs as on a device without WebGL, which gets the static map and has to be served as well, and for
 * somebody who does not want things to move: frames that nobody looks at are a seventh of the work.
 */
const withLiveMap = /@live-map/;

/** Wall time is short on a shared machine, so waits are generous: an expectation ends as soon as it holds. */
export default defineConfig({
  testDir: './e2e/browser',
  outputDir: './test-results',
  // Two more than there are cores: a test waits for its page, the service or the courier for some of its time.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Recording slows every test; `npm run test:e2e -- --trace retain-on-failure` has it for the search of a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'live map',
      grep: withLiveMap,
      use: { launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] } },
    },
    {
      name: 'static map',
      grepInvert: withLiveMap,
      use: {
        launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--disable-3d-apis'] },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
