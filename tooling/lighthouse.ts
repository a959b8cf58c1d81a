import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { placeLinkedOrder } from '../e2e/public-link.ts';
import { startSandbox } from '../e2e/sandbox-process.ts';
import type { Sandbox } from '../e2e/sandbox-process.ts';
import { buildPortal } from './build-portal.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

/** The lowest score that passes, of 100. */
const lowestScore = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const metrics = [
  ['first paint', 'first-contentful-paint'],
  ['largest paint', 'largest-contentful-paint'],
  ['blocked', 'total-blocking-time'],
  ['shift', 'cumulative-layout-shift'],
] as const;

type Category = (typeof categories)[number];

interface PageResult {
  readonly path: string;
  /** Scores of 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: readonly string[];
  /** What costs points in accessibility or best practices. */
  readonly problems: readonly string[];
}

/** Runs the default profile of Lighthouse once: a phone of medium speed on a slow 4G network. */
const auditPage = async (url: string, port: number): Promise<PageResult> => {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (run === undefined || run.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not load ${url}: ${run?.lhr.runtimeError?.message ?? 'it returned no result'}. Open the page in a browser to see why.`,
    );
  const { audits, categories: results } = run.lhr;
  const scoreOf = (category: Category) => Math.round((results[category]?.score ?? 0) * 100);
  const failedAudits = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => results[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return {
    path: new URL(url).pathname.replace(/(?<=\/[\w-]+\/).*/, '…'),
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    },
    metrics: metrics.map(([name, id]) => `${name} ${audits[id]?.displayValue ?? '?'}`),
    problems: failedAudits,
  };
};

/** Returns the run with the median performance, because other programs of the machine slow single runs down. */
const medianRun = (runs: readonly PageResult[]): PageResult => {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const median = sorted[sorted.length >> 1];
  if (median === undefined) throw new Error('There is no median of zero runs. Pass --runs 1 or more.');
  return median;
};

const printResult = ({ path, scores, metrics: figures, problems }: PageResult): void => {
  const cells = categories.map((category) => `${category} ${String(scores[category]).padStart(3)}`);
  console.log([path.padEnd(22), ...cells, ...figures].join('  '));
  for (const problem of problems) console.log(`  ${problem}`);
};

/** Places the orders behind the pages: one that was delivered, and one that a rider has just collected. */
const placeOrders = async (sandbox: Sandbox): Promise<readonly string[]> => {
  const delivered = await placeLinkedOrder(sandbox);
  await delivered.advanceTo('DELIVERED');
  const collected = await placeLinkedOrder(sandbox);
  await collected.advanceTo('PICKED_UP');
  return [
    `/tracking/${collected.token}`,
    `/delivery-receipt/${delivered.token}`,
    `/tracking-c2c/${collected.token}`,
    '/prohibiteditems-c2c',
  ];
};

/**
 * `npm run lighthouse -- [--runs 3]`
 *
 * Audits the public pages of the built portal with Lighthouse's default profile of a phone. Prints the median
 * run of each page. The exit code is 1 if a score is below 95.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
  await buildPortal();
  // In real time, so that the order stays on its way during all audits.
  const sandbox = await startSandbox({ speed: 1 });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    let isPassed = true;
    for (const path of await placeOrders(sandbox)) {
      const runs: PageResult[] = [];
      while (runs.length < Number(values.runs)) runs.push(await auditPage(sandbox.url + path, port));
      const result = medianRun(runs);
      printResult(result);
      isPassed &&= Object.values(result.scores).every((score) => score >= lowestScore);
    }
    console.log(isPassed ? `Every score is ${lowestScore} or more.` : `A score is below ${lowestScore}.`);
    return isPassed ? 0 : 1;
  } finally {
    await browser.close();
    await sandbox.close();
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
