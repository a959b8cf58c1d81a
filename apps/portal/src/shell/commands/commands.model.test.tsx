import { allSettled, createWatch, type UnitValue } from 'effector';
import { describe, expect, it } from 'vitest';
import { languageChosen } from '@saddlebag/domain/i18n';
import { logoutRequested, sessionStarted } from '@saddlebag/domain/session';
import { seedScope, sessionFixture, vendorFixture } from '@saddlebag/domain/testing';
import { vendorSelected } from '@saddlebag/domain/vendors';
import { $appearance } from '../../appearance/appearance.model.ts';
import { navigateFx } from '../../navigation.ts';
import { ShortcutsGate, shortcutPressed } from '../../shortcuts/index.ts';
import { $hasOpenedLayer, $openLayer, commandPicked, layerClosed } from './commands.model.ts';

const open = async (session = sessionFixture()) => {
  const visited: { readonly path: string; readonly replace?: boolean }[] = [];
  const scope = seedScope({
    vendors: [vendorFixture({ id: 'k7rm' }), vendorFixture({ id: 't9xe' })],
    handlers: [[navigateFx, (target: UnitValue<typeof navigateFx>) => visited.push(target)]],
  });
  await allSettled(sessionStarted, { scope, params: session });
  await allSettled(vendorSelected, { scope, params: 'k7rm' });
  await allSettled(ShortcutsGate.open, { scope, params: {} });
  return { scope, visited };
};

describe('keyboard commands', () => {
  it.each([
    ['new', '/request-a-rider/k7rm'],
    ['tracking', '/order-tracking/k7rm'],
    ['history', '/history/k7rm'],
  ] as const)('opens the screen of the shortcut %s', async (shortcut, path) => {
    const { scope, visited } = await open();

    await allSettled(shortcutPressed, { scope, params: shortcut });

    expect(visited).toEqual([{ path }]);
  });

  it('ignores the shortcut of a screen that the account does not have', async () => {
    const { scope, visited } = await open(sessionFixture({ refreshToken: '' }));

    await allSettled(shortcutPressed, { scope, params: 'history' });
    await allSettled(shortcutPressed, { scope, params: 'bulk' });

    expect(visited).toEqual([]);
  });

  it('ignores keys that the vendor types while the palette loads', async () => {
    const { scope, visited } = await open();

    await allSettled(shortcutPressed, { scope, params: 'palette' });
    await allSettled(shortcutPressed, { scope, params: 'new' });
    await allSettled(shortcutPressed, { scope, params: 'list' });

    expect([visited, scope.getState($openLayer)]).toEqual([[], 'palette']);
  });

  it('opens one layer at a time and closes it when the vendor leaves the signed-in screens', async () => {
    const { scope } = await open();
    const layer = () => scope.getState($openLayer);

    await allSettled(shortcutPressed, { scope, params: 'palette' });
    expect(layer()).toBe('palette');
    await allSettled(layerClosed, { scope });
    expect(layer()).toBe(null);
    await allSettled(shortcutPressed, { scope, params: 'list' });
    expect(layer()).toBe('list');
    await allSettled(ShortcutsGate.close, { scope, params: {} });

    expect([layer(), scope.getState($hasOpenedLayer)]).toEqual([null, true]);
  });

  it('runs the picked command', async () => {
    const { scope, visited } = await open();
    const languages: string[] = [];
    let logouts = 0;
    createWatch({ unit: languageChosen, scope, fn: (language) => languages.push(language) });
    createWatch({ unit: logoutRequested, scope, fn: () => (logouts += 1) });
    const pick = (params: UnitValue<typeof commandPicked>) => allSettled(commandPicked, { scope, params });

    await pick({ type: 'open-screen', path: '/faq' });
    await pick({ type: 'open-order', orderId: 't9xe-000012', vendorId: 't9xe' });
    await pick({ type: 'pick-outlet', vendorId: 't9xe' });
    await pick({ type: 'choose-language', language: 'bn' });
    await pick({ type: 'choose-appearance', appearance: 'dark' });
    await pick({ type: 'list-shortcuts' });
    const layer = scope.getState($openLayer);
    await pick({ type: 'log-out' });

    expect(visited).toMatchObject([
      { path: '/faq' },
      { path: '/order-tracking/t9xe?order_id=t9xe-000012' },
      { path: '/request-a-rider/t9xe' },
    ]);
    expect(languages).toEqual(['bn']);
    expect(scope.getState($appearance)).toBe('dark');
    expect(layer).toBe('list');
    expect(logouts).toBe(1);
  });
});
