import type { Browser, Page } from 'playwright';
import type { Sandbox } from '../e2e/sandbox-process.ts';

/** Returns the middle value, the higher of the two middle ones for an even number. NaN without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures in a new page of the portal at 1280 × 800, without the storage of earlier pages. */
export const measureInNewPage = async <Measurement>(
  browser: Browser,
  sandbox: Sandbox,
  measure: (page: Page) => Promise<Measurement>,
): Promise<Measurement> => {
  const context = await browser.newContext({
    baseURL: sandbox.url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
};
