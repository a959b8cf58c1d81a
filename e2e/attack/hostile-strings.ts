import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { smallPhone, watchHostilePage } from '../hostile-page.ts';
import { showEveryField } from '../hostile-service.ts';
import { startSandbox } from '../sandbox-process.ts';
import { scaled } from './attack-part.ts';
import type { AttackPart, PartReport } from './attack-part.ts';
import { generateHostileStrings } from './hostile-corpus.ts';
import { attackScreens } from './hostile-screens.ts';
import { withBrowser } from './with-browser.ts';

/** Milliseconds until a step counts as failed. Every successful step takes less. */
const stepTimeoutMs = 15_000;

/**
 * Shows each string on the portal's screens on a small phone: typed into every field, and as every free text
 * of the service. Starts a sandbox that serves the built portal, and stops it at the end.
 */
const showStrings = async (browser: Browser, texts: readonly string[]): Promise<PartReport> => {
  const sandbox = await startSandbox();
  let tried = 0;
  const failures: string[] = [];
  try {
    await showEveryField(sandbox);
    const context = await browser.newContext({
      ...smallPhone,
      baseURL: sandbox.url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(stepTimeoutMs);
    const hostile = watchHostilePage(page);
    const check = async (screen: string, text: string): Promise<void> => {
      tried += 1;
      const faults = await hostile.findFaults();
      if (faults.length > 0) failures.push(`${screen}, ${JSON.stringify(text)}: ${faults.join('; ')}`);
    };
    const attempt = async (screen: string, text: string, steps: () => Promise<void>): Promise<void> => {
      try {
        await steps();
      } catch (error) {
        tried += 1;
        failures.push(`${screen}, ${JSON.stringify(text)}: ${String(error).split('\n')[0]}`);
        await page.goto(new URL(page.url()).pathname);
      }
    };
    await attackScreens({ page, sandbox, texts, check, attempt });
    await context.close();
  } finally {
    await sandbox.close();
  }
  return { tried, held: tried - failures.length, faults: failures, remark: `${texts.length} texts` };
};

/** Reads a JSON array of strings, such as the Big List of Naughty Strings. Skips empty strings. */
const readStrings = (path: string): readonly string[] => {
  const list: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${path} must contain a JSON array of strings.`);
  return list.filter((text) => typeof text === 'string' && text !== '');
};

/** Shows generated texts, or those of a file, on every screen. */
export const hostileStrings: AttackPart = (options) => {
  const count = scaled(500, options);
  const texts =
    options.stringsFile === null
      ? generateHostileStrings(count, options.seed)
      : readStrings(options.stringsFile).slice(0, count);
  return withBrowser((browser) => showStrings(browser, texts));
};
