import { limits } from '@saddlebag/domain/contracts';
import { registerBusiness } from '../business.ts';
import { expect, test } from '../fixtures.ts';
import { expectVisibleFocus, tabTo } from '../focus.ts';
import { storeSession } from '../session.ts';
import { nearbyPlace, suggestionName, password, vendorAt } from '../vendor.ts';

test.use({ sandboxOptions: { speed: 100 } });

// Proves: outlet.dialog, outlet.parent-id-locked, outlet.errors-clear, outlet.map-zoom, outlet.marker-size
test('adds and edits an outlet by keyboard alone', async ({ page, sandbox }) => {
  await sandbox.control('settings', { flags: { AddVendorOutlet: true, EditVendorOutlet: true } });
  const vendor = vendorAt(page);
  const { keyboard } = page;
  const outlets = page.getByRole('button', { name: /^Choose an outlet/ });
  const dialog = page.getByRole('dialog', { name: /collection point$/ });
  const toast = page.locator('[data-slot=toast-message]');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const readLongitude = async () =>
    Number(await dialog.locator('[data-slot=map-marker]').getAttribute('data-longitude'));
  await vendor.signIn();

  await test.step('add', async () => {
    await outlets.focus();
    await keyboard.press('Enter');
    const add = page.getByRole('button', { name: 'Add collection point' });
    // Tab closes a list that has not opened yet.
    await expect(add).toBeVisible();
    await tabTo(page, add);
    await expectVisibleFocus(page);
    await keyboard.press('Enter');
    const submit = dialog.getByRole('button', { name: 'Add collection point' });
    await expect(submit).toBeVisible();
    await tabTo(page, submit);
    await keyboard.press('Enter');
    await expect(field('Collection point ID')).toBeFocused();
    await keyboard.type('JC-77');
    await expect(field('Collection point ID')).toHaveValue('JC-77');
    await expect(dialog.getByText('Please enter collection point ID')).toBeHidden();
    await tabTo(page, field('Label'));
    await keyboard.type('Jolchobi Market');

    const address = dialog.getByRole('combobox', { name: 'Address' });
    await tabTo(page, address);
    await keyboard.type(nearbyPlace.query);
    const option = dialog.getByRole('option', { name: suggestionName(nearbyPlace.address) });
    await expect(option).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(address).toHaveValue(nearbyPlace.address);

    // Moves the pin to another house with the arrow keys.
    const pin = dialog.getByRole('button', { name: /^Collection point at/ });
    // The pin covers the centre of the map, so the map before it fails the check of `tabTo`.
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(pin).toBeFocused({ timeout: 100 });
    }).toPass();
    await expect(pin.locator('svg')).toHaveAttribute('height', String(limits.markerSizePx));
    const startLongitude = await readLongitude();
    for (let presses = 0; presses < 4; presses += 1) await keyboard.press('Shift+ArrowRight');
    await expect(address).not.toHaveValue(nearbyPlace.address);
    await expect(address).toHaveValue(/Dhaka/);
    // Each press moves the pin by 40 px. The world is 256 px wide at zoom 0.
    const movedBy = (360 * 4 * 40) / (256 * 2 ** limits.mapZoomOutlet);
    expect((await readLongitude()) - startLongitude).toBeCloseTo(movedBy, 5);

    await tabTo(page, field('Phone number'));
    await keyboard.type('+880 1712-004499');
    await expect(field('Phone number')).toHaveValue('+8801712004499');
    await keyboard.press('Enter');
    await expect(toast).toHaveText(/saved successfully\. It will take a few minutes/);
    await expect(dialog).toBeHidden();
    await expect(outlets).toBeFocused();
  });

  await test.step('edit', async () => {
    await expect(async () => {
      await outlets.focus();
      await keyboard.press('Enter');
      await keyboard.type('Market');
      await expect(page.getByRole('option', { name: /^Jolchobi Market/ })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await tabTo(page, page.getByRole('button', { name: 'Edit Jolchobi Market' }));
    await keyboard.press('Enter');
    await expect(field('Collection point ID')).toHaveValue('JC-77');
    await expect(field('Collection point ID')).not.toBeEditable();
    await tabTo(page, field('Label'));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('Jolchobi Bazaar');

    // An edited dialog asks before it closes.
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    // The question hears Escape only once it has rendered again as the top layer.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await keyboard.press('Escape');
    await expect(field('Label')).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toast.last()).toHaveText('The collection point has been saved successfully');
    await outlets.focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('option', { name: /^Jolchobi Bazaar/ })).toBeVisible();
  });
});

// Proves: outlet.add-button, outlet.edit-icon
test('offers to add and edit outlets only while the flags are on', async ({ page, sandbox }) => {
  const add = page.getByRole('button', { name: 'Add collection point' });
  const edit = page.locator('[data-slot=vendor-edit]');
  const openPicker = async () => {
    await vendorAt(page).signIn();
    await page.getByRole('button', { name: /^Choose an outlet/ }).click();
    await expect(page.getByRole('option', { name: /^Jolchobi Kitchen/ })).toBeVisible();
  };
  await sandbox.control('settings', { flags: {} });
  await openPicker();
  await expect(add).toHaveCount(0);
  await expect(edit).toHaveCount(0);

  await sandbox.control('settings', { flags: { AddVendorOutlet: true } });
  await openPicker();
  await expect(add).toBeVisible();
  await expect(edit).toHaveCount(0);
});

// Proves: outlet.place-known
test('starts requests at the address of a business once its outlet has one', async ({ page, sandbox }) => {
  await sandbox.control('settings', { flags: { EditVendorOutlet: true } });
  const vendor = vendorAt(page);
  const dialog = page.getByRole('dialog', { name: /collection point$/ });
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await storeSession(page, await registerBusiness(page, 'bd'), password);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Where does the rider pick up?' })).toBeVisible();

  await page.getByRole('button', { name: /^Choose an outlet/ }).click();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(address).toHaveValue('');
  await address.fill(nearbyPlace.query);
  await dialog.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+8801712004499');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(vendor.requestTitle).toBeVisible();
  await expect(page.locator('[data-slot=pick-up]')).toContainText(nearbyPlace.address);
});
