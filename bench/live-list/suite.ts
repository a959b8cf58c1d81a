import { join } from 'node:path';
import { build } from 'vite';
import { serveFolder } from '../../tooling/static-server.ts';
import { root } from '../../tooling/workspace.ts';
import { WrongResultError } from '../comparison.ts';
import { computeExpectation } from './expected.ts';
import type { Browser, CDPSession } from 'playwright';
import type { Comparison, Goal, Measurements } from '../comparison.ts';
import type { RunOptions } from './protocol.ts';

const updatesPerSecond = 1000;
const settleMs = 500;
const outFolder = join(root, '.cache', 'bench', 'live-list');

/** Builds the test pages with the configuration of the portal, so the measured list is the production one. */
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
        input: {
          portal: join(folder, 'portal', 'index.html'),
          baseline: join(folder, 'baseline', 'index.html'),
        },
      },
    },
  });
};

/**
 * Returns the main-thread time used so far in seconds: `cpu` for all tasks, `script` for JavaScript alone.
 */
const readThreadTime = async (
  session: CDPSession,
): Promise<{ readonly cpu: number; readonly script: number }> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { cpu: read('TaskDuration'), script: read('ScriptDuration') };
};

const describeFirstDifference = (
  rendered: readonly unknown[],
  expected: readonly unknown[],
): string | null => {
  const index = expected.findIndex(
    (value, position) => JSON.stringify(value) !== JSON.stringify(rendered[position]),
  );
  return index === -1 && rendered.length === expected.length
    ? null
    : `position ${index} is ${JSON.stringify(rendered[index])} instead of ${JSON.stringify(expected[index])}, ${rendered.length} of ${expected.length}`;
};

const measurePage = async (browser: Browser, url: string, options: RunOptions): Promise<Measurements> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForFunction(() => window.bench !== undefined, undefined, { timeout: 20_000 });
    await page.evaluate((runOptions) => window.bench?.mount(runOptions), options);
    // Collect the garbage of the initial render now, so it does not count towards the updates.
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(settleMs);
    const before = await readThreadTime(session);
    await page.evaluate(() => window.bench?.run());
    const after = await readThreadTime(session);
    const rendered = await page.evaluate(() => ({
      lists: window.bench?.lists() ?? {},
      rows: window.bench?.rows() ?? [],
    }));
    const expected = computeExpectation(options);
    const problems = [
      ...errors,
      ...Object.entries(expected.lists).flatMap(([bucket, ids]) => {
        const difference = describeFirstDifference(rendered.lists[bucket] ?? [], ids);
        return difference === null ? [] : [`the list ${bucket}: ${difference}`];
      }),
      // A virtualized list renders only the visible rows, which must be the first ones.
      describeFirstDifference(rendered.rows, expected.rows.slice(0, rendered.rows.length)) ?? [],
      rendered.rows.length < Math.min(options.orders, 6)
        ? [`only ${rendered.rows.length} rows are rendered`]
        : [],
    ].flat();
    if (problems.length > 0) throw new WrongResultError(`${url}: ${problems.join('; ')}`);
    const toMillisecondsPerUpdate = (seconds: number): number => (seconds * 1000) / options.updates;
    return {
      cpu: toMillisecondsPerUpdate(after.cpu - before.cpu),
      script: toMillisecondsPerUpdate(after.script - before.script),
    };
  } finally {
    await context.close();
  }
};

/**
 * Compares the cost per update of the portal's live list with that of a plain DOM list. Also compares the
 * portal's cost with many orders to its cost with few.
 */
export const liveListSuite = async (
  browser: Browser,
  quick: boolean,
): Promise<{ readonly comparisons: readonly Comparison[]; close(): Promise<void> }> => {
  await buildPages();
  const server = await serveFolder(outFolder);
  const run = (page: 'portal' | 'baseline', orders: number) => (): Promise<Measurements> =>
    measurePage(browser, `${server.url}/${page}/index.html`, {
      orders,
      updatesPerSecond,
      updates: quick ? 1500 : 2500,
    });
  const compareWithBaseline = (name: string, orders: number, goals: readonly Goal[]): Comparison => ({
    name,
    size: `${orders} @ ${updatesPerSecond}/s`,
    goals,
    subject: run('portal', orders),
    baseline: run('baseline', orders),
  });
  return {
    comparisons: [
      compareWithBaseline('live.script', 200, [{ metric: 'script', unit: 'ms', limit: 3 }]),
      compareWithBaseline('live.cpu', 2000, [{ metric: 'cpu', unit: 'ms', limit: 0.5 }]),
      {
        name: 'live.growth',
        size: '200 → 20000',
        goals: [{ metric: 'cpu', unit: 'ms', limit: 1.5 }],
        subject: run('portal', 20_000),
        baseline: run('portal', 200),
      },
    ],
    close: () => server.close(),
  };
};
