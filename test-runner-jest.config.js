import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** Configures Storybook's test runner to use the Chromium at `CHROMIUM_PATH` without background traffic. */
export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // Storybook waits for animations before a story counts as rendered. Reduced motion skips them.
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
