import { buildPortal } from './build-portal.ts';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { tool } from './workspace.ts';

/**
 * `npm run test:e2e`: tests the built portal and the sandbox process in Chromium. Other arguments are passed
 * on to Playwright.
 */
const main = async (): Promise<number> => {
  const browser = findChromium();
  await buildPortal();
  const { code } = await runCommand(tool('playwright'), ['test', ...process.argv.slice(2)], {
    env: {
      CHROMIUM_PATH: browser,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@saddlebag/source`.trim(),
    },
  });
  return code;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
