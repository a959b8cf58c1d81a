import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { autocompleteContract } from '@saddlebag/domain/contracts';
import { vendorAt } from '../../e2e/vendor.ts';

const text = '12 Shapla La';
const betweenKeysMs = 60;

export interface QuickTyping {
  readonly characters: number;
  readonly requests: number;
  /** Longest pause between two keys: a busy machine may make one in which the search rightly begins. */
  readonly longestPauseMs: number;
}

/** Types an address faster than anybody waits for, and counts how often it was searched for. */
export const typeQuickly = async (page: Page): Promise<QuickTyping> => {
  const vendor = vendorAt(page);
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(autocompleteContract.path)) requests += 1;
  });
  await vendor.signIn();
  await vendor.address.focus();
  const pauses = await vendor.address.evaluateHandle((field) => {
    const times: number[] = [];
    field.addEventListener('keydown', ({ timeStamp }) => times.push(timeStamp));
    return times;
  });
  await page.keyboard.type(text, { delay: betweenKeysMs });
  // The search comes half a second after the last key: with its answer there is nothing more to come.
  await expect(vendor.suggestions.getByRole('option', { name: /Shapla Lane/ }).first()).toBeVisible();
  const times = await pauses.jsonValue();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { characters: text.length, requests, longestPauseMs: Math.max(...gaps) };
};
