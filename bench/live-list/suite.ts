import { join } from 'node:path';
import { build } from 'vite';
import { serveFolder } from '../../tooling/static-server.ts';
import { root } from '../../tooling/workspace.ts';
import { WrongAnswer } from '../contest.ts';
import { expectedAfter } from './expected.ts';
import type { Browser, CDPSession } from 'playwright';
import type { Contest, Goal, Readings } from '../contest.ts';
import type { RunOptions } from './protocol.ts';

const perSecond = 1000;
const settleMs = 500;
const outFolder = join(root, '.cache', 'bench', 'live-list');

/** Built by the portal's own configuration, so that the list is the one that vendors get. */
const buildPages = async (): Promise<void> => {
  const folder = join(root, 'bench', 'live-list');
  await build({
    root: folder,
    configFile: join(root, 'apps', 'portal', 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
    mode: 'production',
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { ours: join(folder, 'ours', 'index.html'), floor: join(folder, 'floor', 'index.html') },
      },
    },
  });
};

/** Seconds of the page's main thread so far: all of its work, and the script in it. */
const threadTime = async (
  session: CDPSession,
): Promise<{ readonly cpu: number; readonly script: number }> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { cpu: read('TaskDuration'), script: read('ScriptDuration') };
};

const firstDifference = (shown: readonly unknown[], expected: readonly unknown[]): string | null => {
  const index = expected.findIndex((value, at) => JSON.stringify(value) !== JSON.stringify(shown[at]));
  return index === -1 && shown.length === expected.length
    ? null
    : `position ${index} is ${JSON.stringify(shown[index])} instead of ${JSON.stringify(expected[index])}, ${shown.length} of ${expected.length}`;
};

const measurePage = async (browser: Browser, url: string, options: RunOptions): Promise<Readings> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForFunction(() => window.bench !== undefined, undefined, { timeout: 20_000 });
    await page.evaluate((given) => window.bench?.mount(given), options);
    // What showing the orders left to clean up is not a cost of the updates.
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(settleMs);
    const before = await threadTime(session);
    await page.evaluate(() => window.bench?.run());
    const after = await threadTime(session);
    const shown = await page.evaluate(() => ({
      lists: window.bench?.lists() ?? {},
      rows: window.bench?.rows() ?? [],
    }));
    const expected = expectedAfter(options);
    const wrong = [
      ...errors,
      ...Object.entries(expected.lists).flatMap(([bucket, ids]) => {
        const difference = firstDifference(shown.lists[bucket] ?? [], ids);
        return difference === null ? [] : [`the list ${bucket}: ${difference}`];
      }),
      // A virtual list has only the rows on the screen; they have to be the first ones.
      firstDifference(shown.rows, expected.rows.slice(0, shown.rows.length)) ?? [],
      shown.rows.length < Math.min(options.orders, 6) ? [`only ${shown.rows.length} rows are shown`] : [],
    ].flat();
    if (wrong.length > 0) throw new WrongAnswer(`${url}: ${wrong.join('; ')}`);
    const perEvent = (seconds: number): number => (seconds * 1000) / options.updates;
    return { cpu: perEvent(after.cpu - before.cpu), script: perEvent(after.script - before.script) };
  } finally {
    await context.close();
  }
};

/** The portal's live list ÷ a plain Map and DOM list, per update; and ours with many orders ÷ ours with few. */
export const liveListSuite = async (
  browser: Browser,
  quick: boolean,
): Promise<{ readonly contests: readonly Contest[]; close(): Promise<void> }> => {
  await buildPages();
  const server = await serveFolder(outFolder);
  const run = (page: 'ours' | 'floor', orders: number) => (): Promise<Readings> =>
    measurePage(browser, `${server.url}/${page}/index.html`, {
      orders,
      perSecond,
      updates: quick ? 1500 : 2500,
    });
  const againstFloor = (name: string, orders: number, goals: readonly Goal[]): Contest => ({
    name,
    size: `${orders} @ ${perSecond}/s`,
    goals,
    subject: run('ours', orders),
    base: run('floor', orders),
  });
  return {
    contests: [
      againstFloor('live.script', 200, [{ metric: 'script', unit: 'ms', limit: 3 }]),
      againstFloor('live.cpu', 2000, [{ metric: 'cpu', unit: 'ms', limit: 0.5 }]),
      {
        name: 'live.growth',
        size: '200 → 20000',
        goals: [{ metric: 'cpu', unit: 'ms', limit: 1.5 }],
        subject: run('ours', 20_000),
        base: run('ours', 200),
      },
    ],
    close: () => server.close(),
  };
};
