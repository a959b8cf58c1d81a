import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import type { Locator, Page } from 'playwright';

const look = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function lookAtTheShop(page: Page): Promise<void> {
  // By text: below the open drawer nothing of the page has a role.
  const heading = page.getByText('Corner shop', { exact: true });
  assert.equal(await look(heading, 'font-size'), '40px', 'the size of the page’s own heading');
  assert.equal(await look(heading, 'color'), 'rgb(139, 0, 0)', 'the colour of the page’s own heading');
  assert.match(await look(heading, 'font-family'), /^Georgia/, 'the face of the page’s own heading');
  assert.notEqual(await look(heading, 'margin-top'), '0px', 'the margin that a browser gives a heading');
  assert.equal(await look(page.getByText('Deliveries'), 'font-weight'), '700');

  const button = page.getByText('A button of the shop');
  assert.equal(await look(button, 'border-top-style'), 'double', 'the frame of the page’s own button');
  assert.equal(await look(button, 'background-color'), 'rgb(255, 228, 181)');
  assert.equal(await look(page.locator('body'), 'background-color'), 'rgb(255, 248, 231)');
  assert.equal(await look(page.locator('html'), 'color-scheme'), 'normal', 'the colour scheme of the page');
}

async function lookAtOurButton(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Request a rider' });
  assert.match(await look(button, 'font-family'), /^"?Nunito Variable/, 'the face of our button');
  assert.equal(await look(button, 'background-color'), 'rgb(11, 107, 80)', 'the accent of the brand');
  assert.equal(await look(button, 'min-height'), '48px', 'the height of our button');
  assert.equal(await look(button, 'padding-left'), '77px', 'what the page gives as className wins');
}

async function requestRider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request a rider' }).click();
  const drawer = page.getByRole('dialog', { name: 'Who gets it?' });
  await drawer.waitFor();
  assert.equal(await look(drawer, 'width'), '384px', 'the width of the drawer');
  assert.equal(await look(drawer, 'position'), 'fixed');
  assert.match(await look(drawer, 'font-family'), /^"?Nunito Variable/, 'the face of the drawer');

  const number = drawer.getByLabel('Phone number');
  await number.pressSequentially('01712345678');
  await drawer.getByText('We call +8801712345678').waitFor();
  assert.equal(await number.inputValue(), '01712-345678', 'the number as it is written in its country');
  assert.equal(await look(number, 'border-top-width'), '0px', 'the frame is around the number, not its own');
}

/** Uses the built page as a person does, with the network shut off from everything but itself. */
export async function visitPage(folder: string, browserPath: string, picture: string): Promise<void> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: browserPath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} could not be fetched`));
    await page.goto(server.url);
    await lookAtTheShop(page);
    await lookAtOurButton(page);
    await requestRider(page);
    await lookAtTheShop(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: picture });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.deepEqual(complaints, [], 'what the page complained of');
  } finally {
    await browser.close();
    await server.close();
  }
}
