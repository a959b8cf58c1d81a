import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { autocompleteContract } from '@saddlebag/domain/contracts';
import { vendorAt } from '../../e2e/vendor.ts';

const text = '12 Shapla La';
const keyIntervalMs = 60;

export interface QuickTyping {
  readonly characters: number;
  readonly requests: number;
  /**
   * Longest pause between two keys. A pause longer than the search debounce, as on a busy machine, triggers a
   * legitimate search.
   */
  readonly longestPauseMs: number;
}

/** Types an address faster than the search debounce, and counts the search requests. */
export const measureQuickTyping = async (page: Page): Promise<QuickTyping> => {
  const vendor = vendorAt(page);
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(autocompleteContract.path)) requests += 1;
  });
  await vendor.signIn();
  await vendor.address.focus();
  const keyTimes = await vendor.address.evaluateHandle((field) => {
    const times: number[] = [];
    field.addEventListener('keydown', ({ timeStamp }) => times.push(timeStamp));
    return times;
  });
  await page.keyboard.type(text, { delay: keyIntervalMs });
  // The search is debounced by 500 ms. Once its suggestions are visible, no further request follows.
  await expect(vendor.suggestions.getByRole('option', { name: /Shapla Lane/ }).first()).toBeVisible();
  const times = await keyTimes.jsonValue();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { characters: text.length, requests, longestPauseMs: Math.max(...gaps) };
};
