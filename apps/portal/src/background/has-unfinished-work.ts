/**
 * Matches elements that show work in progress: a question, a form in a drawer, a table with unsent rows, an edited
 * collection point, or a button that is sending.
 */
const workSelector = [
  '[role=alertdialog]',
  '[role=dialog] :is(iframe, [role=radio], [role=checkbox], input[type=radio], input[type=checkbox])',
  '[data-unsent-rows]',
  '[data-unsaved-outlet]',
  'button[data-loading]',
].join(',');

/** Matches fields whose text the vendor has typed. A search is quickly typed again. */
const typedFieldSelector =
  'textarea, input:not([type=search], [type=radio], [type=checkbox], [type=hidden], [readonly], [role=searchbox])';

/**
 * Returns true if a reload would interrupt the vendor. It reads the page, because every form would otherwise
 * have to report its fields, and the page loads their code only when it shows them.
 */
export const hasUnfinishedWork = (page: Document): boolean =>
  page.querySelector(workSelector) !== null ||
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFieldSelector)].some(
    ({ value }) => value.trim() !== '',
  );
