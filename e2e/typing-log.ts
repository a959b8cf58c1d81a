import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { vendorAt } from './vendor.ts';

interface FormState {
  readonly name: string;
  readonly amount: string;
  readonly description: string;
}

const fields = ['name', 'amount', 'description'] as const;
const blank: FormState = { name: '', amount: '', description: '' };

/** The contents of the request form after each key press, with the time of the key press. */
export type TypingLog = readonly { readonly at: number; readonly form: FormState }[];

const readForm = async (page: Page): Promise<FormState> => {
  const vendor = vendorAt(page);
  // A field that is not open is empty.
  const read = async (field: (typeof fields)[number]) =>
    (await vendor[field].isVisible()) ? vendor[field].inputValue() : '';
  const [name = '', amount = '', description = ''] = await Promise.all(fields.map(read));
  return { name, amount, description };
};

/** Types a request until the signal aborts, key by key. The form must be empty. */
export const typeUntil = async (page: Page, texts: FormState, signal: AbortSignal): Promise<TypingLog> => {
  const vendor = vendorAt(page);
  const log: { at: number; form: FormState }[] = [{ at: Date.now(), form: blank }];
  let form = blank;
  try {
    for (const field of fields) {
      if (field === 'description') await vendor.openExtras(field);
      await vendor[field].focus();
      for (const character of texts[field]) {
        if (signal.aborted) return log;
        const at = Date.now();
        await page.keyboard.type(character);
        form = { ...form, [field]: form[field] + character };
        log.push({ at, form });
        await sleep(40);
      }
    }
  } catch (error) {
    // The kill interrupts the last key press.
    if (!signal.aborted) throw error;
  }
  return log;
};

const isSameForm = (one: FormState, other: FormState): boolean =>
  fields.every((field) => one[field] === other[field]);

/**
 * Waits until the form shows a state of the log.
 * @returns milliseconds between the first lost key press and the kill, or null if nothing was restored
 */
export const measureLoss = async (page: Page, log: TypingLog, killedAt: number): Promise<number | null> => {
  const deadline = Date.now() + 5000;
  let loss: number | null = null;
  while (Date.now() < deadline) {
    const form = await readForm(page);
    const index = log.findLastIndex((entry) => isSameForm(entry.form, form));
    if (index > 0) {
      const firstLost = log[index + 1];
      loss = firstLost === undefined ? 0 : Math.max(0, killedAt - firstLost.at);
      if (loss <= 1000) return loss;
    }
    await sleep(100);
  }
  return loss;
};
