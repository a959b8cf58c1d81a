import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tooling/chromium.ts';

/**
 * Matches tests of the live map, which needs WebGL. Software WebGL keeps one core busy per page, so all other
 * tests run without it and get the static map. They also use reduced motion, which saves a seventh of the CPU
 * time.
 */
const liveMapTag = /@live-map/;

/** The timeouts are generous for slow machines. They do not slow down passing tests. */
export default defineConfig({
  testDir: './e2e/browser',
  outputDir: './test-results',
  // Two more than the two cores of CI, because tests spend part of their time waiting.
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
    // Requests that a service worker sends would bypass the routes that tests install on a page.
    serviceWorkers: 'block',
    // Recording slows down every test. Use `npm run test:e2e -- --trace retain-on-failure` to debug a
    // failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'live map',
      grep: liveMapTag,
      use: { launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] } },
    },
    {
      name: 'static map',
      grepInvert: liveMapTag,
      use: {
        launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--disable-3d-apis'] },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
