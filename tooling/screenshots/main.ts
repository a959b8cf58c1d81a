import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { root } from '../workspace.ts';
import { furtherScreens } from './further-screens.ts';
import type { Place } from './further-screens.ts';
import {
  fieldOf,
  fillRequest,
  orderIdOf,
  requestRider,
  secondOrder,
  signIn,
  submitRequest,
} from './showcase-orders.ts';
import { showcases } from './showcases.ts';
import type { ScreenshotVariant, Showcase } from './showcases.ts';

interface Target {
  readonly folder: string;
  /** Whether to save every screen, or only those that the README shows. */
  readonly everyScreen: boolean;
}

const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

/** Builds the portal and its public pages for one brand into a folder. Does not touch the build that `npm start` serves. */
const buildInto = async (folder: string, { brand, country }: Showcase): Promise<void> => {
  for (const config of ['vite.config.ts', 'vite.public.config.ts']) {
    const { code } = await runCommand(
      process.execPath,
      [
        '--conditions=@saddlebag/source',
        join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
        'build',
        '--configLoader',
        'native',
        '--config',
        config,
        '--outDir',
        folder,
        '--logLevel',
        'error',
      ],
      { cwd: join(root, 'apps', 'portal'), env: { BRAND: brand, COUNTRY: country } },
    );
    if (code !== 0)
      throw new Error(
        `The portal build for ${brand} failed with exit code ${code}. Fix the errors above and run the command again.`,
      );
  }
};

/**
 * Saves a screenshot once two in a row are identical, when fonts, map tiles and transitions have settled.
 * Stops waiting after 20 attempts.
 */
const saveStableScreenshot = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  let previous = await page.screenshot();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.waitForTimeout(500);
    const current = await page.screenshot();
    if (current.equals(previous)) break;
    previous = current;
  }
  await page.screenshot({ path });
};

const openPage = async (
  browser: Browser,
  url: string,
  { language, appearance, device }: ScreenshotVariant,
): Promise<Page> => {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: url,
    locale: language,
    colorScheme: appearance,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([locale, scheme]) => {
      localStorage.setItem('locale', locale);
      localStorage.setItem('appearance', scheme);
    },
    [language, appearance] as const,
  );
  return context.newPage();
};

/** Reads what the addresses of the further screens contain, and switches the public link of the order on. */
const readPlace = async (
  page: Page,
  { vendorId }: Showcase,
  paths: Pick<Place, 'orderPath' | 'waitingOrderPath'>,
): Promise<Place> => {
  const stored = await page.evaluate(() => localStorage.getItem('token'));
  const { accessToken } = JSON.parse(stored ?? '{}') as { readonly accessToken?: string };
  const response = await page.request.put('/orders/api/v1/order/link/issue', {
    headers: { authorization: `Bearer ${accessToken ?? ''}` },
    data: { vendor_id: vendorId, order_id: orderIdOf(paths.orderPath) },
  });
  const { result } = (await response.json()) as { readonly result: { readonly token: string } };
  return { vendorId, ...paths, token: result.token };
};

const saveScreenshots = async (
  browser: Browser,
  url: string,
  showcase: Showcase,
  variant: ScreenshotVariant,
  orders: Pick<Place, 'orderPath' | 'waitingOrderPath'>,
  { folder, everyScreen }: Target,
): Promise<void> => {
  const pathOf = (screen: string): string => {
    const language = variant.language === 'en' ? '' : `-${variant.language}`;
    return join(folder, `${showcase.brand}-${screen}${language}-${variant.appearance}-${variant.device}.png`);
  };
  const page = await openPage(browser, url, variant);
  await page.goto('/');
  await fieldOf(page, 'email').waitFor();
  if (variant.language === 'en') await saveStableScreenshot(page, pathOf('login'));
  await signIn(page, showcase);
  await fillRequest(page, showcase);
  await saveStableScreenshot(page, pathOf('request'));
  await page.goto(orders.orderPath);
  await page.locator('[data-slot=order-detail]').waitFor();
  await page.locator('[data-slot=map][data-state=ready]').first().waitFor();
  await saveStableScreenshot(page, pathOf('tracking'));
  if (everyScreen) {
    const place = await readPlace(page, showcase, orders);
    for (const { name, open } of furtherScreens) {
      const screen = await page.context().newPage();
      await open(screen, place);
      await saveStableScreenshot(screen, pathOf(name));
      await screen.close();
    }
  }
  await page.context().close();
};

/**
 * `npm run screenshots`: saves the screens that the README shows in both brands, light and dark, on desktop and
 * phone. `-- --brand falaj` saves one brand only, and `-- --every-screen folder` saves every screen into a folder.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { brand: { type: 'string' }, 'every-screen': { type: 'string' } },
  });
  const folder = values['every-screen'] ?? join(root, 'docs', 'screenshots');
  const target = { folder, everyScreen: values['every-screen'] !== undefined };
  // Without a graphics card the default compositor leaves strips of a partly covered map blank. SwiftShader
  // does not.
  const args = [
    ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  mkdirSync(folder, { recursive: true });
  for (const showcase of showcases.filter(
    ({ brand }) => values.brand === undefined || brand === values.brand,
  )) {
    const portalFolder = mkdtempSync(join(tmpdir(), 'saddlebag-portal-'));
    await buildInto(portalFolder, showcase);
    const sandbox = await startSandbox({ speed: 1, portalFolder });
    await sandbox.control('settings', {
      flags: target.everyScreen
        ? { BulkOrderUpload: true, AddVendorOutlet: true, EditVendorOutlet: true }
        : {},
    });
    const page = await openPage(browser, sandbox.url, {
      language: 'en',
      appearance: 'light',
      device: 'desktop',
    });
    await page.goto('/');
    await signIn(page, showcase);
    const orderPath = await requestRider(page, sandbox, showcase);
    const waitingOrderPath = target.everyScreen
      ? await submitRequest(page, secondOrder(showcase))
      : orderPath;
    await page.context().close();
    for (const variant of showcase.variants) {
      await saveScreenshots(browser, sandbox.url, showcase, variant, { orderPath, waitingOrderPath }, target);
      console.log(`${showcase.brand}: ${variant.language}, ${variant.appearance}, ${variant.device}`);
    }
    await sandbox.close();
    rmSync(portalFolder, { recursive: true, force: true });
  }
  await browser.close();
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
