import { createSeededRandom } from '@saddlebag/domain/testing';
import type { Page } from '@playwright/test';
import { startSandbox } from '../sandbox-process.ts';
import { accounts, password, vendorAt } from '../vendor.ts';
import { storeSession } from '../session.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { withBrowser } from './with-browser.ts';

const garbage = [
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  '-1e999',
  '{"__proto__":{"polluted":true}}',
  '{"user":null,"accessToken":1}',
  '[[[[[[[[[[',
  '\0\ud800',
  'x'.repeat(200_000),
];

/** True if the page shows a heading or a form, and not an empty screen. */
const showsScreen = async (page: Page): Promise<boolean> => {
  try {
    await page.locator('h1, form').first().waitFor({ timeout: 15_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Replaces what the portal has stored in the browser, one key at a time and all keys at once, and reloads. The portal
 * must show a screen, and sign in again if the session was lost.
 */
export const brokenStorage: AttackPart = (options) =>
  withBrowser(async (browser) => {
    const random = createSeededRandom(options.seed);
    const tally = createTally();
    const sandbox = await startSandbox();
    try {
      const context = await browser.newContext({ baseURL: sandbox.url });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const vendor = vendorAt(page);
      const openRequest = async (): Promise<void> => {
        await storeSession(page, accounts.parent, password);
        await page.goto('/request-a-rider/k7rm');
        await vendor.name.fill('Farhana Islam');
        // The draft is stored shortly after the last edit.
        await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('k7rm')));
      };
      await openRequest();
      const keys = await page.evaluate(() => Object.keys(localStorage));
      for (let round = 0; round < scaled(6, options); round += 1)
        for (const key of [...keys, null]) {
          await openRequest();
          const value = garbage[Math.floor(random.next() * garbage.length)] ?? '';
          await page.evaluate(
            ([name, text]) => {
              for (const stored of name === null ? Object.keys(localStorage) : [name])
                localStorage.setItem(stored, text);
            },
            [key, value] as const,
          );
          await page.reload();
          const situation = `${key ?? 'all keys'} = ${JSON.stringify(value.slice(0, 40))}`;
          tally.count((await showsScreen(page)) ? null : `${situation}: no screen`);
          tally.count(errors.length === 0 ? null : `${situation}: ${errors.join('; ')}`);
          errors.length = 0;
          await page.evaluate(() => localStorage.clear());
        }
    } finally {
      await sandbox.close();
    }
    return tally.report();
  });
