import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { injectFault } from '../failures.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { vendorAt } from '../vendor.ts';

const roundButton = (page: Page) => page.getByRole('button', { name: 'Open the help centre' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help centre' });
const frame = (page: Page) => page.frameLocator('#help-centre-frame');
const panelHeading = (page: Page) => frame(page).getByRole('heading', { name: 'How can we help?' });

resetSandboxAfterEach();

// Proves: navigation.help-centre
test('answers a question and sends a message that survives a closed panel', async ({ page, sandbox }) => {
  await vendorAt(page).signIn();
  await page.goto('/request-a-rider/y0ud');
  await roundButton(page).click();
  await expect(panel(page).getByRole('button', { name: 'Close the help centre' })).toBeFocused();

  await frame(page).getByLabel('Search the questions').fill('RIDER come');
  await expect(frame(page).locator('summary:visible')).toHaveText(['When does the rider come?']);
  await frame(page).getByLabel('Your message').fill('Where is my rider?');
  await page.getByRole('button', { name: 'Close the help centre' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(roundButton(page)).toBeFocused();

  await roundButton(page).press('Enter');
  await frame(page).getByRole('button', { name: 'Send' }).click();

  await expect(frame(page).getByText('Thank you. We answer by email within a day.')).toBeVisible();
  expect(await sandbox.read('outbox')).toMatchObject({
    result: [
      {
        to: 'help@saddlebag.test',
        subject: 'Help request of demo@saddlebag.test',
        text: 'Where is my rider?',
      },
    ],
  });
});

test('keeps a half-typed message when the language changes', async ({ page }) => {
  await vendorAt(page).signIn();
  await page.goto('/helpcenter/y0ud');
  await frame(page).getByLabel('Your message').fill('Where is my rider?');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('العربية').click();

  await expect(frame(page).getByLabel('رسالتك')).toHaveValue('Where is my rider?');
  await expect(frame(page).locator('html')).toHaveAttribute('dir', 'rtl');
});

test('asks for a message that is missing', async ({ page, sandbox }) => {
  await vendorAt(page).signIn();
  await page.goto('/request-a-rider/y0ud');
  await roundButton(page).click();
  const message = frame(page).getByLabel('Your message');
  await frame(page).getByRole('button', { name: 'Send' }).click();

  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/^Write your message\./);
  await message.fill('W');
  await expect(frame(page).getByText('Write your message.')).toBeHidden();
  expect(await sandbox.read('outbox')).toMatchObject({ result: [] });
});

test.describe('while a response of the contact form is lost', () => {
  test.use({ expectedConsole: [/status of 500/] });

  test('keeps the message, which a repeat stores once', async ({ page, sandbox }) => {
    await vendorAt(page).signIn();
    await page.goto('/helpcenter/y0ud');
    const message = frame(page).getByLabel('Your message');
    const send = frame(page).getByRole('button', { name: 'Send' });
    await message.fill('Where is my rider?');
    await injectFault(sandbox, '/help-centre/messages', { kind: 'commit-then-500' });
    await send.click();

    await expect(frame(page).getByText(/^Your message was not sent\./)).toBeVisible();
    await expect(message).toHaveValue('Where is my rider?');
    await send.click();
    await expect(frame(page).getByText(/^Thank you\./)).toBeVisible();
    await expect(message).toHaveValue('');
    expect(await sandbox.read('outbox')).toEqual({ result: [expect.anything()] });
  });
});

for (const [locale, heading] of [
  ['en', 'How can we help?'],
  ['ar-BH', 'كيف يمكننا مساعدتك؟'],
  ['bn', 'আমরা কীভাবে সাহায্য করতে পারি?'],
] as const)
  test(`has an accessible panel in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/help-centre/panel?locale=${locale}`);

    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveTitle(heading);
    await page.getByRole('button').click();
    await expect(page.getByRole('textbox')).toBeFocused();
    await expectAccessible(page);
  });

/** Lists the controls and cells that the button covers. Null if it is not shown. */
const listCovered = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(() => {
    const button = document.querySelector('[aria-label="Open the help centre"]');
    if (!button?.checkVisibility()) return null;
    const box = button.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input, textarea, select, td, th, dd, li')]
      .filter((element) => element !== button && element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((element) => element.textContent.trim() || element.tagName);
  });

for (const [width, height, covered] of [
  [1280, 800, []],
  [1024, 768, []],
  [390, 844, null],
] as const)
  test(`covers no control and no cell at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await vendorAt(page).signIn();
    for (const path of [
      '/request-a-rider/y0ud',
      '/order-tracking/y0ud?order_id=y0ud-000001',
      '/history/y0ud?range=PastMonth',
    ]) {
      await page.goto(path);
      // Loads after the screen. Narrow screens hide it.
      await expect(page.getByLabel('Open the help centre')).toBeAttached();
      if (path.startsWith('/history'))
        await expect(page.getByRole('link', { name: /y0u[hd]-[0-9]{6}/ }).first()).toBeVisible();
      expect(await listCovered(page), path).toEqual(covered);
    }
  });

test('opens in dark from the account menu on a phone and closes with Escape', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('appearance', 'dark'));
  await page.setViewportSize({ width: 390, height: 844 });
  await vendorAt(page).signIn();
  await page.goto('/request-a-rider/y0ud');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Help centre' }).click();

  await expect(panelHeading(page)).toBeVisible();
  await expect(frame(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

// Proves: help-centre.untrusted
test('ignores and reports messages of other windows and other shapes', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Ignored a message to the help centre.')) reports.push(message.text());
  });
  await vendorAt(page).signIn();
  await page.goto('/request-a-rider/y0ud');
  await roundButton(page).click();
  await expect(panelHeading(page)).toBeVisible();

  await page.evaluate(async () => {
    const channel = 'saddlebag:help-centre';
    const wrongShapes = [
      null,
      'error',
      { type: 'error' },
      { channel, type: 'token' },
      { channel: 'x', type: 'error' },
    ];
    const panelWindow = document.querySelector('iframe')?.contentWindow;
    const say = (source: Window, data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }));
    for (const data of wrongShapes) if (panelWindow) say(panelWindow, data);
    // Another frame of the same origin, and one without an origin.
    for (const sandboxed of [false, true]) {
      const other = document.createElement('iframe');
      if (sandboxed) other.sandbox.add('allow-scripts');
      document.body.append(other);
      if (other.contentWindow) say(other.contentWindow, { channel, type: 'error' });
    }
    for (const type of ['error', 'init-failed', 'token-wanted']) window.postMessage({ channel, type }, '*');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

  await expect.poll(() => reports.length).toBe(10);
  await expect(panelHeading(page)).toBeVisible();
});

// Proves: route.help-centre
test('shows the help centre of a vendor on a page of its own', async ({ page }) => {
  await vendorAt(page).signIn();
  await page.goto('/helpcenter/y0ud');

  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await expect(panelHeading(page)).toBeVisible();
  await expect(roundButton(page)).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('while the help centre is down', () => {
  test.use({ expectedConsole: [/status of 503/] });

  // Proves: help-centre.failed
  test('offers to reload the page, which recovers', async ({ page, sandbox }) => {
    await vendorAt(page).signIn();
    await page.goto('/helpcenter/y0ud');
    await injectFault(sandbox, '/help-centre/conditions-api', { kind: 'status', status: 503 });
    await page.reload();

    const failure = page.getByText(
      'The help centre did not load. Check your connection and reload the page.',
    );
    await expect(failure.first()).toBeVisible();
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Reload the page' })
      .click();

    await expect(panelHeading(page)).toBeVisible();
  });
});

// Proves: flag-effect.helpcenter
test('is hidden while the flag Helpcenter is off', async ({ page, sandbox }) => {
  await sandbox.control('settings', { flags: { Helpcenter: false } });
  await vendorAt(page).signIn();
  await page.goto('/helpcenter/y0ud');

  await expect(page).toHaveURL(/\/request-a-rider\/y0ud$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByText('Help centre')).toHaveCount(0);
});
