import { chromium } from 'playwright';
import type { BrowserContext, Page, Request } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { leaveSession } from '../../e2e/session.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';

/** Brings a token of an hour to within its last ten minutes. */
const nearlyOverMs = 51 * 60_000;
const patienceMs = 20_000;
/** Whoever is late with a second renewal has come by then. */
const afterglowMs = 700;

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
 * Waits until no page is asking anything: the clocks of the service and of the pages are set one after the other, and an
 * answer in between would tell a page a time that never was.
 */
const watchCalls = (context: BrowserContext): { readonly quiet: () => Promise<void> } => {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return {
    quiet: async () => {
      for (let looks = 0; looks < 5; looks = open.size === 0 ? looks + 1 : 0)
        await new Promise((resolve) => void setTimeout(resolve, 100));
    },
  };
};

/** The time goes on for the service and for every tab: all of them find the session due at the same moment. */
export const runTabs = async (tabs: number, expiries: number): Promise<number> => {
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
    await leaveSession(first, accounts.parent, password);
    const pages = [first];
    while (pages.length < tabs) pages.push(await context.newPage());
    for (const page of pages) {
      await page.goto('/request-a-rider');
      await page.getByRole('heading', { level: 1, name: 'Request a rider' }).waitFor();
    }
    const rounds: number[] = [];
    let signOuts = 0;
    const began = performance.now();
    for (let expiry = 1; expiry <= expiries; expiry += 1) {
      await calls.quiet();
      const [former, before] = [await tokenOf(first), renewals.count()];
      await sandbox.control('clock', { advance_ms: nearlyOverMs });
      await context.clock.fastForward(nearlyOverMs);
      const deadline = performance.now() + patienceMs;
      while ((await tokenOf(first)) === former && performance.now() < deadline)
        await new Promise((resolve) => void setTimeout(resolve, 50));
      await new Promise((resolve) => void setTimeout(resolve, afterglowMs));
      rounds.push(renewals.count() - before);
      const present = await Promise.all(pages.map(isSignedIn));
      signOuts += present.filter((isHere) => !isHere).length;
      if (expiry % 10 === 0)
        console.log(`${expiry} expiries in ${Math.round((performance.now() - began) / 1000)} s`);
      if (signOuts > 0) break;
    }
    const odd = rounds.filter((sent) => sent !== 1);
    console.log(`tabs                         ${tabs}`);
    console.log(`expiries                     ${rounds.length}`);
    console.log(`renewals sent                ${renewals.count()}`);
    console.log(`expiries not renewed once    ${odd.length}${odd.length > 0 ? ` (${odd.join(', ')})` : ''}`);
    console.log(`tabs signed out              ${signOuts}`);
    return odd.length + signOuts;
  } finally {
    await browser.close();
    await sandbox.close();
  }
};
