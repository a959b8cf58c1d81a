import { allSettled, createWatch, type Scope } from 'effector';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStorage, seedScope } from '@saddlebag/domain/testing';
import { shortcutsToggled } from './setting.model.ts';
import { ShortcutsGate, shortcutPressed, shortcutsStarted } from './shortcuts.model.ts';

const openScopes: Scope[] = [];
/** Leaves the screens of the test. Their listeners stay on the page and must ignore the keys of the next test. */
const closeScreens = async () => {
  for (const scope of openScopes.splice(0)) await allSettled(ShortcutsGate.close, { scope, params: {} });
};
afterEach(closeScreens);

/** Starts the shortcuts. `press` dispatches a key and returns true if the browser still handles it. */
const start = async ({ isHosted = true, storage = createMemoryStorage() } = {}) => {
  const scope = seedScope({ storage });
  const pressed: string[] = [];
  createWatch({ unit: shortcutPressed, scope, fn: (shortcut) => pressed.push(shortcut) });
  if (isHosted) await allSettled(ShortcutsGate.open, { scope, params: {} });
  openScopes.push(scope);
  await allSettled(shortcutsStarted, { scope });
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  return { scope, pressed, press };
};

describe('shortcuts', () => {
  it('takes a key from the browser and reports its shortcut', async () => {
    const { pressed, press } = await start();

    expect(press({ key: 'k', ctrlKey: true })).toBe(false);
    expect(press({ key: 'x' })).toBe(true);
    expect(pressed).toEqual(['palette']);
  });

  it('leaves all keys to the browser on a screen without shortcuts', async () => {
    const { pressed, press } = await start({ isHosted: false });

    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
    expect(pressed).toEqual([]);
  });

  it('keeps only Ctrl+K when the vendor turns single keys off, also after a reload', async () => {
    const storage = createMemoryStorage();
    const first = await start({ storage });
    await allSettled(shortcutsToggled, { scope: first.scope, params: false });
    first.press({ key: '?' });
    first.press({ key: 'k', ctrlKey: true });
    await closeScreens();

    const reloaded = await start({ storage });
    reloaded.press({ key: '?' });
    reloaded.press({ key: 'k', ctrlKey: true });

    expect([first.pressed, reloaded.pressed]).toEqual([['palette'], ['palette']]);
  });

  it('ignores the key event without a key that autofill sends', async () => {
    const { pressed } = await start();

    window.dispatchEvent(new Event('keydown'));

    expect(pressed).toEqual([]);
  });
});
