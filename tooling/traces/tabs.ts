import { chromium } from 'playwright';
import type { BrowserContext, Page, Request } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { storeSession } from '../../e2e/session.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';

/** Age in milliseconds at which a one-hour token is in its last ten minutes, when it is due for renewal. */
const renewalDueAgeMs = 51 * 60_000;
const renewalTimeoutMs = 20_000;
/** Milliseconds to wait for a second, unwanted renewal. */
const secondRenewalWaitMs = 700;

const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('token') ?? 'null') as { readonly accessToken: string } | null)
        ?.accessToken ?? null,
  );

const isSignedIn = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { level: 1, name: 'Request a rider' }).isVisible();

interface Renewals {
  readonly count: () => number;
}

const countRenewals = (context: BrowserContext): Renewals => {
  let sent = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/login/extend')) sent += 1;
  });
  return { count: () => sent };
};

/**
 * Tracks the requests in flight. `waitForIdle` resolves when none is left. The clock of the service moves
 * before the clocks of the pages. A response in between would give a page the wrong time.
 */
const watchCalls = (context: BrowserContext): { readonly waitForIdle: () => Promise<void> } => {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return {
    waitForIdle: async () => {
      for (let idleChecks = 0; idleChecks < 5; idleChecks = open.size === 0 ? idleChecks + 1 : 0)
        await new Promise((resolve) => void setTimeout(resolve, 100));
    },
  };
};

/**
 * Expires one session in several tabs and expects exactly one renewal. Moves the clocks of the service and of
 * every tab, so that the renewal is due in all tabs at the same time.
 * @returns the number of failures.
 */
export const runTabRenewals = async (tabs: number, expiries: number): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--disable-3d-apis'],
  });
  const sandbox = await startSandbox();
  try {
    const context = await browser.newContext({ baseURL: sandbox.url, locale: 'en-GB' });
    await context.clock.install();
    const renewals = countRenewals(context);
    const calls = watchCalls(context);
    const first = await context.newPage();
    await storeSession(first, accounts.parent, password);
    const pages = [first];
    while (pages.length < tabs) pages.push(await context.newPage());
    for (const page of pages) {
      await page.goto('/request-a-rider');
      await page.getByRole('heading', { level: 1, name: 'Request a rider' }).waitFor();
    }
    const renewalsPerExpiry: number[] = [];
    let signOuts = 0;
    const startedAt = performance.now();
    for (let expiry = 1; expiry <= expiries; expiry += 1) {
      await calls.waitForIdle();
      const [previousToken, previousCount] = [await tokenOf(first), renewals.count()];
      await sandbox.control('clock', { advance_ms: renewalDueAgeMs });
      await context.clock.fastForward(renewalDueAgeMs);
      const deadline = performance.now() + renewalTimeoutMs;
      while ((await tokenOf(first)) === previousToken && performance.now() < deadline)
        await new Promise((resolve) => void setTimeout(resolve, 50));
      await new Promise((resolve) => void setTimeout(resolve, secondRenewalWaitMs));
      renewalsPerExpiry.push(renewals.count() - previousCount);
      const signedIn = await Promise.all(pages.map(isSignedIn));
      signOuts += signedIn.filter((isStillSignedIn) => !isStillSignedIn).length;
      if (expiry % 10 === 0)
        console.log(`${expiry} expiries in ${Math.round((performance.now() - startedAt) / 1000)} s`);
      if (signOuts > 0) break;
    }
    const wrongRounds = renewalsPerExpiry.filter((sent) => sent !== 1);
    console.log(`tabs                         ${tabs}`);
    console.log(`expiries                     ${renewalsPerExpiry.length}`);
    console.log(`renewals sent                ${renewals.count()}`);
    console.log(
      `expiries not renewed once    ${wrongRounds.length}${wrongRounds.length > 0 ? ` (${wrongRounds.join(', ')})` : ''}`,
    );
    console.log(`tabs signed out              ${signOuts}`);
    return wrongRounds.length + signOuts;
  } finally {
    await browser.close();
    await sandbox.close();
  }
};
