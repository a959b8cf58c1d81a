import { describe, expect, it } from 'vitest';
import { protectRowsFx } from './protect-rows.ts';

const isReloadAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('protectRowsFx', () => {
  it('lets the browser ask before a reload, and marks the page, only while there are rows', async () => {
    await protectRowsFx(true);
    expect(isReloadAsked()).toBe(true);
    expect(document.querySelector('[data-unsent-rows]')).not.toBeNull();

    await protectRowsFx(false);
    expect(isReloadAsked()).toBe(false);
    expect(document.querySelector('[data-unsent-rows]')).toBeNull();
  });
});
