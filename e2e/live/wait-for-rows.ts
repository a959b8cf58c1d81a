import type { Page } from '@playwright/test';
import type { ExpectedRow } from './expected-rows.ts';

interface RowsToSee {
  readonly rows: readonly ExpectedRow[];
  /** Indexes of the rows to look at. */
  readonly indexes: readonly number[];
  /** The number of sockets that had opened before the connection was broken. */
  readonly openedBefore: number;
  /** Milliseconds after which to give up. */
  readonly timeoutMs: number;
}

/**
 * Runs in the page. Scrolls to the rows in turn and compares each with the expected one, until all are right. The
 * position of a row follows from the rows above it, so a right row at its position also shows that the list above
 * has the right length.
 */
const watchRows = async ({
  rows,
  indexes,
  openedBefore,
  timeoutMs,
}: RowsToSee): Promise<{ readonly ms: number | null; readonly problem: string }> => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const list = document.querySelector<HTMLElement>('[data-slot=order-list]');
  const opened = window.liveLog?.opened ?? [];
  const heightOf = (selector: string): number =>
    list?.querySelector(selector)?.closest<HTMLElement>('[role=listitem]')?.offsetHeight ?? 0;
  const topOf = (index: number): number => {
    const headings = rows.slice(0, index).filter(({ kind }) => kind === 'heading').length;
    return headings * heights.heading + (index - headings) * heights.order;
  };
  const findProblem = (index: number): string | null => {
    const row = rows[index];
    if (list === null || row === undefined) return 'the page shows no list';
    const found = list.querySelector<HTMLElement>(
      row.kind === 'order'
        ? `[data-order-id="${row.id}"]`
        : `[data-slot=order-list-heading][data-bucket="${row.bucket}"]`,
    );
    const shown = row.kind === 'order' ? found?.dataset['status'] : Number(found?.children[0]?.textContent);
    const isRight = shown === (row.kind === 'order' ? row.status : row.size);
    const position = found?.closest<HTMLElement>('[role=listitem]')?.style.transform;
    return isRight && position === `translateY(${topOf(index)}px)`
      ? null
      : `${JSON.stringify(row)} is ${shown} at ${position}`;
  };

  if (list !== null) list.scrollTop = 0;
  await nextFrame();
  await nextFrame();
  const heights = { heading: heightOf('[data-slot=order-list-heading]'), order: heightOf('[data-order-id]') };
  const deadline = performance.now() + timeoutMs;
  let problem = 'the socket was not opened again';
  const wrong = [...indexes];
  while (performance.now() < deadline) {
    const [index] = wrong;
    if (index === undefined) {
      const openedAt = opened[openedBefore];
      if (openedAt !== undefined) return { ms: performance.now() - openedAt, problem: '' };
    } else {
      if (list !== null) list.scrollTop = topOf(index) - list.clientHeight / 2;
      await nextFrame();
    }
    await nextFrame();
    const found = index === undefined ? null : findProblem(index);
    if (found === null) wrong.shift();
    else problem = found;
  }
  return { ms: null, problem };
};

/**
 * Waits until these rows of the list are right, after the connection was broken. Resolves with the milliseconds
 * since the socket opened again, or with the first row that stayed wrong. The time includes the scrolling.
 */
export const waitForRows = (
  page: Page,
  options: RowsToSee,
): Promise<{ readonly ms: number | null; readonly problem: string }> => page.evaluate(watchRows, options);
