import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { brands } from '@saddlebag/ui/brands';
import type { Brand, Theme } from '@saddlebag/ui/tokens';
import { openExtraField } from '../e2e/vendor.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { contactSheetMarkup } from './contact-sheet-markup.ts';
import type { ScreenPicture } from './contact-sheet-markup.ts';
import { serveFolder } from './static-server.ts';
import { root } from './workspace.ts';

const viewport = { width: 1280, height: 800 };

const order = {
  unit: '4B',
  building: 'Lake View, blue gate',
  customerName: 'Farhana Islam',
  phone: '01711 223304',
  notes: 'Ring twice, the lift is slow',
} as const;

/** The screens on the sheet, each with the steps to take in its story before the screenshot. */
const screens = {
  request: {
    story: 'portal-request-a-rider--empty',
    async prepare(page: Page) {
      const destination = page.locator('[name=destination]');
      await destination.pressSequentially('44 Polash Sarak');
      await page.getByRole('option', { name: 'House 44, Polash Sarak' }).first().click();
      await page.locator('[data-slot=quote-fee]').waitFor();
      await openExtraField(page, 'notes');
      for (const [name, value] of Object.entries(order)) await page.locator(`[name=${name}]`).fill(value);
      await page.locator('[data-slot=request-page] h1').click();
      await page.locator('form').evaluate((form) => {
        for (const part of form.querySelectorAll('*')) part.scrollTop = 0;
      });
    },
  },
  tracking: {
    story: 'portal-order-tracking--list',
    async prepare(page: Page) {
      const orders = page.locator('[data-slot=order-list-item]');
      await orders.first().waitFor();
      const moving = orders.and(page.locator('[data-status=COURIER_LEFT_VENDOR]'));
      await ((await moving.count()) > 0 ? moving : orders).first().click();
      await page.locator('[data-slot=order-detail]').waitFor();
    },
  },
} as const;

/** Takes screenshots until the fonts have loaded and two in a row are identical. Gives up after eight. */
const takeStableScreenshot = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  let previous = await page.screenshot();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await page.waitForTimeout(200);
    const current = await page.screenshot();
    if (current.equals(previous)) return current;
    previous = current;
  }
  return previous;
};

/**
 * Switches the page to a brand. Runs in the page. Adds a font for the Bengali names in the demo orders, which
 * only brands with markets in Bangladesh have.
 */
const applyBrand = (id: string): void => {
  const { dataset, style } = document.documentElement;
  dataset['brand'] = id;
  delete dataset['density'];
  for (const token of ['--sb-font-sans', '--sb-font-display']) {
    style.removeProperty(token);
    const families = getComputedStyle(document.documentElement).getPropertyValue(token);
    style.setProperty(token, `${families}, 'Noto Sans Bengali Variable'`);
  }
};

/** Loads a screen once and takes a screenshot in every brand. Switching brands needs no reload. */
const captureBrands = async (
  browser: Browser,
  url: string,
  screen: keyof typeof screens,
  theme: Theme,
): Promise<readonly ScreenPicture[]> => {
  const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const { story, prepare } = screens[screen];
  await page.goto(
    `${url}/iframe.html?viewMode=story&id=${story}&args=liveMap:!true&globals=theme:${theme};language:en`,
  );
  await prepare(page);
  await page.locator('[data-slot=map][data-state=ready]').first().waitFor();
  const pictures: ScreenPicture[] = [];
  for (const brand of Object.values<Brand>(brands)) {
    await page.evaluate(applyBrand, brand.id);
    pictures.push({ brand, screen, theme, png: await takeStableScreenshot(page) });
    console.log(`${brand.id}: ${screen}, ${theme}`);
  }
  await page.close();
  return pictures;
};

/**
 * `npm run contact-sheet`: writes one image with the same two portal screens in every brand, light and dark.
 * Uses the built Storybook (`npm run build-storybook`), or the one in `-- --storybook <folder>`.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      storybook: { type: 'string', default: join(root, 'storybook-static') },
      out: { type: 'string', default: join(root, 'docs/brands/contact-sheet.jpg') },
    },
  });
  const storybook = resolve(values.storybook);
  if (!existsSync(join(storybook, 'iframe.html'))) {
    throw new Error(
      `${storybook} contains no built Storybook, so there is nothing to photograph. Run \`npm run build-storybook\` first.`,
    );
  }
  // Maps need WebGL. SwiftShader renders it in software, on machines without a graphics card.
  const args = [
    ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ];
  const server = await serveFolder(storybook);
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const pictures: ScreenPicture[] = [];
    for (const theme of ['light', 'dark'] as const) {
      for (const screen of ['request', 'tracking'] as const) {
        pictures.push(...(await captureBrands(browser, server.url, screen, theme)));
      }
    }
    const page = await browser.newPage({ viewport: { width: 2400, height: 800 } });
    await page.setContent(contactSheetMarkup(pictures));
    await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
    mkdirSync(dirname(values.out), { recursive: true });
    await page.screenshot({ path: values.out, type: 'jpeg', quality: 85, fullPage: true });
  } finally {
    await browser.close();
    await server.close();
  }
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
