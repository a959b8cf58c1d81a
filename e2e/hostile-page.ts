import type { Page } from '@playwright/test';
import { executionMark } from './hostile-texts.ts';
import { findLayoutFaults } from './layout-faults.ts';

/** The smallest phone that the portal supports, in portrait orientation. */
export const smallPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

/**
 * Enters a text into every text field on the screen, as a paste would. Fills all fields in one call, because
 * the tests enter thousands of texts.
 */
export const fillVisibleFields = (page: Page, text: string): Promise<void> =>
  page.evaluate((value) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=file])',
    );
    for (const field of fields) {
      if (!field.matches(':enabled:not([readonly])') || !field.checkVisibility()) continue;
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      // React replaces the setter of the element to notice changes, so this calls the original one.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, text);

/** Watches a page for signs that it executes the texts it shows. */
export interface HostilePage {
  /** Finds texts that cannot be reached, elements that a text created, and signs of executed texts. */
  findFaults(): Promise<readonly string[]>;
}

/** Starts watching a page. Call it before the first navigation, because it misses earlier dialogs. */
export const watchHostilePage = (page: Page): HostilePage => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return dialog.accept();
    dialogs.push(`a text opened a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return {
    findFaults: async () => {
      const executions = await page.evaluate(
        (mark) => [
          ...(mark in window ? ['a text was executed'] : []),
          ...[...document.querySelectorAll('[onerror], [onload], [href^="javascript:" i]')].map(
            (element) => `a text became an element: ${element.outerHTML.slice(0, 80)}`,
          ),
        ],
        executionMark,
      );
      return [...dialogs, ...executions, ...(await findLayoutFaults(page))];
    },
  };
};
