import { createEffect } from 'effector';
import { focusSettled } from '../../../shell/focus.ts';

/**
 * After the table has changed, focuses the line that names the opened figure and scrolls to it. After it is
 * closed, focuses the day sheet.
 */
export const focusOpenedCellFx = createEffect(async (cell: unknown) => {
  await focusSettled();
  const slot = cell === null ? 'day-sheet' : 'opened-figure';
  document.querySelector<HTMLElement>(`[data-slot=${slot}]`)?.focus();
});
