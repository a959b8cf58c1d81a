import { describe, expect, it } from 'vitest';
import { createReloadGuard } from './create-reload-guard.ts';

const isReloadAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('createReloadGuard', () => {
  it('lets the browser ask before a reload, and marks the page, only while there is work', async () => {
    const guardFx = createReloadGuard('data-unsent-rows');

    await guardFx(true);
    expect(isReloadAsked()).toBe(true);
    expect(document.querySelector('[data-unsent-rows]')).not.toBeNull();

    await guardFx(false);
    expect(isReloadAsked()).toBe(false);
    expect(document.querySelector('[data-unsent-rows]')).toBeNull();
  });

  it('asks until the work of both guards is done', async () => {
    const rowsGuardFx = createReloadGuard('data-unsent-rows');
    const outletGuardFx = createReloadGuard('data-unsaved-outlet');
    await rowsGuardFx(true);
    await outletGuardFx(true);

    await rowsGuardFx(false);
    expect(isReloadAsked()).toBe(true);

    await outletGuardFx(false);
    expect(isReloadAsked()).toBe(false);
  });
});
