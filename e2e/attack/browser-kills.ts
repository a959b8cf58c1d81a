import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '@saddlebag/domain/testing';
import { createKillableBrowser } from '../killable-browser.ts';
import { startSandbox } from '../sandbox-process.ts';
import { measureLoss, typeUntil } from '../typing-log.ts';
import { vendorAt } from '../vendor.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import type { KillableBrowser } from '../killable-browser.ts';
import type { Page } from '@playwright/test';

const maxLossMs = 1000;
/** Kills before the browser gets a new profile. The first kill of a profile may also lose the session. */
const killsPerProfile = 5;

/** Opens the request screen. Logs in if the session was lost. */
const openRequest = async (browser: KillableBrowser, url: string): Promise<Page> => {
  const page = await browser.open(url);
  await page.goto('/');
  const vendor = vendorAt(page);
  await vendor.requestTitle.or(vendor.email).first().waitFor();
  if (await vendor.email.isVisible()) await vendor.signInByForm();
  return page;
};

/**
 * Kills the whole browser while the vendor types, and starts it again with the same profile. The draft must be
 * restored, and at most its last second may be missing.
 */
export const browserKills: AttackPart = async (options) => {
  const random = createSeededRandom(options.seed);
  const tally = createTally();
  const sandbox = await startSandbox();
  let browser = createKillableBrowser();
  let largestLoss = 0;
  try {
    let page = await openRequest(browser, sandbox.url);
    for (let kill = 1; kill <= scaled(50, options); kill += 1) {
      const typing = new AbortController();
      const log = typeUntil(
        page,
        { name: `Customer ${kill}`, amount: '640', description: `Box ${kill}, `.repeat(18) },
        typing.signal,
      );
      await sleep(1200 + random.next() * 5000);
      const killedAt = Date.now();
      typing.abort();
      await browser.kill();
      const entries = await log;
      page = await openRequest(browser, sandbox.url);
      const loss = await measureLoss(page, entries, killedAt);
      largestLoss = Math.max(largestLoss, loss ?? 0);
      if (loss === null) tally.count(`kill ${kill}: the draft is lost`);
      else tally.count(loss <= maxLossMs ? null : `kill ${kill}: the last ${loss} ms are lost`);
      if (kill % killsPerProfile === 0) {
        await browser.remove();
        browser = createKillableBrowser();
        page = await openRequest(browser, sandbox.url);
      } else await vendorAt(page).startOver();
    }
  } finally {
    await browser.remove();
    await sandbox.close();
  }
  return tally.report(`largest loss ${largestLoss} ms`);
};
