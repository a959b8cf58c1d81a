import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** The test runner of Storybook, on the Chromium of the machine (CHROMIUM_PATH), without its background traffic. */
export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // A story counts as rendered when its animations have ended, and pictures are taken of what stands still.
      contextOptions: { reducedMotion: 'reduce', timezoneId: 'Asia/Dhaka', locale: 'en-GB' },
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
