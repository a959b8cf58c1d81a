import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';

/** Adds rows below those of a spreadsheet and saves it again. Takes and returns an XLSX file. */
type FillTemplate = (template: Buffer, rows: readonly (readonly string[])[]) => Promise<Buffer>;

const fillWithLibraries: FillTemplate = async (template, rows) => {
  const [sheet] = await readExcelFile(template);
  const texts = (sheet?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')));
  return writeExcelFile(
    [...texts, ...rows].map((row) => row.map((value) => ({ type: String, value }))),
  ).toBuffer();
};

/** Types the rows into cells of the default format, so phone numbers become numbers without leading zeros. */
const fillWithLibreOffice: FillTemplate = async (template, rows) => {
  const folder = await mkdtemp(join(tmpdir(), 'saddlebag-template-'));
  const convert = (file: string, format: string): void => {
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const { status, stderr } = spawnSync(
      'soffice',
      [profile, '--headless', '--convert-to', format, '--outdir', folder, join(folder, file)],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`LibreOffice could not convert ${file} to ${format}: ${stderr}`);
  };
  try {
    await writeFile(join(folder, 'filled.xlsx'), template);
    // 44 is a comma, 34 a quotation mark and 76 is UTF-8.
    convert('filled.xlsx', 'csv:Text - txt - csv (StarCalc):44,34,76');
    const csv = await readFile(join(folder, 'filled.csv'), 'utf8');
    const added = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
    await writeFile(join(folder, 'filled.csv'), `${csv.trimEnd()}\n${added.join('\n')}\n`);
    await rm(join(folder, 'filled.xlsx'));
    convert('filled.csv', 'xlsx');
    return await readFile(join(folder, 'filled.xlsx'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

/** The other programs on this machine that can fill in the template. */
export const templateFillers: Readonly<Record<string, FillTemplate>> = {
  'an independent library': fillWithLibraries,
  ...(isInstalled('soffice') && { LibreOffice: fillWithLibreOffice }),
};
