import type { BrowserContext, Page } from 'playwright';

/** Screens come within this time, or they are blank. */
const comesWithinMs = 12_000;

/** Whether a screen stays without a heading and a text. */
export const isBlank = async (page: Page): Promise<boolean> => {
  const hasContent = (): boolean => {
    const main = document.querySelector('main');
    const headings = document.querySelectorAll('h1, h2, [role=dialog], [role=alertdialog]');
    const isHeaded = [...headings].some((heading) => heading.getClientRects().length > 0);
    return main !== null && isHeaded && main.innerText.trim().length > 20;
  };
  const deadline = performance.now() + comesWithinMs;
  for (;;) {
    // In the middle of a reload there is no page to ask.
    if (await page.evaluate(hasContent).catch(() => false)) return false;
    if (performance.now() > deadline) return true;
    await page.waitForTimeout(100);
  }
};

interface Fees {
  /** Fees that left although they had not been on the screen. */
  readonly hidden: () => readonly number[];
}

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));

interface Submitted {
  readonly fee: number;
  readonly at: number;
}

/** Remembers every fee that stands on a screen of the browser, and every one that is submitted. */
export const watchFees = async (context: BrowserContext): Promise<Fees> => {
  const shownAt = new Map<number, number>();
  const submitted: Submitted[] = [];
  await context.exposeBinding('feeSeen', (_source, text: string, at: number) => {
    for (const fee of numbersIn(text)) shownAt.set(fee, Math.min(shownAt.get(fee) ?? at, at));
  });
  await context.addInitScript(() => {
    const { feeSeen } = globalThis as unknown as { readonly feeSeen: (text: string, at: number) => void };
    let known = '';
    new MutationObserver(() => {
      const places = '[data-slot=quote-fee], [role=alertdialog], [role=dialog] h2, [data-slot=payment-step]';
      const text = [...document.querySelectorAll(places)].map((place) => place.textContent).join(' | ');
      if (text !== known) feeSeen(text, Date.now());
      known = text;
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
  // Both times are the machine's; what is drawn and sent in one breath may be told in the other order.
  const breathMs = 50;
  return {
    hidden: () =>
      submitted
        .filter(({ fee, at }) => (shownAt.get(fee) ?? Infinity) > (at > 0 ? at : Infinity) + breathMs)
        .map(({ fee }) => fee),
  };
};
