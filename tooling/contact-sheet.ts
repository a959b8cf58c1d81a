import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { brands } from '@saddlebag/ui/brands';
import type { Brand, Theme } from '@saddlebag/ui/tokens';
import { chromiumFlags, findChromium } from './chromium.ts';
import { contactSheetMarkup } from './contact-sheet-markup.ts';
import type { Picture } from './contact-sheet-markup.ts';
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

/** The two screens, each with what a person does before it is worth a picture. */
const screens = {
  request: {
    story: 'portal-request-a-rider--empty',
    async prepare(page: Page) {
      const destination = page.locator('[name=destination]');
      await destination.pressSequentially('44 Polash Sarak');
      await page.getByRole('option', { name: 'House 44, Polash Sarak' }).first().click();
      await page.locator('[data-slot=quote-fee]').waitFor();
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

/** Until fonts are there and two looks at the page are the same. */
const atRest = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  let before = await page.screenshot();
  for (let looks = 0; looks < 8; looks += 1) {
    await page.waitForTimeout(200);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
};

/** Runs in the page. The outlets are in Dhaka: brands of other places have no face for their customers' names. */
const wearBrand = (id: string): void => {
  const { dataset, style } = document.documentElement;
  dataset['brand'] = id;
  delete dataset['density'];
  for (const token of ['--sb-font-sans', '--sb-font-display']) {
    style.removeProperty(token);
    const families = getComputedStyle(document.documentElement).getPropertyValue(token);
    style.setProperty(token, `${families}, 'Noto Sans Bengali Variable'`);
  }
};

/** One load of a screen in a theme, photographed in every brand: the brand is an attribute and nothing else. */
const photograph = async (
  browser: Browser,
  url: string,
  screen: keyof typeof screens,
  theme: Theme,
): Promise<readonly Picture[]> => {
  const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const { story, prepare } = screens[screen];
  await page.goto(
    `${url}/iframe.html?viewMode=story&id=${story}&args=liveMap:!true&globals=theme:${theme};language:en`,
  );
  await prepare(page);
  await page.locator('[data-slot=map][data-state=ready]').first().waitFor();
  const pictures: Picture[] = [];
  for (const brand of Object.values<Brand>(brands)) {
    await page.evaluate(wearBrand, brand.id);
    pictures.push({ brand, screen, theme, png: await atRest(page) });
    console.log(`${brand.id}: ${screen}, ${theme}`);
  }
  await page.close();
  return pictures;
};

/**
 * `npm run contact-sheet`: every brand, light and dark, on the same two screens of the portal, as one picture.
 * The screens come from the built Storybook (`npm run build-storybook`); `-- --storybook <folder>` names another.
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
      `${storybook} holds no Storybook, so there is nothing to photograph. Run \`npm run build-storybook\` first.`,
    );
  }
  // A map is drawn by the graphics driver; in software it takes longer and looks the same.
  const args = [
    ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ];
  const server = await serveFolder(storybook);
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const pictures: Picture[] = [];
    for (const theme of ['light', 'dark'] as const) {
      for (const screen of ['request', 'tracking'] as const) {
        pictures.push(...(await photograph(browser, server.url, screen, theme)));
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
