import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import type { Sandbox } from '../../e2e/sandbox-process.ts';
import { createSeededRandom } from '@saddlebag/domain/testing';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { browserViolations } from './browser-stage.ts';
import type { BrowserViolation } from './browser-stage.ts';
import { playInBrowser } from './browser-trace.ts';

/** Traces wait for the page and the service for much of their time. */
const atOnce = 3;
const parameters = { paymentMethods: 'cash on delivery|online payment', onlinePaymentActivated: 'true' };

interface Totals {
  readonly figures: Map<string, number>;
  readonly found: Map<BrowserViolation, number>;
}

const add = <Key>(numbers: Map<Key, number>, key: Key, more: number): void =>
  void numbers.set(key, (numbers.get(key) ?? 0) + more);

/** Plays traces as long as there are some, on a sandbox of its own: what breaks there breaks for nobody else. */
const runLane = async (
  browser: Browser,
  sandbox: Sandbox,
  seeds: Iterator<number>,
  { figures, found }: Totals,
): Promise<void> => {
  await sandbox.control('settings', { parameters, courier: 'paused' });
  for (let next = seeds.next(); !next.done; next = seeds.next()) {
    const seed = next.value;
    const { counts, complaints } = await playInBrowser(browser, sandbox, seed, createSeededRandom(seed));
    add(figures, 'traces', 1);
    for (const [name, number] of Object.entries(counts)) add(figures, name, number);
    for (const { violation, what } of complaints) {
      add(found, violation, 1);
      console.log(`seed ${seed}: ${browserViolations[violation]}: ${what}`);
    }
    const done = figures.get('traces') ?? 0;
    if (done % 10 === 0) console.log(`${done} traces in ${Math.round(performance.now() / 1000)} s`);
  }
};

/** Plays so many traces in Chromium and prints what they came to. */
export const runBrowserTraces = async (count: number, firstSeed: number): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--disable-3d-apis'],
  });
  const totals: Totals = { figures: new Map(), found: new Map() };
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index).values();
  const sandboxes: Sandbox[] = [];
  try {
    // One after the other: a start computes, and gets half a minute.
    while (sandboxes.length < Math.min(atOnce, count)) sandboxes.push(await startSandbox());
    await Promise.all(sandboxes.map((sandbox) => runLane(browser, sandbox, seeds, totals)));
  } finally {
    await browser.close();
    for (const sandbox of sandboxes) await sandbox.close();
  }
  for (const [name, number] of totals.figures)
    console.log(`${name.padEnd(52)} ${String(number).padStart(8)}`);
  for (const violation of Object.keys(browserViolations) as BrowserViolation[])
    console.log(
      `${browserViolations[violation].padEnd(52)} ${String(totals.found.get(violation) ?? 0).padStart(8)}`,
    );
  return [...totals.found.values()].reduce((sum, number) => sum + number, 0);
};
