import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { vendorAt } from '../../e2e/vendor.ts';

/** As slow as a cheap phone is beside a desktop. */
export const slowDown = 4;
/** Shorter events are not told of. */
export const leastMs = 16;
const betweenKeysMs = 100;
const settleMs = 500;
const typed = ['12 Shapla', ' Lane, Lalshalu'] as const;

const slow = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
};

/** Longest time from a key to the picture after it, in milliseconds; `leastMs` when none took that long. */
const slowestDuring = async (page: Page, type: () => Promise<void>): Promise<number> => {
  const observer = await page.evaluateHandle((durationThreshold) => {
    const kinds = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];
    const seen = { slowest: durationThreshold };
    const note = (entries: readonly PerformanceEntry[]): void => {
      for (const { name, duration } of entries)
        if (kinds.includes(name)) seen.slowest = Math.max(seen.slowest, duration);
    };
    const events = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => note(list.getEntries())).observe(events);
    return seen;
  }, leastMs);
  await type();
  await page.waitForTimeout(settleMs);
  return (await observer.jsonValue()).slowest;
};

/** In the portal's address field: the second half is typed over a list of suggestions. */
export const slowestInPortal = async (page: Page): Promise<number> => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await vendor.address.focus();
  await slow(page);
  return slowestDuring(page, async () => {
    await page.keyboard.type(typed[0], { delay: betweenKeysMs });
    await expect(vendor.suggestions.getByRole('option').first()).toBeVisible();
    await page.keyboard.type(typed[1], { delay: betweenKeysMs });
  });
};

/** The same text in a page that has nothing but a field. */
export const slowestInBareField = async (page: Page): Promise<number> => {
  await page.setContent('<!doctype html><title>Field</title><label>Address <input></label>');
  await page.getByRole('textbox').focus();
  await slow(page);
  return slowestDuring(page, async () => {
    for (const part of typed) await page.keyboard.type(part, { delay: betweenKeysMs });
  });
};
