import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import { chromiumFlags, findChromium } from '../../tooling/chromium.ts';
import { formatColumns, toVerdict, type Report } from '../report.ts';
import { keyIntervalMs } from './keyboard-user.ts';
import { minEventMs, cpuSlowdown, measureBareInput, measurePortalInput } from './input-events.ts';
import { measurePasteToReady } from './paste-to-ready.ts';
import { measureQuickTyping } from './quick-typing.ts';
import { measureReturningCustomer } from './returning-customer.ts';

const goals = { keys: 10, seconds: 4, actions: 3, requests: 1 } as const;
/**
 * Input delay in milliseconds that counts as good. It is reported but not judged, because it depends on the
 * machine.
 */
const goodInputDelayMs = 200;

const viewport = { width: 1280, height: 800 };
const formatLine = formatColumns([30, 32, 10, 8]);

const upperMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const spread = (values: readonly number[], digits: number): string =>
  `${upperMedian(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/** Reports how fast an order can be entered: keys, actions, search requests and input delay. */
export const orderEntryReport = async (rounds: number): Promise<Report> => {
  await buildPortal();
  const sandbox = await startSandbox();
  // Without a GPU, WebGL renders the map on a CPU core, which would distort the measurements.
  const args = [...chromiumFlags, '--disable-3d-apis'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const measureOnNewPage = async <T>(measure: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({
      baseURL: sandbox.url,
      locale: 'en-GB',
      viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    try {
      return await measure(await context.newPage());
    } finally {
      await context.close();
    }
  };
  const repeat = async <T>(measure: (page: Page) => Promise<T>): Promise<readonly T[]> => {
    const results: T[] = [];
    while (results.length < rounds) results.push(await measureOnNewPage(measure));
    return results;
  };
  try {
    const entries = await repeat(measureReturningCustomer);
    const pasteToReady = await measureOnNewPage(measurePasteToReady);
    const quickTyping = await measureOnNewPage(measureQuickTyping);
    const events: { readonly portal: number; readonly bareInput: number }[] = [];
    while (events.length < rounds)
      events.push({
        bareInput: await measureOnNewPage(measureBareInput),
        portal: await measureOnNewPage(measurePortalInput),
      });

    const keys = Math.max(...entries.map((entry) => entry.keys));
    const seconds = entries.map(({ milliseconds }) => milliseconds / 1000);
    const portal = events.map((event) => event.portal);
    const bareInput = events.map((event) => event.bareInput);
    const goalsMet = [
      keys <= goals.keys,
      upperMedian(seconds) <= goals.seconds,
      pasteToReady.actions <= goals.actions,
      quickTyping.requests === goals.requests,
    ] as const;
    return {
      lines: [
        `\norder entry by keyboard: ${viewport.width}×${viewport.height}, ${keyIntervalMs} ms per key, ${rounds} rounds`,
        formatLine('case', 'figure', 'goal', 'verdict'),
        formatLine(
          'returning customer',
          `${keys} keys without the phone`,
          `≤ ${goals.keys}`,
          toVerdict(goalsMet[0]),
        ),
        `  ${entries[0]?.transcript ?? ''}`,
        formatLine(
          'until tracked',
          `${spread(seconds, 1)} s`,
          `≤ ${goals.seconds} s`,
          toVerdict(goalsMet[1]),
        ),
        formatLine(
          'paste to ready',
          `${pasteToReady.actions} actions`,
          `≤ ${goals.actions}`,
          toVerdict(goalsMet[2]),
        ),
        `  ${pasteToReady.transcript}`,
        formatLine(
          `${quickTyping.characters} characters typed fast`,
          `${quickTyping.requests} search${quickTyping.requests === 1 ? '' : 'es'}`,
          `= ${goals.requests}`,
          toVerdict(goalsMet[3]),
        ),
        `  longest pause between two keys ${Math.round(quickTyping.longestPauseMs)} ms`,
        formatLine(`slowest key, ${cpuSlowdown}× CPU slowdown`, `${spread(portal, 0)} ms`, '', ''),
        formatLine('  same text in a bare input', `${spread(bareInput, 0)} ms`, '', ''),
        formatLine(
          '  ratio',
          spread(
            events.map((event) => event.portal / event.bareInput),
            2,
          ),
        ),
        `  values below ${minEventMs} ms are reported as ${minEventMs} ms; ${upperMedian(portal) <= goodInputDelayMs ? 'good' : 'slow on this machine'} (good: up to ${goodInputDelayMs} ms)`,
      ],
      passed: goalsMet.filter(Boolean).length,
      failed: goalsMet.filter((isMet) => !isMet).length,
    };
  } finally {
    await browser.close();
    await sandbox.close();
  }
};
