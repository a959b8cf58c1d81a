import { chromium } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import { chromiumFlags, findChromium } from '../../tooling/chromium.ts';
import { measureInNewPage, median } from '../browser-page.ts';
import { cpuSlowdown, minEventMs } from '../order-entry/input-events.ts';
import { formatColumns, toVerdict, type Report } from '../report.ts';
import { measureHistory, type HistoryMeasurement } from './measure-history.ts';

/** A full history, and one page of it. */
const sizes = { many: 10_000, few: 30 } as const;
/** The highest accepted ratios. */
const goals = { key: 1.5, heap: 4 } as const;

const formatLine = formatColumns([34, 30, 10, 8]);

/**
 * Reports what a long history costs: the slowest key press in the phone search with many loaded orders,
 * divided by that with one page. Also the heap that each further order takes, divided by the size of its JSON.
 */
export const historyReport = async (rounds: number): Promise<Report> => {
  await buildPortal();
  const sandbox = await startSandbox();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const measured: { readonly many: HistoryMeasurement; readonly few: HistoryMeasurement }[] = [];
    while (measured.length < rounds)
      measured.push({
        few: await measureInNewPage(browser, sandbox, (page) => measureHistory(page, sizes.few)),
        many: await measureInNewPage(browser, sandbox, (page) => measureHistory(page, sizes.many)),
      });

    const keys = measured.map(({ many, few }) => many.slowestKeyMs / few.slowestKeyMs);
    const heaps = measured.map(
      ({ many, few }) =>
        (many.heapBytes - few.heapBytes) / (sizes.many - sizes.few) / (many.jsonBytes / sizes.many),
    );
    const jsonBytes = Math.round(median(measured.map(({ many }) => many.jsonBytes / sizes.many)));
    const verdicts = [median(keys) <= goals.key, median(heaps) <= goals.heap] as const;
    return {
      lines: [
        `\norder history: ${sizes.many} orders against ${sizes.few}, ${rounds} rounds`,
        formatLine('case', 'figure', 'goal', 'verdict'),
        formatLine(
          `slowest key, ${cpuSlowdown}× CPU slowdown`,
          `ratio ${median(keys).toFixed(2)}`,
          `≤ ${goals.key}`,
          toVerdict(verdicts[0]),
        ),
        `  ${median(measured.map(({ many }) => many.slowestKeyMs))} ms and ${median(measured.map(({ few }) => few.slowestKeyMs))} ms; values below ${minEventMs} ms are reported as ${minEventMs} ms`,
        formatLine(
          'heap per order ÷ its JSON',
          `ratio ${median(heaps).toFixed(2)}`,
          `≤ ${goals.heap}`,
          toVerdict(verdicts[1]),
        ),
        `  the JSON of an order has ${jsonBytes} bytes`,
      ],
      passed: verdicts.filter(Boolean).length,
      failed: verdicts.filter((isMet) => !isMet).length,
    };
  } finally {
    await browser.close();
    await sandbox.close();
  }
};
