import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { startSandbox } from '../e2e/sandbox-process.ts';
import type { Sandbox } from '../e2e/sandbox-process.ts';
import { password } from '../e2e/vendor.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { showcases } from './showcases.ts';
import type { ScreenshotVariant, Showcase } from './showcases.ts';
import { root } from './workspace.ts';

const screenshotFolder = join(root, 'docs', 'screenshots');

const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

/** Builds the portal for one brand into a folder. Does not touch the build that `npm start` serves. */
const buildInto = async (folder: string, { brand, country }: Showcase): Promise<void> => {
  const { code } = await runCommand(
    'npm',
    [
      'run',
      'build',
      '--workspace',
      '@saddlebag/portal',
      '--',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    { env: { BRAND: brand, COUNTRY: country } },
  );
  if (code !== 0)
    throw new Error(
      `The portal build for ${brand} failed with exit code ${code}. Fix the errors above and run the command again.`,
    );
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

const fieldOf = (page: Page, name: string) => page.locator(`[name=${name}]`);

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

const signIn = async (page: Page, { account }: Showcase): Promise<void> => {
  await fieldOf(page, 'email').fill(account);
  await fieldOf(page, 'password').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.locator('[data-slot=request-page]').waitFor();
};

const fillRequest = async (page: Page, { vendorId, order }: Showcase): Promise<void> => {
  await page.goto(`/request-a-rider/${vendorId}`);
  await page.getByRole('combobox').and(fieldOf(page, 'destination')).fill(order.typed);
  await page.getByRole('option', { name: order.address }).click();
  await page.locator('[data-slot=quote-fee]').waitFor();
  for (const name of [
    'unit',
    'building',
    'notes',
    'customerName',
    'phone',
    'amount',
    'description',
  ] as const) {
    // A phone shows one step at a time.
    if (!(await fieldOf(page, name).isVisible()))
      await page.locator('[data-slot=request-footer] button[type=submit]').click();
    await fieldOf(page, name).fill(order[name]);
  }
  await fieldOf(page, 'description').blur();
  await page.locator('form').evaluate((form) => {
    form.querySelector('[class*=overflow]')?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  });
};

const statusOf = async (sandbox: Sandbox, vendorId: string, orderId: string): Promise<string | undefined> => {
  const { result } = (await sandbox.read(`orders?vendor_id=${vendorId}`)) as {
    result: { order_id: string; status: string }[];
  };
  return result.find(({ order_id }) => order_id === orderId)?.status;
};

/**
 * Requests a rider, moves the clock until the rider is halfway to the customer, and pauses the simulation.
 * @returns the path of the order on the tracking screen.
 */
const requestRider = async (page: Page, sandbox: Sandbox, showcase: Showcase): Promise<string> => {
  await fillRequest(page, showcase);
  await page.locator('[data-slot=request-footer] button[type=submit]').click();
  await page.waitForURL(/order_id=./);
  const { pathname, search, searchParams } = new URL(page.url());
  const orderId = searchParams.get('order_id') ?? '';
  for (let step = 0; step < 400; step += 1) {
    if ((await statusOf(sandbox, showcase.vendorId, orderId)) === 'COURIER_LEFT_VENDOR') break;
    await sandbox.control('clock', { advance_ms: 5000 });
  }
  await sandbox.control('clock', { advance_ms: 120_000 });
  await sandbox.control('settings', { courier: 'paused' });
  return pathname + search;
};

const saveScreenshots = async (
  browser: Browser,
  url: string,
  showcase: Showcase,
  variant: ScreenshotVariant,
  orderPath: string,
): Promise<void> => {
  const pathOf = (screen: string): string => {
    const language = variant.language === 'en' ? '' : `-${variant.language}`;
    return join(
      screenshotFolder,
      `${showcase.brand}-${screen}${language}-${variant.appearance}-${variant.device}.png`,
    );
  };
  const page = await openPage(browser, url, variant);
  await page.goto('/');
  await fieldOf(page, 'email').waitFor();
  if (variant.language === 'en') await saveStableScreenshot(page, pathOf('login'));
  await signIn(page, showcase);
  await fillRequest(page, showcase);
  await saveStableScreenshot(page, pathOf('request'));
  await page.goto(orderPath);
  await page.locator('[data-slot=order-detail]').waitFor();
  await page.locator('[data-slot=map][data-state=ready]').first().waitFor();
  await saveStableScreenshot(page, pathOf('tracking'));
  await page.context().close();
};

/**
 * `npm run screenshots`: saves every screen in both brands, light and dark, on desktop and phone. `-- --brand
 * falaj` saves one brand only.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } });
  // Without a graphics card the default compositor leaves strips of a partly covered map blank. SwiftShader
  // does not.
  const args = [
    ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  mkdirSync(screenshotFolder, { recursive: true });
  for (const showcase of showcases.filter(
    ({ brand }) => values.brand === undefined || brand === values.brand,
  )) {
    const portalFolder = mkdtempSync(join(tmpdir(), 'saddlebag-portal-'));
    await buildInto(portalFolder, showcase);
    const sandbox = await startSandbox({ speed: 1, portalFolder });
    const page = await openPage(browser, sandbox.url, {
      language: 'en',
      appearance: 'light',
      device: 'desktop',
    });
    await page.goto('/');
    await signIn(page, showcase);
    const orderPath = await requestRider(page, sandbox, showcase);
    await page.context().close();
    for (const variant of showcase.variants) {
      await saveScreenshots(browser, sandbox.url, showcase, variant, orderPath);
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
