import { createRequire } from 'node:module';
import readExcelFile from 'read-excel-file/node';
import { readSheet, validateRows } from '@saddlebag/domain/bulk-sheet';
import { parseWorkbook } from '../../apps/portal/src/routes/bulk-order/reader/parse-workbook.ts';
import { context } from '../../packages/domain/src/bulk/sheet/testing/validation.ts';
import { median } from '../comparison.ts';
import { formatColumns, toVerdict, type Report } from '../report.ts';
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
