import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { vendorAt } from '../../e2e/vendor.ts';

/** CPU slowdown factor that approximates a low-end phone on a desktop machine. */
export const cpuSlowdown = 4;
/** Minimum duration in milliseconds of the events that the browser reports. */
export const minEventMs = 16;
const keyIntervalMs = 100;
const settleMs = 500;
const addressParts = ['12 Shapla', ' Lane, Lalshalu'] as const;

/** Slows the page down by `cpuSlowdown`. */
export const throttleCpu = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/**
 * Returns the longest delay from a key event to the next paint, in milliseconds. Returns `minEventMs` if no
 * event took longer.
 */
export const measureSlowestEvent = async (page: Page, type: () => Promise<void>): Promise<number> => {
  const observer = await page.evaluateHandle((durationThreshold) => {
    const eventNames = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];
    const result = { slowest: durationThreshold };
    const record = (entries: readonly PerformanceEntry[]): void => {
      for (const { name, duration } of entries)
        if (eventNames.includes(name)) result.slowest = Math.max(result.slowest, duration);
    };
    const events = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => record(list.getEntries())).observe(events);
    return result;
  }, minEventMs);
  await type();
  await page.waitForTimeout(settleMs);
  return (await observer.jsonValue()).slowest;
};

/**
 * Measures typing into the portal's address field. Types the second half of the text while suggestions are
 * open.
 */
export const measurePortalInput = async (page: Page): Promise<number> => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await vendor.address.focus();
  await throttleCpu(page);
  return measureSlowestEvent(page, async () => {
    await page.keyboard.type(addressParts[0], { delay: keyIntervalMs });
    await expect(vendor.suggestions.getByRole('option').first()).toBeVisible();
    await page.keyboard.type(addressParts[1], { delay: keyIntervalMs });
  });
};

/** Measures typing the same text into a page that contains only an input. */
export const measureBareInput = async (page: Page): Promise<number> => {
  await page.setContent('<!doctype html><title>Field</title><label>Address <input></label>');
  await page.getByRole('textbox').focus();
  await throttleCpu(page);
  return measureSlowestEvent(page, async () => {
    for (const part of addressParts) await page.keyboard.type(part, { delay: keyIntervalMs });
  });
};
