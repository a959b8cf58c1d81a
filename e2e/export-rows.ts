import { readFile } from 'node:fs/promises';
import { readCsv } from './read-csv.ts';
import type { Page } from '@playwright/test';

/** Exports the history of a page and returns the rows of the CSV file, without its header. */
export const exportRows = async (page: Page, name: string): Promise<readonly string[][]> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const [, ...rows] = readCsv(await readFile(await (await downloading).path(), 'utf8'));
  return rows;
};
