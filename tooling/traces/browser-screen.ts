import type { BrowserContext, Page } from 'playwright';

/** Milliseconds within which a screen must show content. */
const contentTimeoutMs = 12_000;

/** True if a screen shows no heading or text within 12 seconds. */
export const isBlank = async (page: Page): Promise<boolean> => {
  const hasContent = (): boolean => {
    const main = document.querySelector('main');
    const headings = document.querySelectorAll('h1, h2, [role=dialog], [role=alertdialog]');
    const hasHeading = [...headings].some((heading) => heading.getClientRects().length > 0);
    return main !== null && hasHeading && main.innerText.trim().length > 20;
  };
  const deadline = performance.now() + contentTimeoutMs;
  for (;;) {
    // The evaluation fails while the page reloads.
    if (await page.evaluate(hasContent).catch(() => false)) return false;
    if (performance.now() > deadline) return true;
    await page.waitForTimeout(100);
  }
};

interface FeeRecord {
  /** Returns the fees that were submitted without having been shown on any page. */
  readonly listHidden: () => readonly number[];
}

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));

declare global {
  interface Window {
    /** Reports a text with fees and the time at which it appeared, in Unix milliseconds. */
    readonly feeSeen: (text: string, at: number) => void;
  }
}

interface SubmittedFee {
  readonly fee: number;
  /** Unix milliseconds. */
  readonly at: number;
}

/** Records every fee that a page of the browser shows, and every fee that it submits. */
export const watchFees = async (context: BrowserContext): Promise<FeeRecord> => {
  const shownAt = new Map<number, number>();
  const submitted: SubmittedFee[] = [];
  await context.exposeBinding('feeSeen', (_source, text: string, at: number) => {
    for (const fee of numbersIn(text)) shownAt.set(fee, Math.min(shownAt.get(fee) ?? at, at));
  });
  await context.addInitScript(() => {
    let lastText = '';
    new MutationObserver(() => {
      const selectors =
        '[data-slot=quote-fee], [role=alertdialog], [role=dialog] h2, [data-slot=payment-step]';
      const text = [...document.querySelectorAll(selectors)]
        .map((element) => element.textContent)
        .join(' | ');
      if (text !== lastText) window.feeSeen(text, Date.now());
      lastText = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !/\/order(\/payment\/intent)?$/.test(pathname)) return;
    const body = request.postDataJSON() as {
      readonly delivery_fee?: number;
      readonly discounted_delivery_fee?: number;
      readonly order?: { readonly delivery_fee?: number; readonly discounted_delivery_fee?: number };
    };
    const order = pathname.endsWith('/order') ? body : body.order;
    const fee = order?.discounted_delivery_fee ?? order?.delivery_fee;
    if (fee !== undefined) submitted.push({ fee, at: request.timing().startTime });
  });
  // Both timestamps use the same clock. The events of a fee that is shown and sent at once may arrive in any
  // order.
  const toleranceMs = 50;
  return {
    listHidden: () =>
      submitted
        .filter(({ fee, at }) => (shownAt.get(fee) ?? Infinity) > (at > 0 ? at : Infinity) + toleranceMs)
        .map(({ fee }) => fee),
  };
};
