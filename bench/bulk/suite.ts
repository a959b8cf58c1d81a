import { createRequire } from 'node:module';
import { maxBulkRows } from '@saddlebag/domain/contracts';
import readExcelFile from 'read-excel-file/node';
import { readSheet, validateRows } from '@saddlebag/domain/bulk-sheet';
import { parseWorkbook } from '../../apps/portal/src/routes/bulk-order/reader/parse-workbook.ts';
import { context } from '../../packages/domain/src/bulk/sheet/testing/validation.ts';
import type { Browser } from 'playwright';
import { buildPortal } from '../../tooling/build-portal.ts';
import { median } from '../comparison.ts';
import { formatColumns, toVerdict, type Report } from '../report.ts';
import { measureScreen } from './measure-screen.ts';
import { createOrderFile, type OrderFile } from './order-file.ts';
import { scanBytes } from './scan-bytes.ts';

/**
 * The highest accepted time, as a multiple of what the library `xlsx` alone takes with its default options. The
 * guard, the header and the validation share the difference.
 */
const goal = 2;

interface Spreadsheets {
  readonly read: (bytes: Uint8Array) => { readonly Sheets: Readonly<Record<string, unknown>> };
  readonly utils: { readonly sheet_to_json: (sheet: unknown, options: object) => unknown[] };
}

/** The portal depends on this library, and the workspace does not. */
const spreadsheets = createRequire(new URL('../../apps/portal/package.json', import.meta.url))(
  'xlsx',
) as Spreadsheets;

const formatLine = formatColumns([26, 16, 16, 18, 16, 20, 20, 8, 8]);

const measure = async (run: () => unknown): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

const readAndValidate = async ({ bytes, rows }: OrderFile): Promise<void> => {
  const reading = await readSheet(bytes, { country: 'bd' }, parseWorkbook);
  const count = reading.ok ? reading.rows.length : 0;
  if (!reading.ok || count !== rows)
    throw new Error(`The reader returned ${count} of ${rows} rows. The measurement would be meaningless.`);
  validateRows(reading.rows, context);
};

const readWithSheetJs = (bytes: Uint8Array): number =>
  Object.values(spreadsheets.read(bytes).Sheets).flatMap((sheet) =>
    spreadsheets.utils.sheet_to_json(sheet, { header: 1 }),
  ).length;

/** The longest accepted task of the main thread while the worker reads a file, in milliseconds. */
const longestTaskGoalMs = 50;

const formatTask = (ms: number): string => (ms === 0 ? '< 50 ms' : `${ms.toFixed(0)} ms`);

/** Reports what the bulk screen of the built portal costs while it reads the most orders that one upload may have. */
export const bulkScreenReport = async (browser: Browser, rounds: number): Promise<Report> => {
  await buildPortal();
  const file = createOrderFile(maxBulkRows, 2000);
  const measured = [];
  while (measured.length < rounds) measured.push(await measureScreen(browser, file));
  const longestTask = median(measured.map(({ longestTaskMs }) => longestTaskMs));
  const showingTask = median(measured.map(({ showingTaskMs }) => showingTaskMs));
  const memory = median(measured.map(({ memoryMegabytes }) => memoryMegabytes ?? Number.NaN));
  const screen = median(measured.map(({ screenKilobytes }) => screenKilobytes));
  const isMet = longestTask <= longestTaskGoalMs;
  const formatScreenLine = formatColumns([44, 16, 8, 8]);
  return {
    lines: [
      `\nbulk screen: ${file.rows} rows, ${(file.bytes.length / 1_048_576).toFixed(2)} MB, ${rounds} rounds`,
      formatScreenLine('case', 'figure', 'goal', 'verdict'),
      formatScreenLine(
        'longest task while the file is read',
        formatTask(longestTask),
        `≤ ${longestTaskGoalMs}`,
        toVerdict(isMet),
      ),
      formatScreenLine('task that shows the rows', formatTask(showingTask)),
      formatScreenLine('memory of the tab at its peak, more than before', `${memory.toFixed(0)} MB`),
      formatScreenLine('scripts of the screen, compressed', `${screen.toFixed(0)} kB`),
    ],
    passed: isMet ? 1 : 0,
    failed: isMet ? 0 : 1,
  };
};

/**
 * Reports how long the reader takes to read and validate order files, as a multiple of inflating the file and
 * scanning its bytes, and of the library alone. Two other readers run on the same files. They do not validate.
 */
export const bulkReport = async (rounds: number): Promise<Report> => {
  const files = [createOrderFile(1000, 40), createOrderFile(10_000, 40), createOrderFile(10_000, 560)];
  const lines: string[] = [];
  let passed = 0;
  for (const file of files) {
    const times = {
      ours: [] as number[],
      scan: [] as number[],
      sheetJs: [] as number[],
      other: [] as number[],
    };
    // The first run of each side also measures the compiler.
    scanBytes(file.bytes);
    await readAndValidate(file);
    for (let round = 0; round < rounds; round += 1) {
      times.scan.push(await measure(() => scanBytes(file.bytes)));
      times.ours.push(await measure(() => readAndValidate(file)));
      times.other.push(await measure(() => readExcelFile(Buffer.from(file.bytes))));
      times.sheetJs.push(await measure(() => readWithSheetJs(file.bytes)));
    }
    const ratioTo = (other: readonly number[]) =>
      median(times.ours.map((time, round) => time / (other[round] ?? Number.NaN)));
    const ratio = ratioTo(times.sheetJs);
    if (ratio <= goal) passed += 1;
    lines.push(
      formatLine(
        `${file.rows} rows, ${(file.bytes.length / 1_048_576).toFixed(2)} MB`,
        ...[times.scan, times.ours, times.other, times.sheetJs].map((all) => `${median(all).toFixed(0)} ms`),
        `ratio ${ratioTo(times.scan).toFixed(2)}`,
        `ratio ${ratio.toFixed(2)}`,
        `≤ ${goal}`,
        toVerdict(ratio <= goal),
      ),
    );
  }
  return {
    lines: [
      `\norder files: read and validate, ${rounds} rounds`,
      formatLine(
        'file',
        'inflate + scan',
        'this reader',
        'read-excel-file',
        'xlsx',
        'to inflate + scan',
        'to xlsx',
        'goal',
        'verdict',
      ),
      ...lines,
    ],
    passed,
    failed: files.length - passed,
  };
};
