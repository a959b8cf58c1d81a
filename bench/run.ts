import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../tooling/chromium.ts';
import { bulkReport, bulkScreenReport } from './bulk/suite.ts';
import { bundleSuite } from './bundle/suite.ts';
import { componentSuite } from './components/suite.ts';
import { runComparison, MissingBaselineError, WrongResultError } from './comparison.ts';
import { dataChecksum } from './data.ts';
import { historyReport } from './history/suite.ts';
import { largestPaintSuite } from './largest-paint/suite.ts';
import { firstMarkerComparison } from './live-list/first-marker.ts';
import { heapComparison } from './live-list/heap.ts';
import { liveListSuite } from './live-list/suite.ts';
import { orderEntryReport } from './order-entry/suite.ts';
import { outletsReport } from './outlets/suite.ts';
import { pasteReports } from './paste/suite.ts';
import { publicPageSuite } from './public-page/suite.ts';
import { sandboxScale } from './sandbox/scale.ts';
import { sandboxSuite } from './sandbox/suite.ts';
import { formatHeader, formatMachine, formatRow } from './table.ts';
import type { Comparison, ResultRow } from './comparison.ts';
import type { Report } from './report.ts';

/**
 * `npm run bench -- [bundle] [components] [live] [sandbox] [paste] [order-entry] [history] [outlets]
 * [public-page] [largest-paint] [bulk] [--quick]`
 *
 * Measures the portal, its components and the sandbox. Reports their cost as ratios to baselines, measured
 * alternately with them. Also measures how well the portal parses pasted messages, how fast a vendor can
 * enter an order, what a long history and many outlets cost, and how fast order files are read. The exit code is 1 if a goal is
 * missed or a result is wrong. It is 2 if a baseline cannot be measured.
 */
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rounds = values.quick ? 3 : 5;

const suites = [
  'bundle',
  'components',
  'live',
  'sandbox',
  'paste',
  'order-entry',
  'history',
  'outlets',
  'public-page',
  'largest-paint',
  'bulk',
] as const;
const selectedSuites = suites.filter((suite) => positionals.length === 0 || positionals.includes(suite));
const unknownSuites = positionals.filter((name) => !suites.some((suite) => suite === name));
if (unknownSuites.length > 0) {
  console.error(`Unknown suite: ${unknownSuites.join(', ')}. Choose from ${suites.join(', ')}.`);
  process.exit(1);
}

const rows: ResultRow[] = [];
let wrongResults = 0;

const runAndPrint = async (comparison: Comparison): Promise<void> => {
  try {
    for (const row of await runComparison(comparison, rounds)) {
      rows.push(row);
      console.log(formatRow(row));
    }
  } catch (error) {
    if (!(error instanceof WrongResultError)) throw error;
    wrongResults += 1;
    console.log(`${comparison.name}  WRONG: ${error.message}`);
  }
};

const main = async (): Promise<number> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  let live: Awaited<ReturnType<typeof liveListSuite>> | null = null;
  let firstMarker: ReturnType<typeof firstMarkerComparison> | null = null;
  let sandbox: ReturnType<typeof sandboxSuite> | null = null;
  let publicPage: Awaited<ReturnType<typeof publicPageSuite>> | null = null;
  let scale: ReturnType<typeof sandboxScale> | null = null;
  let largestPaint: Awaited<ReturnType<typeof largestPaintSuite>> | null = null;
  let bulkScreen: Report | null = null;
  try {
    if (selectedSuites.includes('public-page')) publicPage = await publicPageSuite(browser);
    if (selectedSuites.includes('largest-paint')) largestPaint = await largestPaintSuite(browser);
    if (selectedSuites.includes('live')) {
      live = await liveListSuite(browser, values.quick);
      firstMarker = firstMarkerComparison(browser);
    }
    if (selectedSuites.includes('sandbox')) {
      sandbox = sandboxSuite(values.quick ? 1500 : 4000);
      scale = sandboxScale(values.quick ? 300 : 1000);
    }
    const components = selectedSuites.includes('components') ? await componentSuite() : [];
    console.log(formatMachine(browser.version(), dataChecksum()));
    console.log(formatHeader());
    const bundle = selectedSuites.includes('bundle') ? bundleSuite() : [];
    for (const comparison of [
      ...bundle,
      ...components,
      ...(live?.comparisons ?? []),
      ...(live === null ? [] : [heapComparison(browser)]),
      ...(firstMarker ? [firstMarker.comparison] : []),
      ...(sandbox?.comparisons ?? []),
      ...(publicPage?.comparisons ?? []),
      ...(largestPaint?.comparisons ?? []),
      ...(scale?.comparisons ?? []),
    ])
      await runAndPrint(comparison);
    if (selectedSuites.includes('bulk')) bulkScreen = await bulkScreenReport(browser, rounds);
  } finally {
    sandbox?.close();
    scale?.close();
    await live?.close();
    await firstMarker?.close();
    await publicPage?.close();
    await largestPaint?.close();
    await browser.close();
  }
  const count = (verdict: ResultRow['verdict']): number =>
    rows.filter((row) => row.verdict === verdict).length;
  const reports: Report[] = bulkScreen ? [bulkScreen] : [];
  if (selectedSuites.includes('paste')) reports.push(...(await pasteReports()));
  if (selectedSuites.includes('order-entry')) reports.push(await orderEntryReport(rounds));
  if (selectedSuites.includes('history')) reports.push(await historyReport(rounds));
  if (selectedSuites.includes('outlets')) reports.push(await outletsReport(rounds));
  if (selectedSuites.includes('bulk')) reports.push(await bulkReport(rounds));
  for (const line of reports.flatMap(({ lines }) => lines)) console.log(line);
  const passed = reports.reduce((sum, report) => sum + report.passed, count('PASS'));
  const failed = reports.reduce((sum, report) => sum + report.failed, count('FAIL') + wrongResults);
  console.log(`\n${passed} pass, ${failed} fail, ${count('NOISY')} noisy`);
  return failed > 0 ? 1 : 0;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof MissingBaselineError ? 2 : 1;
}
