import { startSandbox } from '../sandbox-process.ts';
import { accounts, password } from '../vendor.ts';
import { storeSession } from '../session.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { withBrowser } from './with-browser.ts';

/** Milliseconds until a screen or the load failure must be visible. The portal retries the code for 20 s. */
const maxBlankMs = 30_000;

const paths = ['/', '/request-a-rider/k7rm', '/order-tracking/k7rm', '/register', '/forgot-password'];

/**
 * Responds with 404 to one script of a screen at a time, as after a deployment. The page must show the screen
 * without its optional parts, or the load failure with a button, and never stay blank.
 */
export const missingChunks: AttackPart = (options) =>
  withBrowser(async (browser) => {
    const tally = createTally();
    const sandbox = await startSandbox();
    try {
      for (const path of paths) {
        const context = await browser.newContext({ baseURL: sandbox.url });
        const page = await context.newPage();
        if (path.includes('k7rm')) await storeSession(page, accounts.parent, password);
        const scripts = new Set<string>();
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
        });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const chosen = [...scripts].sort();
        for (const script of chosen.slice(0, scaled(chosen.length, options))) {
          const other = await context.newPage();
          await other.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
          await other.goto(path);
          try {
            await other.locator('h1, form, [role=alert]').first().waitFor({ timeout: maxBlankMs });
            tally.count(null);
          } catch {
            tally.count(`${path} without ${script} is blank after ${maxBlankMs / 1000} s`);
          }
          await other.close();
        }
        await context.close();
      }
    } finally {
      await sandbox.close();
    }
    return tally.report();
  });
