import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import en from '../../apps/portal/src/locales/en.json' with { type: 'json' };
import type { OddFile } from '../../packages/domain/src/bulk/sheet/testing/odd-file.ts';
import { storeSession } from '../session.ts';
import { accounts, password, vendorAt } from '../vendor.ts';
import type { FileOutcome } from './file-outcome.ts';
import { readMemory, resetLargestMemory } from './process-memory.ts';

/** Milliseconds after which a file without a message or rows counts as a hang. */
const hangMs = 30_000;
const rowsSelector = '#bulk-rows-title';
const errorSelector = '[data-slot=field-error]';
const goodFile = 'name,phone,address,payment,amount\nAyesha,01712345678,House 7,cash,20';

interface Outcome {
  /** Milliseconds from the choice of the file. */
  readonly ms: number;
  /** The text of the refusal. Null if the rows are shown. */
  readonly refusal: string | null;
}

declare global {
  interface Window {
    fileOutcome?: Promise<Outcome>;
  }
}

/** Starts to wait for what the screen shows of the next file. */
const watchNextFile = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    ([fileName, rows, errors]) => {
      window.fileOutcome = new Promise((resolve) => {
        let chosenAt = 0;
        const readOutcome = () => {
          const error = document.querySelector(errors)?.textContent ?? '';
          const isRefused = error.includes(fileName);
          if (chosenAt === 0 || (!isRefused && !document.querySelector(rows))) return;
          observer.disconnect();
          resolve({ ms: performance.now() - chosenAt, refusal: isRefused ? error : null });
        };
        const observer = new MutationObserver(readOutcome);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const chosen = () => {
          chosenAt = performance.now();
        };
        addEventListener('change', chosen, { capture: true, once: true });
      });
    },
    [name, rowsSelector, errorSelector] as const,
  );

/** Returns the English text of a refusal as a pattern, with anything in its placeholders. */
const patternOf = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{\{\w+\}\}/g, '.+'));

const messages: Readonly<Record<string, unknown>> = en.bulk.file;

/** Returns what is wrong with the outcome of a file, or null. */
const findFault = ({ failure }: OddFile, size: number, { refusal }: Outcome): string | null => {
  if (failure === undefined) return refusal === null ? null : `was refused with “${refusal}”`;
  if (refusal === null) return 'was not refused';
  // The field refuses an empty file before it is read.
  const message = size === 0 ? en.bulk.upload.empty : String(messages[failure.replace('bulk.file.', '')]);
  return patternOf(message).test(refusal) ? null : `got the message “${refusal}”`;
};

const listRenderers = async (browser: Browser): Promise<readonly number[]> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
};

/** Opens the bulk screen of a portal. */
export const openBulkScreen = async (browser: Browser, url: string) => {
  const others = new Set(await listRenderers(browser));
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`the screen threw ${error.message}`));
  await storeSession(page, accounts.parent, password);
  await page.goto('/bulk-order/y0ud');
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  // The browser also keeps an empty process for the next page.
  const sizeOf = (id: number) => readMemory(id)?.current ?? 0;
  const [renderer] = (await listRenderers(browser))
    .filter((id) => !others.has(id))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const profiler = await context.newCDPSession(page);

  const folder = mkdtempSync(join(tmpdir(), 'saddlebag-files-'));
  const chooseBytes = async (name: string, bytes: Uint8Array): Promise<Outcome> => {
    // A file on disk, because Playwright would pass its content through the memory of the page.
    const path = join(folder, name);
    writeFileSync(path, bytes);
    await watchNextFile(page, name);
    await input.setInputFiles(path);
    let timer: NodeJS.Timeout | undefined;
    const hang = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve({ ms: hangMs, refusal: 'nothing, because the screen hangs' }), hangMs);
    });
    const outcome = await Promise.race([page.evaluate(() => window.fileOutcome), hang]);
    clearTimeout(timer);
    if (!outcome) throw new Error('The screen was reloaded while it read a file.');
    if (await page.locator(rowsSelector).isVisible())
      await page.getByRole('button', { name: en.bulk.rows.discard }).click();
    await input.waitFor({ state: 'attached' });
    return outcome;
  };
  // The first file also loads the code of the reader.
  await chooseBytes('good-first.csv', new TextEncoder().encode(goodFile));
  let count = 0;

  return {
    /** Chooses a file. Returns what is wrong with its outcome (or null), and what it cost. */
    choose: async (file: OddFile): Promise<FileOutcome> => {
      count += 1;
      const bytes = file.bytes();
      await profiler.send('HeapProfiler.collectGarbage');
      const before = readMemory(renderer)?.current ?? null;
      resetLargestMemory(renderer);
      const outcome = await chooseBytes(`hostile-${String(count).padStart(3, '0')}.xlsx`, bytes);
      const largest = readMemory(renderer)?.largest ?? null;
      return {
        fault: findFault(file, bytes.length, outcome),
        cost: { ms: outcome.ms, megabytes: largest === null || before === null ? null : largest - before },
      };
    },
    /** Checks that the screen still reads a good file, and that the other screens still open. Returns the faults. */
    finish: async (): Promise<readonly (string | null)[]> => {
      const { refusal } = await chooseBytes('good-last.csv', new TextEncoder().encode(goodFile));
      await page.goto('/request-a-rider/y0ud');
      const isOpen = await vendorAt(page)
        .requestTitle.waitFor()
        .then(() => true)
        .catch(() => false);
      await context.close();
      rmSync(folder, { recursive: true });
      return [
        refusal === null ? null : `the screen refused a good file with “${refusal}”`,
        isOpen ? null : 'the request screen did not open after all files',
        ...errors,
      ];
    },
  };
};
