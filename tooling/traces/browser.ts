import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import type { Sandbox } from '../../e2e/sandbox-process.ts';
import { createSeededRandom } from '@saddlebag/domain/testing';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { browserViolations } from './browser-trace-state.ts';
import type { BrowserViolation } from './browser-trace-state.ts';
import { runBrowserTrace } from './browser-trace.ts';

/** Number of concurrent traces. Each spends most of its time waiting for the page and the service. */
const concurrency = 3;
const parameters = { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' };

interface Totals {
  readonly counts: Map<string, number>;
  readonly violations: Map<BrowserViolation, number>;
}

const addTo = <Key>(totals: Map<Key, number>, key: Key, amount: number): void =>
  void totals.set(key, (totals.get(key) ?? 0) + amount);

/**
 * Runs traces until no seeds are left. Each worker has its own sandbox, so that faults affect only its own
 * traces.
 */
const runWorker = async (
  browser: Browser,
  sandbox: Sandbox,
  seeds: Iterator<number>,
  totals: Totals,
): Promise<void> => {
  await sandbox.control('settings', { parameters, courier: 'paused' });
  for (let next = seeds.next(); !next.done; next = seeds.next()) {
    const seed = next.value;
    const { counts, violations } = await runBrowserTrace(browser, sandbox, seed, createSeededRandom(seed));
    addTo(totals.counts, 'traces', 1);
    for (const [name, number] of Object.entries(counts)) addTo(totals.counts, name, number);
    for (const { violation, detail } of violations) {
      addTo(totals.violations, violation, 1);
      console.log(`seed ${seed}: ${browserViolations[violation]}: ${detail}`);
    }
    const done = totals.counts.get('traces') ?? 0;
    if (done % 10 === 0) console.log(`${done} traces in ${Math.round(performance.now() / 1000)} s`);
  }
};

/** Runs traces in Chromium and prints the totals. Returns the number of violations. */
export const runBrowserTraces = async (count: number, firstSeed: number): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--disable-3d-apis'],
  });
  const totals: Totals = { counts: new Map(), violations: new Map() };
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index).values();
  const sandboxes: Sandbox[] = [];
  try {
    // Starts the sandboxes one by one, because starting needs the CPU and must finish within half a minute.
    while (sandboxes.length < Math.min(concurrency, count)) sandboxes.push(await startSandbox());
    await Promise.all(sandboxes.map((sandbox) => runWorker(browser, sandbox, seeds, totals)));
  } finally {
    await browser.close();
    for (const sandbox of sandboxes) await sandbox.close();
  }
  for (const [name, number] of totals.counts) console.log(`${name.padEnd(52)} ${String(number).padStart(8)}`);
  for (const violation of Object.keys(browserViolations) as BrowserViolation[])
    console.log(
      `${browserViolations[violation].padEnd(52)} ${String(totals.violations.get(violation) ?? 0).padStart(8)}`,
    );
  return [...totals.violations.values()].reduce((sum, number) => sum + number, 0);
};
