import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import type { Locator, Page } from 'playwright';

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function checkHostPage(page: Page): Promise<void> {
  // Finds the element by its text, because an open drawer hides the roles of the page behind it.
  const heading = page.getByText('Corner shop', { exact: true });
  assert.equal(await styleOf(heading, 'font-size'), '40px', 'font size of the host page’s heading');
  assert.equal(await styleOf(heading, 'color'), 'rgb(139, 0, 0)', 'color of the host page’s heading');
  assert.match(await styleOf(heading, 'font-family'), /^Georgia/, 'font of the host page’s heading');
  assert.notEqual(await styleOf(heading, 'margin-top'), '0px', 'default margin of the host page’s heading');
  assert.equal(await styleOf(page.getByText('Deliveries'), 'font-weight'), '700');

  const button = page.getByText('A button of the shop');
  assert.equal(await styleOf(button, 'border-top-style'), 'double', 'border of the host page’s button');
  assert.equal(await styleOf(button, 'background-color'), 'rgb(255, 228, 181)');
  assert.equal(await styleOf(page.locator('body'), 'background-color'), 'rgb(255, 248, 231)');
  assert.equal(
    await styleOf(page.locator('html'), 'color-scheme'),
    'normal',
    'color scheme of the host page',
  );
}

async function checkLibraryButton(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Request a rider' });
  assert.match(await styleOf(button, 'font-family'), /^"?Nunito Variable/, 'font of the library’s button');
  assert.equal(await styleOf(button, 'background-color'), 'rgb(11, 107, 80)', 'accent color of the brand');
  assert.equal(await styleOf(button, 'min-height'), '48px', 'height of the library’s button');
  assert.equal(await styleOf(button, 'padding-left'), '77px', 'padding from the className of the host page');
}

async function requestRider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request a rider' }).click();
  const drawer = page.getByRole('dialog', { name: 'Who gets it?' });
  await drawer.waitFor();
  assert.equal(await styleOf(drawer, 'width'), '384px', 'width of the drawer');
  assert.equal(await styleOf(drawer, 'position'), 'fixed');
  assert.match(await styleOf(drawer, 'font-family'), /^"?Nunito Variable/, 'font of the drawer');

  const number = drawer.getByLabel('Phone number');
  await number.pressSequentially('01712345678');
  await drawer.getByText('We call +8801712345678').waitFor();
  assert.equal(await number.inputValue(), '01712-345678', 'phone number in national format');
  assert.equal(
    await styleOf(number, 'border-top-width'),
    '0px',
    'border of the input, which its field draws',
  );
}

/**
 * Opens the built page, checks styles and behavior as a user would, and saves a screenshot.
 * @throws an AssertionError if a check fails, the page throws or a request fails.
 */
export async function visitPage(folder: string, browserPath: string, screenshotPath: string): Promise<void> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: browserPath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('requestfailed', (request) => errors.push(`The request for ${request.url()} failed`));
    await page.goto(server.url);
    await checkHostPage(page);
    await checkLibraryButton(page);
    await requestRider(page);
    await checkHostPage(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: screenshotPath });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.deepEqual(errors, [], 'errors on the page');
  } finally {
    await browser.close();
    await server.close();
  }
}
