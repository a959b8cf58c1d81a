import { injectFault } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { accounts, nearbyPlace, suggestionName, password, vendorAt } from '../vendor.ts';

test('asks before the back button discards a typed outlet, and closes an empty form', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('settings', { flags: { AddVendorOutlet: true } });
  await page.setViewportSize({ width: 390, height: 844 });
  await vendorAt(page).signIn();
  await page.getByRole('link', { name: /^History/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a collection point' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const id = dialog.getByRole('textbox', { name: 'Collection point ID' });
  const openForm = async () => {
    await page.getByRole('button', { name: /^Choose an outlet/ }).click();
    await page.getByRole('button', { name: 'Add collection point' }).click();
    await expect(id).toBeVisible();
  };

  await openForm();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/history/);

  await openForm();
  await id.focus();
  await id.evaluate(() => {
    document.execCommand('insertText', false, 'JC-78');
    // On a slow device, Back is the next event after the key. `goBack` of the test always comes later.
    queueMicrotask(() => {
      history.replaceState(null, '');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(id).toHaveValue('JC-78');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/history/);
});

test('asks before a reload while an outlet is typed', async ({ page, sandbox }) => {
  await sandbox.control('settings', { flags: { AddVendorOutlet: true } });
  await vendorAt(page).signIn();
  const dialog = page.getByRole('dialog', { name: 'Add a collection point' });
  await page.getByRole('button', { name: /^Choose an outlet/ }).click();
  await page.getByRole('button', { name: 'Add collection point' }).click();
  await dialog.getByRole('textbox', { name: 'Label' }).pressSequentially('Jolchobi Market');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });

  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(dialog).toBeHidden();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test.describe('when the session expires during the submission', () => {
  test.use({ expectedConsole: [/status of 401|WebSocket connection to .* failed|ERR_CONNECTION_/] });

  test('brings back what was typed, until the vendor leaves the form', async ({ page, sandbox }) => {
    await sandbox.control('settings', { flags: { AddVendorOutlet: true } });
    const vendor = vendorAt(page);
    await vendor.signIn();
    const dialog = page.getByRole('dialog', { name: 'Add a collection point' });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const address = dialog.getByRole('combobox', { name: 'Address' });
    const openForm = async () => {
      await page.getByRole('button', { name: /^Choose an outlet/ }).click();
      await page.getByRole('button', { name: 'Add collection point' }).click();
      await expect(field('Label')).toBeVisible();
    };
    await openForm();
    await field('Collection point ID').fill('JC-79');
    await field('Label').fill('Jolchobi Market');
    await address.fill(nearbyPlace.query);
    await dialog.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
    await expect(address).toHaveValue(nearbyPlace.address);
    await field('Phone number').fill('+8801712004499');
    await field('Owner email 1').fill('owner@shop.test');
    await injectFault(sandbox, 'createOutlet', { kind: 'status', status: 401 });
    await injectFault(sandbox, 'extendSession', { kind: 'status', status: 401 });

    await dialog.getByRole('button', { name: 'Add collection point' }).click();
    await expect(vendor.logIn).toBeVisible();
    await vendor.email.fill(accounts.parent);
    await vendor.password.fill(password);
    await vendor.logIn.click();
    await openForm();

    await expect(field('Collection point ID')).toHaveValue('JC-79');
    await expect(field('Label')).toHaveValue('Jolchobi Market');
    await expect(address).toHaveValue(nearbyPlace.address);
    await expect(field('Phone number')).toHaveValue('+8801712004499');
    await expect(field('Owner email 1')).toHaveValue('owner@shop.test');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
    await openForm();
    await expect(field('Label')).toHaveValue('');
  });
});
