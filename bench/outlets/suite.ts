import { chromium } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import { chromiumFlags, findChromium } from '../../tooling/chromium.ts';
import { measureInNewPage, median } from '../browser-page.ts';
import { cpuSlowdown, minEventMs } from '../order-entry/input-events.ts';
import { formatColumns, toVerdict, type Report } from '../report.ts';
import { measureSelector, type SelectorMeasurement } from './measure-selector.ts';

const sizes = { many: 2000, few: 20 } as const;
/** The highest accepted ratios, and the most rows in the document. */
const goals = { open: 1.5, key: 1.5, rows: 100 } as const;

const formatLine = formatColumns([34, 30, 10, 8]);

/**
 * Reports what many outlets cost in the branch selector: the time to open it and the slowest key in its search with
 * 2,000 outlets, divided by those with 20. Also the number of rows in the document.
 */
export const outletsReport = async (rounds: number): Promise<Report> => {
  await buildPortal();
  const sandbox = await startSandbox();
  // The map draws beside the selector. Without a graphics card, its first frames take longer than the selector.
  const args = [...chromiumFlags, '--disable-3d-apis'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const many: SelectorMeasurement[] = [];
    const few: SelectorMeasurement[] = [];
    while (many.length < rounds) {
      few.push(await measureInNewPage(browser, sandbox, (page) => measureSelector(page, sizes.few)));
      many.push(await measureInNewPage(browser, sandbox, (page) => measureSelector(page, sizes.many)));
    }

    const line = (name: string, limit: number, valueOf: (measurement: SelectorMeasurement) => number) => {
      const [manyMs, fewMs] = [median(many.map(valueOf)), median(few.map(valueOf))];
      const ratio = manyMs / fewMs;
      return {
        isMet: ratio <= limit,
        lines: [
          formatLine(name, `ratio ${ratio.toFixed(2)}`, `≤ ${limit}`, toVerdict(ratio <= limit)),
          `  ${Math.round(manyMs)} ms and ${Math.round(fewMs)} ms`,
        ],
      };
    };
    const open = line(`opening, ${cpuSlowdown}× CPU slowdown`, goals.open, ({ openMs }) => openMs);
    const key = line(
      `slowest key, ${cpuSlowdown}× CPU slowdown`,
      goals.key,
      ({ slowestKeyMs }) => slowestKeyMs,
    );
    const rows = Math.max(...many.map((measurement) => measurement.rows));
    const verdicts = [open.isMet, key.isMet, rows < goals.rows];
    return {
      lines: [
        `\nbranch selector: ${sizes.many} outlets against ${sizes.few}, ${rounds} rounds`,
        formatLine('case', 'figure', 'goal', 'verdict'),
        ...open.lines,
        ...key.lines,
        `  keys below ${minEventMs} ms are reported as ${minEventMs} ms`,
        formatLine('rows in the document', String(rows), `< ${goals.rows}`, toVerdict(rows < goals.rows)),
      ],
      passed: verdicts.filter(Boolean).length,
      failed: verdicts.filter((isMet) => !isMet).length,
    };
  } finally {
    await browser.close();
    await sandbox.close();
  }
};
