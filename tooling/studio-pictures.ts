import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { chromiumFlags, findChromium } from './chromium.ts';
import { serveFolder } from './static-server.ts';
import { root } from './workspace.ts';

const outputFolder = join(root, 'docs/brands');
const story = 'iframe.html?viewMode=story&id=foundations-brand-studio--default&globals=language:en';

/** The knobs in the screenshot, one row each. Every row starts from the same brand. */
const knobRows = [
  { knob: 'Corners', choices: ['square', 'crisp', 'soft', 'round'] },
  { knob: 'Elevation', choices: ['flat', 'rule', 'block', 'edge'] },
  { knob: 'Top bar', choices: ['surface', 'vivid', 'spark', 'ink'] },
] as const;

const openStudio = async (browser: Browser, url: string, height: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height }, reducedMotion: 'reduce' });
  await page.goto(`${url}/${story}`);
  await page.getByRole('heading', { name: 'Brand studio' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return page;
};

/** Waits for two frames and an idle callback, so that the draft's stylesheet has been applied. */
const waitForPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );

const saveStudioScreenshot = async (browser: Browser, url: string): Promise<void> => {
  const page = await openStudio(browser, url, 800);
  await page.getByLabel('Accent', { exact: true }).fill('#e8c77a');
  await page.getByRole('status').filter({ hasText: 'fail' }).waitFor();
  await waitForPaint(page);
  await page.screenshot({ path: join(outputFolder, 'studio.png') });
  await page.close();
};

const saveKnobSheet = async (browser: Browser, url: string): Promise<void> => {
  const page = await openStudio(browser, url, 1000);
  await page.getByText('Shape', { exact: true }).click();
  const tiles: string[] = [];
  for (const { knob, choices } of knobRows) {
    await page.getByRole('button', { name: 'Reset' }).click();
    for (const choice of choices) {
      await page.getByLabel(knob, { exact: true }).selectOption(choice);
      await waitForPaint(page);
      const pane = await page.locator('[data-brand][data-theme=light]').last().boundingBox();
      const clip = { x: pane?.x ?? 0, y: pane?.y ?? 0, width: 488, height: 560 };
      const png = (await page.screenshot({ clip })).toString('base64');
      tiles.push(
        `<figure><img src="data:image/png;base64,${png}"><figcaption>${knob}: ${choice}</figcaption></figure>`,
      );
    }
  }
  const sheet = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  await sheet.setContent(
    `<style>body{margin:0;padding:16px;font:14px system-ui;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}figure{margin:0}img{display:block;width:100%;border:1px solid #ddd}figcaption{padding-block-start:6px}</style>${tiles.join('')}`,
  );
  writeFileSync(join(outputFolder, 'knobs.png'), await sheet.screenshot({ fullPage: true }));
};

/**
 * `npm run brands:pictures`: saves the images of docs/rebrand.md, which show the brand studio in the built
 * Storybook (`npm run build-storybook`). `-- --storybook <folder>` uses another build, `-- --url <address>` a
 * running Storybook.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      storybook: { type: 'string', default: join(root, 'storybook-static') },
      url: { type: 'string' },
    },
  });
  const folder = resolve(values.storybook);
  if (values.url === undefined && !existsSync(join(folder, 'iframe.html'))) {
    throw new Error(
      `${folder} contains no built Storybook, so there is nothing to photograph. Run \`npm run build-storybook\` first.`,
    );
  }
  mkdirSync(outputFolder, { recursive: true });
  const server = values.url === undefined ? await serveFolder(folder) : null;
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const url = server?.url ?? values.url ?? '';
    await saveStudioScreenshot(browser, url);
    await saveKnobSheet(browser, url);
  } finally {
    await browser.close();
    await server?.close();
  }
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
