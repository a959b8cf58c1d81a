import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../tooling/chromium.ts';
import { bundleSuite } from './bundle/suite.ts';
import { componentSuite } from './components/suite.ts';
import { holdContest, NoFloor, WrongAnswer } from './contest.ts';
import { dataChecksum } from './data.ts';
import { liveListSuite } from './live-list/suite.ts';
import { orderEntryReport } from './order-entry/suite.ts';
import { pasteReport } from './paste.ts';
import { sandboxSuite } from './sandbox/suite.ts';
import { headLine, machineLine, rowLine } from './table.ts';
import type { Contest, Row } from './contest.ts';
import type { Report } from './report.ts';

/**
 * `npm run bench -- [bundle] [components] [live] [sandbox] [paste] [order-entry] [--quick]`: what the portal, its
 * components and its sandbox cost, as ratios to floors that are measured in the same minutes, how well pasted messages
 * are read, and how fast an order is entered. Ends with 1 when a goal is missed or an answer is wrong, 2 without a floor.
 */
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rounds = values.quick ? 3 : 5;

const suites = ['bundle', 'components', 'live', 'sandbox', 'paste', 'order-entry'] as const;
const chosen = suites.filter((suite) => positionals.length === 0 || positionals.includes(suite));
const unknown = positionals.filter((name) => !suites.some((suite) => suite === name));
if (unknown.length > 0) {
  console.error(`There is no suite called ${unknown.join(', ')}; choose from ${suites.join(', ')}.`);
  process.exit(1);
}

const rows: Row[] = [];
let wrong = 0;

const hold = async (contest: Contest): Promise<void> => {
  try {
    for (const row of await holdContest(contest, rounds)) {
      rows.push(row);
      console.log(rowLine(row));
    }
  } catch (error) {
    if (!(error instanceof WrongAnswer)) throw error;
    wrong += 1;
    console.log(`${contest.name}  WRONG: ${error.message}`);
  }
};

const main = async (): Promise<number> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  let live: Awaited<ReturnType<typeof liveListSuite>> | null = null;
  let sandbox: ReturnType<typeof sandboxSuite> | null = null;
  try {
    if (chosen.includes('live')) live = await liveListSuite(browser, values.quick);
    if (chosen.includes('sandbox')) sandbox = sandboxSuite(values.quick ? 1500 : 4000);
    const components = chosen.includes('components') ? await componentSuite() : [];
    console.log(machineLine(browser.version(), dataChecksum()));
    console.log(headLine());
    const bundle = chosen.includes('bundle') ? bundleSuite() : [];
    for (const contest of [...bundle, ...components, ...(live?.contests ?? []), ...(sandbox?.contests ?? [])])
      await hold(contest);
  } finally {
    sandbox?.close();
    await live?.close();
    await browser.close();
  }
  const count = (verdict: Row['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  const reports: Report[] = [];
  if (chosen.includes('paste')) reports.push(pasteReport());
  if (chosen.includes('order-entry')) reports.push(await orderEntryReport(rounds));
  for (const line of reports.flatMap(({ lines }) => lines)) console.log(line);
  const passed = reports.reduce((sum, report) => sum + report.passed, count('PASS'));
  const failed = reports.reduce((sum, report) => sum + report.failed, count('FAIL') + wrong);
  console.log(`\n${passed} pass, ${failed} fail, ${count('NOISY')} noisy`);
  return failed > 0 ? 1 : 0;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof NoFloor ? 2 : 1;
}
